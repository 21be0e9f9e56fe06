// Finishes the release page. Trunk runs it on what it has built before putting it in dist/ (post_build hook in
// Trunk.toml): the words of each language become a file of their own, and spaces and comments go.

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

const { CROUPIER_WORDS, TRUNK_PROFILE, TRUNK_STAGING_DIR } = process.env;

/** Names are kept where something outside the file may use them: in modules and in style sheets. */
const shrink = {
  js: async (text) => (await transform(text, { loader: 'js', minify: true, target: 'es2022', legalComments: 'none' })).code,
  css: async (text) => (await transform(text, { loader: 'css', minify: true, legalComments: 'none' })).code,
  html: async (text) => text.replace(/<!--[\s\S]*?-->/g, '').replace(/\n\s*/g, '\n').replace(/\n+/g, '\n'),
};

/** Copies the words under a name with a hash of them, and tells the page where they are. */
async function addWords(folder) {
  const page = join(TRUNK_STAGING_DIR, 'index.html');
  let links = '';
  for (const lang of ['en', 'fr']) {
    const text = await readFile(join(folder, `${lang}.txt`));
    const name = `words-${lang}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.txt`;
    await writeFile(join(TRUNK_STAGING_DIR, name), text);
    links += `<meta name="words-${lang}" content="./${name}">`;
  }
  await writeFile(page, (await readFile(page, 'utf8')).replace('</head>', `${links}</head>`));
}

// Without the folder the app carries its words inside (the feature `carried`).
if (CROUPIER_WORDS) await addWords(CROUPIER_WORDS);

if (TRUNK_PROFILE === 'release') {
  const files = await readdir(TRUNK_STAGING_DIR, { recursive: true });
  for (const file of files) {
    const kind = shrink[file.split('.').pop()];
    if (!kind) continue;
    const path = join(TRUNK_STAGING_DIR, file);
    await writeFile(path, await kind(await readFile(path, 'utf8')));
  }
}
