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

async function start() {
  const glue = document.querySelector('link[rel=modulepreload]').href;
  const wasm = document.querySelector('link[rel=preload][as=fetch]').href;
  let arrived = false;
  try {
    const response = fetch(wasm);
    const { default: init } = await import(glue);
    const module = await response;
    if (!module.ok) throw new Error(`${wasm}: ${module.status}`);
    arrived = true;
    await init({ module_or_path: module });
    document.documentElement.dataset.croupier = 'started';
  } catch (error) {
    console.error(error);
    show(causeOf(error, arrived));
  }
}

if (typeof WebAssembly === 'object') start();
else show('missing');
