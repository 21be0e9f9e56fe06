// Starts the app, and says what to do where that fails.
//
// A file of its own, since a strict Content-Security-Policy forbids inline scripts. The wasm and its
// glue carry a hash in their names: the links that Trunk wrote into the page lead to them.

/** Whether this page may compile WebAssembly at all: the smallest module there is. */
function wasmAllowed() {
  try {
    return !!new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch {
    return false;
  }
}

/** What stopped the start: a `data-cause` of index.html. */
function causeOf(error, arrived) {
  if (!arrived) return 'network';
  if (!wasmAllowed()) return 'blocked';
  return error instanceof WebAssembly.CompileError ? 'outdated' : 'failed';
}

/** Shows one cause, in the reader's language first. */
function show(cause) {
  const trouble = document.getElementById('trouble');
  for (const text of trouble.querySelectorAll('[data-cause]')) text.hidden = text.dataset.cause !== cause;
  const french = navigator.language.toLowerCase().startsWith('fr');
  const first = trouble.querySelector(french ? '[lang=fr]' : '[lang=en]');
  first.parentNode.prepend(first);
  document.documentElement.lang = first.lang;
  document.getElementById('app').hidden = true;
  trouble.hidden = false;
}

/** The language to start in: the one chosen before, or the first of the reader's that the page speaks. */
function language() {
  let chosen = '';
  try {
    chosen = JSON.parse(localStorage.getItem('croupier.settings'))?.lang;
  } catch {
    // Nothing is saved, or nothing that reads.
  }
  const known = [chosen, ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase());
  return known.find((lang) => lang === 'fr' || lang === 'en') ?? 'en';
}

/** Fetches the words of a language, where they are a file of their own, to where the app takes them from. */
async function words(lang) {
  const file = document.querySelector(`meta[name=words-${lang}]`)?.content;
  if (!file) return;
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  globalThis.croupierWords = { ...globalThis.croupierWords, [lang]: await response.text() };
}

async function start() {
  const first = language();
  const glue = document.querySelector('link[rel=modulepreload]').href;
  const wasm = document.querySelector('link[rel=preload][as=fetch]').href;
  let arrived = false;
  try {
    const parts = Promise.all([fetch(wasm), words(first)]);
    const { default: init } = await import(glue);
    const [module] = await parts;
    if (!module.ok) throw new Error(`${wasm}: ${module.status}`);
    arrived = true;
    await init({ module_or_path: module });
    document.documentElement.dataset.croupier = 'started';
    // The other language follows, so that nothing is left to load when it is chosen.
    await words(first === 'fr' ? 'en' : 'fr').then(() => dispatchEvent(new Event('words')), console.warn);
  } catch (error) {
    console.error(error);
    show(causeOf(error, arrived));
  }
}

if (typeof WebAssembly === 'object') start();
else show('missing');
