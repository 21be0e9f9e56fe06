// What the browser tests stand on: a small server for dist/, Chromium, and a record of all that goes wrong.
//
//   import { axe, inBrowser } from './harness.mjs';
//
//   inBrowser('a claim about the page', { width: 320, dark: true, locale: 'fr-FR' }, async (page) => {
//     await page.getByRole('button', { name: 'Valider' }).click();
//     assert.deepEqual(await axe(page), []);
//   });
//
// `page` is Playwright's. The test fails where the page left a fault behind: an error on its console, a violation of
// its policy, a request to another host; but for those that its option `expects` names.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join, normalize } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The built page. */
export const DIST = join(ROOT, 'dist');

/** The strictest policy that the page works under. */
export const POLICY = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** The same without WebAssembly. */
export const NO_WASM = { ...POLICY, 'script-src': "'self'" };

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.zip': 'application/zip',
};

/** Servers and the browser, until the tests of a file end. */
const servers = [];
let browser;

after(async () => {
  await (await browser)?.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** The origins that are ours; every other is foreign. */
const own = new Set();

/**
 * Serves a folder under a path, until the tests of this file end.
 *
 * @param {object} options
 * @param {string} [options.base] the path it is served under, with a slash at both ends
 * @param {string} [options.folder] what is served
 * @param {object|null} [options.policy] the Content-Security-Policy of its pages, directive by directive; null for none
 * @param {Record<string, string>} [options.pages] further pages, by path, which no policy is sent with: a page that
 *   embeds this one, for example
 * @returns {Promise<{origin: string, url: string, asked: string[]}>} where it is, and the paths that were asked for
 */
export async function serve({ base = '/', folder = DIST, policy = POLICY, pages = {} } = {}) {
  const asked = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    asked.push(pathname);
    if (pages[pathname] !== undefined) {
      response.writeHead(200, { 'Content-Type': TYPES['.html'] }).end(pages[pathname]);
      return;
    }
    try {
      if (!pathname.startsWith(base)) throw new Error('outside the base');
      const name = normalize(decodeURIComponent(pathname.slice(base.length))) || 'index.html';
      const path = join(folder, name === '.' ? 'index.html' : name);
      const body = await readFile(path);
      const headers = { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' };
      if (policy) headers['Content-Security-Policy'] = Object.entries(policy).map((pair) => pair.join(' ')).join('; ');
      response.writeHead(200, headers).end(body);
    } catch {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not here');
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  servers.push(server);
  return { origin, url: origin + base, asked };
}

/** One Chromium for all tests of a file. */
function launched() {
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Another host is not only noticed: it is not found.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  return browser;
}

/** Reading the storage throws, as in a sandboxed or third-party frame. */
function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

/** Writing to the storage throws, as where it is full. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/**
 * Opens the page in a profile of its own.
 *
 * @param {object} options those of `serve`, and:
 * @param {{url: string}} [options.site] a server that is there already
 * @param {string} [options.at] what follows the page's address: `#…`, `?…`, a file
 * @param {number} [options.width]
 * @param {number} [options.height]
 * @param {boolean} [options.dark]
 * @param {boolean} [options.still] whether the reader asked for less motion (yes, unless said)
 * @param {string} [options.locale]
 * @param {boolean} [options.scripts] whether JavaScript runs
 * @param {'blocked'|'full'} [options.storage]
 * @param {(() => void)[]} [options.init] run in the page before its own scripts
 * @param {(page: import('playwright-core').Page) => Promise<void>} [options.before] done with the page before it loads
 * @param {boolean} [options.starts] whether to wait until the app has started
 * @param {object} [options.context] further options for Playwright's browser context
 */
export async function open(options = {}) {
  const { at = '', width = 1280, height = 800, dark = false, still = true, locale = 'en-GB', scripts = true } = options;
  const { storage, init = [], before, starts = true } = options;
  const site = options.site ?? (await serve(options));
  own.add(new URL(site.url).origin);
  const context = await (await launched()).newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: still ? 'reduce' : 'no-preference',
    locale,
    javaScriptEnabled: scripts,
    ...options.context,
  });
  const faults = await watch(context);
  if (storage === 'blocked') await context.addInitScript(blockStorage);
  if (storage === 'full') await context.addInitScript(fillStorage);
  for (const script of init) await context.addInitScript(script);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await before?.(page);
  await page.goto(site.url + at);
  if (starts) await started(page);
  return { page, faults, site, close: () => context.close() };
}

/** Waits until the app has started. */
export async function started(page) {
  await page.locator('html[data-croupier=started]').waitFor({ state: 'attached' });
}

/** Records what goes wrong in all pages of a context. */
async function watch(context) {
  const faults = [];
  await context.exposeBinding('reportViolation', (_, text) => faults.push(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.reportViolation(`${event.effectiveDirective} blocked ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const local = ['data:', 'blob:', 'about:'].includes(url.protocol) || own.has(url.origin);
    if (!local) faults.push(`foreign: ${request.url()}`);
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (fault) => faults.push(`error: ${fault.error()?.message ?? fault.error()}`));
  return faults;
}

/** Waits until what the page did last is in the record. */
export async function settled(page) {
  await page.waitForTimeout(50);
}

/**
 * A test on a page opened with `open`'s options: `act(page, site)`. It ends with no fault on record but those that
 * `options.expects`, a list of patterns, allows.
 */
export function inBrowser(name, options, act) {
  test(name, async () => {
    const { page, faults, site, close } = await open(options);
    const unexpected = () => faults.filter((fault) => !options.expects?.some((pattern) => pattern.test(fault)));
    try {
      await act(page, site);
      await settled(page);
      assert.deepEqual(unexpected(), [], 'the page left faults');
    } catch (error) {
      const path = await shot(page, `failed ${name}`).catch(() => 'not there');
      error.message += ['', ...unexpected(), `picture: ${path}`].join('\n  ');
      throw error;
    } finally {
      await close();
    }
  });
}

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds against WCAG 2.2 AA and its best practices, a line each.
 *
 * @param {import('playwright-core').Page} page
 * @param {object} [options] of `axe.run`
 */
export async function axe(page, options = {}) {
  await page.evaluate(await axeSource);
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), options);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`));
}

/** Takes a picture, to be looked at by a person; git ignores them. */
export async function shot(page, name, options = {}) {
  const folder = join(ROOT, 'target/pictures');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.png`);
  await page.screenshot({ path, fullPage: true, ...options });
  return path;
}
