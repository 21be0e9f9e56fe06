// The shell: the page starts wherever it is put, and says what to do where it cannot.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { DIST, NO_WASM, axe, inBrowser, open, settled } from './harness.mjs';

for (const base of ['/', '/a/b/']) {
  inBrowser(`the page starts at ${base}`, { base }, async (page, { asked }) => {
    assert.notEqual(await page.locator('#app').innerText(), '');
    assert.equal(await page.locator('.loading').count(), 0);
    assert.equal(await page.locator('#trouble').isVisible(), false);
    const wasm = asked.filter((path) => path.endsWith('.wasm'));
    assert.equal(wasm.length, 1, 'what is preloaded is used');
    assert.deepEqual(asked.filter((path) => !path.startsWith(base)), []);
  });
}

/** The one sentence that is shown in a language. */
const sentence = (page, lang) => page.locator(`#trouble [lang=${lang}] p:visible`).allInnerTexts();

/** Says what is wrong in both languages, this one first, and nothing else. */
async function says(page, first, english, french) {
  await page.locator('#trouble').waitFor();
  assert.match((await sentence(page, 'en')).join('|'), english);
  assert.match((await sentence(page, 'fr')).join('|'), french);
  assert.equal(await page.locator('#trouble [lang]').first().getAttribute('lang'), first);
  assert.equal(await page.locator('html').getAttribute('lang'), first);
  assert.equal(await page.locator('#app').isVisible(), false);
  assert.deepEqual(await axe(page), []);
}

const blocked = { policy: NO_WASM, starts: false, expects: [/^policy: script-src/, /Content Security Policy/] };

inBrowser('a policy without WebAssembly is named', { ...blocked, locale: 'en-GB' }, async (page) => {
  await says(page, 'en', /^This page does not allow WebAssembly[^|]*$/, /^Cette page n’autorise pas WebAssembly[^|]*$/);
});

inBrowser('in French first to a French reader', { ...blocked, locale: 'fr-CA' }, async (page) => {
  await says(page, 'fr', /^This page does not allow/, /^Cette page n’autorise pas/);
});

const missing = { starts: false, init: [() => delete window.WebAssembly] };

inBrowser('a browser without WebAssembly is told so', missing, async (page) => {
  await says(page, 'en', /^This browser has no WebAssembly[^|]*$/, /^Ce navigateur n’a pas WebAssembly[^|]*$/);
});

/** The page, with an answer of our own to one of its requests. */
const answered = (glob, answer) => ({ starts: false, before: (page) => page.route(glob, answer), expects: [/^console: /] });

const lost = answered('**/*.wasm', (route) => route.abort());

inBrowser('a wasm that does not arrive is said to be missing', lost, async (page) => {
  await says(page, 'en', /^A part of the page did not arrive[^|]*$/, /^Une partie de la page n’est pas arrivée[^|]*$/);
});

const odd = Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 99, 0]);
const strange = answered('**/*.wasm', (route) => route.fulfill({ body: odd, contentType: 'application/wasm' }));

inBrowser('a wasm of another age is said not to be understood', strange, async (page) => {
  await says(page, 'en', /^This browser does not understand[^|]*$/, /^Ce navigateur ne comprend pas[^|]*$/);
});

// A browser from before modules runs none of them, but the script for it alone.
const before = answered('**/boot-*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));

inBrowser('a browser from before modules is told so', before, async (page) => {
  const old = await page.locator('script[nomodule]').getAttribute('src');
  await page.evaluate(await readFile(join(DIST, old), 'utf8'));
  assert.match((await sentence(page, 'en')).join('|'), /^This browser has no WebAssembly[^|]*$/);
  assert.equal(await page.locator('#app').isVisible(), false);
});

inBrowser('without JavaScript the page says what it needs', { starts: false, scripts: false }, async (page) => {
  const text = await page.locator('noscript').innerText();
  assert.match(text, /Croupier needs JavaScript/);
  assert.match(text, /Croupier a besoin de JavaScript/);
});

test('the shell holds no script and no style of its own, and names no host', async () => {
  const html = await readFile(join(DIST, 'index.html'), 'utf8');
  assert.doesNotMatch(html, /<style|\sstyle=|\son\w+=|javascript:/);
  assert.deepEqual([...html.matchAll(/<script(?![^>]* src=)[^>]*>/g)], []);
  const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link);
  assert.ok(links.length >= 5);
  assert.deepEqual(links.filter((link) => !link.startsWith('./')), []);
});

test('a fault of the page fails its test', async () => {
  const { page, faults, close } = await open();
  await page.evaluate(() => {
    console.error('one');
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
    return fetch('http://example.invalid/').catch(() => {});
  });
  await settled(page);
  for (const kind of [/^console: one/, /^policy: style-src/, /^policy: connect-src/]) {
    assert.ok(faults.some((fault) => kind.test(fault)), `${kind} in ${faults.join('\n')}`);
  }
  await close();
});
