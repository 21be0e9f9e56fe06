// Takes the spaces and comments out of the release page's text files. Trunk runs it on what it has built
// before putting it in dist/ (post_build hook in Trunk.toml).

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

const { TRUNK_PROFILE, TRUNK_STAGING_DIR } = process.env;

/** Names are kept where something outside the file may use them: in modules and in style sheets. */
const shrink = {
  js: async (text) => (await transform(text, { loader: 'js', minify: true, target: 'es2022', legalComments: 'none' })).code,
  css: async (text) => (await transform(text, { loader: 'css', minify: true, legalComments: 'none' })).code,
  html: async (text) => text.replace(/<!--[\s\S]*?-->/g, '').replace(/\n\s*/g, '\n').replace(/\n+/g, '\n'),
};

if (TRUNK_PROFILE === 'release') {
  const files = await readdir(TRUNK_STAGING_DIR, { recursive: true });
  for (const file of files) {
    const kind = shrink[file.split('.').pop()];
    if (!kind) continue;
    const path = join(TRUNK_STAGING_DIR, file);
    await writeFile(path, await kind(await readFile(path, 'utf8')));
  }
}
