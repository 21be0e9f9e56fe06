// What the browser keeps, and every way it can refuse: a student loses nothing but what lasts no longer than the page.

import assert from 'node:assert/strict';
import { inBrowser, started } from './harness.mjs';
import { code } from './questions.mjs';

const FIRST = { at: `#${code({ kind: 2, seed: 19 })}` };

/** Answers what is asked with what comes first, and goes on. */
async function answer(page, times = 1) {
  for (let time = 0; time < times; time++) {
    await page.locator('.choice input').first().check();
    await page.keyboard.press('Enter');
    await page.locator('#verdict').waitFor();
    const code = await page.locator('.code').innerText();
    await page.evaluate((code) => { location.hash = code.replace(/.$/, ''); }, code);
    await page.locator('.notice', { hasText: '12 characters' }).waitFor();
    await page.evaluate((hash) => { location.hash = hash; }, FIRST.at.slice(1));
    await page.locator('.code', { hasText: FIRST.at.slice(1) }).waitFor();
  }
}

/** How many answers the foot counts. */
const counted = async (page) => Number((await page.locator('.foot').innerText()).match(/right of (\d+)/)?.[1] ?? 0);
const saved = (page, key = 'croupier.progress') => page.evaluate((key) => localStorage.getItem(key), key);
const notices = (page) => page.locator('.notice').allInnerTexts();

/** Puts a text into the storage before the page starts, once; the empty page before it has none. */
const there = (text, key = 'croupier.progress') => ({
  ...FIRST,
  init: [new Function(`if (location.hash && !sessionStorage.put) {
    sessionStorage.put = 1;
    localStorage.setItem('${key}', ${JSON.stringify(text)});
  }`)],
});

inBrowser('progress outlasts the page', FIRST, async (page) => {
  await answer(page, 2);
  await page.reload();
  await started(page);
  assert.equal(await counted(page), 2);
  assert.deepEqual(await notices(page), []);
  const { v, kinds } = JSON.parse(await saved(page));
  assert.deepEqual([v, kinds['shows-first'].asked, Object.keys(kinds)], [1, 2, ['shows-first']]);
});

for (const storage of ['blocked', 'full']) {
  const sentence = { blocked: /lets this page save nothing/, full: /storage is full/ }[storage];
  inBrowser(`a storage that is ${storage} costs nothing but memory, and says so once`, { ...FIRST, storage }, async (page) => {
    await answer(page);
    assert.equal((await notices(page)).filter((text) => sentence.test(text)).length, 1);
    await page.locator('.notice', { hasText: sentence }).getByRole('button').click();
    await answer(page);
    assert.deepEqual(await notices(page), [], 'it is not said again');
    assert.equal(await counted(page), 2);
    await page.locator('#level').selectOption('2');
    assert.equal(await page.locator('#level').inputValue(), '2');
  });
}

inBrowser('a storage that is full for a while loses no answer', FIRST, async (page) => {
  await page.evaluate(() => {
    window.allow = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await answer(page, 2);
  assert.equal(await saved(page), null);
  await page.evaluate(() => { Storage.prototype.setItem = window.allow; });
  await answer(page);
  assert.equal(JSON.parse(await saved(page)).kinds['shows-first'].asked, 3);
});

for (const text of ['{"v":1,"kinds', 'null', '[]', '{"v":1}', '{"v":1,"kinds":{"shows-first":{"asked":-1,"right":0}}}', '{"v":1,"kinds":{"shows-first":7}}', '{"v":"1","kinds":{}}']) {
  inBrowser(`what does not read is kept aside, and said once: ${text}`, there(text), async (page) => {
    assert.deepEqual((await notices(page)).map((notice) => /could not be read/.test(notice)), [true]);
    assert.equal(await saved(page, 'croupier.progress.unreadable'), text);
    await answer(page);
    assert.equal(await counted(page), 1);
    await page.reload();
    await started(page);
    assert.equal(await counted(page), 1);
    assert.deepEqual(await notices(page), []);
    assert.equal(await saved(page, 'croupier.progress.unreadable'), text);
  });
}

inBrowser('what a later version saved is left as it is', there('{"v":2,"kinds":{},"more":true}'), async (page) => {
  assert.deepEqual((await notices(page)).map((notice) => /newer version/.test(notice)), [true]);
  await answer(page);
  assert.equal(await counted(page), 1);
  assert.equal(await saved(page), '{"v":2,"kinds":{},"more":true}');
});

inBrowser('what this version does not know stays', there('{"v":1,"kinds":{"omaha":{"asked":4,"right":2}},"since":2026}'), async (page) => {
  await answer(page);
  const { kinds, since } = JSON.parse(await saved(page));
  assert.deepEqual([kinds.omaha, kinds['shows-first'].asked, since], [{ asked: 4, right: 2 }, 1, 2026]);
});

inBrowser('two tabs add up, and see each other', FIRST, async (page, site) => {
  const other = await page.context().newPage();
  await other.goto(site.url + FIRST.at);
  await started(other);
  await answer(page, 2);
  await answer(other);
  await other.locator('.foot', { hasText: 'right of 3' }).waitFor();
  await page.locator('.foot', { hasText: 'right of 3' }).waitFor();
  assert.equal(JSON.parse(await saved(page)).kinds['shows-first'].asked, 3);
  await other.evaluate(() => localStorage.clear());
  await page.locator('.foot', { hasText: 'No answer yet' }).waitFor();
});

inBrowser('choices of a later version are left as they are', there('{"v":2,"lang":"fr"}', 'croupier.settings'), async (page) => {
  await page.locator('#level').selectOption('3');
  assert.equal(await saved(page, 'croupier.settings'), '{"v":2,"lang":"fr"}');
});
