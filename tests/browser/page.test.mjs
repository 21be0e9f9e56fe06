// The page as a student uses it: questions answered with the keyboard alone, languages, links.

import assert from 'node:assert/strict';
import { inBrowser, settled } from './harness.mjs';
import { ASKS, code, fill, find, focused, goTo, right, some, tabTo, wrong } from './questions.mjs';

/** Enter, and what came of it. */
async function check(page) {
  await page.keyboard.press('Enter');
  await page.locator('#verdict').waitFor();
  assert.equal(await focused(page), 'verdict', 'the focus is on what was decided');
  const [right, wrong] = await Promise.all(['ok', 'no'].map((mark) => page.locator(`.parts .${mark}`).count()));
  const said = await page.locator('[role=status]').innerText();
  const start = wrong === 0 ? /^Right\. / : right === 0 ? /^Wrong\. / : / of \d+ (is|are) right\.$/;
  assert.match(said, start, 'a screen reader is told in short');
  return { right, wrong };
}

for (const ask of Object.keys(ASKS)) {
  inBrowser(`with the keyboard alone, right and wrong: ${ask}`, {}, async (page) => {
    const question = await find(page, ask);
    const again = async () => {
      await goTo(page, code({ kind: 1, seed: 1 << 20 }));
      await goTo(page, question);
    };
    await fill(page, ask, await some(page, ask));
    await check(page);
    const answer = await right(page, ask);
    await again();
    await fill(page, ask, answer);
    assert.deepEqual((await check(page)).wrong, 0, JSON.stringify(answer));
    assert.equal(await page.locator('.slip').count(), 0);
    await again();
    await fill(page, ask, wrong(ask, answer));
    assert.notEqual((await check(page)).wrong, 0);
    assert.notEqual(await page.locator('.slip p').innerText(), '');
    assert.match(await page.locator('.foot').innerText(), /right of 3/);
    // Enter again goes on.
    await page.keyboard.press('Enter');
    await page.locator('form.answer').waitFor();
    assert.notEqual(await page.locator('.code').innerText(), question);
    assert.equal(await focused(page), 'ask');
  });
}

inBrowser('the first screen asks, and says so in the title and the address', {}, async (page) => {
  const title = await page.locator('#ask').innerText();
  assert.equal(await page.title(), `${title} · Croupier`);
  assert.equal(new URL(page.url()).hash.slice(1), await page.locator('.code').innerText());
  assert.equal(await focused(page), 'BODY', 'the focus is not taken before anything was done');
});

inBrowser('what is not filled in gets a sentence at its field, and no mark', {}, async (page) => {
  await find(page, 'may raise');
  const problem = async () => {
    const id = await page.evaluate(() => document.activeElement.closest('[aria-describedby]').getAttribute('aria-describedby'));
    return page.locator(`#${id}`).innerText();
  };
  await page.keyboard.press('Enter');
  assert.equal(await problem(), 'Choose an answer first.');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  assert.equal(await focused(page), 'amount-1-0');
  assert.equal(await problem(), 'Enter an amount.');
  for (const [text, sentence] of [['ten', /figures/], ['1.5', /whole/], ['1', /./], ['999 999 999', /./]]) {
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
    assert.equal(await page.locator('[aria-invalid]').count(), 0, 'gone once the field changes');
    await page.keyboard.press('Enter');
    assert.match(await problem(), sentence);
  }
  assert.equal(await page.locator('#verdict').count(), 0);
  assert.match(await page.locator('.foot').innerText(), /No answer yet/);
});

inBrowser('amounts are read as people write them', {}, async (page) => {
  await find(page, 'may raise');
  for (const text of ['1500', '1,500', '1 500']) {
    await fill(page, 'may raise', { raise: true, minimum: text });
    await page.keyboard.press('Enter');
    await page.locator('#verdict').waitFor();
    assert.match(await page.locator('.parts').innerText(), /you: 1,500|Minimum raise \(total\): 1,500/);
    await page.keyboard.press('Enter');
    await find(page, 'may raise', { from: 10 });
    await find(page, 'may raise');
  }
});

inBrowser('another language keeps the question, what is typed, and the verdict', {}, async (page) => {
  await find(page, 'build pots');
  const before = await page.locator('.code').innerText();
  await page.locator('#amount-0-0').fill('1 500');
  await page.locator('#add-pot').click();
  await page.locator('#amount-1-1').fill('77');
  await page.locator('.who input').first().check();
  await page.locator('#lang').selectOption('fr');
  await page.locator('h2', { hasText: 'Déroulé du coup' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
  assert.match(await page.title(), /^Construire les pots/);
  assert.equal(await page.locator('.code').innerText(), before);
  assert.equal(await page.locator('#amount-0-0').inputValue(), '1 500');
  assert.equal(await page.locator('#amount-1-1').inputValue(), '77');
  assert.equal(await page.locator('.who input').first().isChecked(), true);
  assert.match(await page.locator('.accounted').innerText(), /1\u202f577/, 'amounts as French writes them');
  await page.locator('#lang').selectOption('en');
  await find(page, 'face up');
  await fill(page, 'face up', { choice: 'Yes' });
  await check(page);
  await page.locator('#lang').selectOption('fr');
  await page.locator('h2', { hasText: 'Pourquoi' }).waitFor();
  assert.equal(await page.locator('.parts li').count(), 1);
});

inBrowser('the reader’s language comes first', { locale: 'fr-CA' }, async (page) => {
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
  assert.equal(await page.locator('#lang').inputValue(), 'fr');
});

inBrowser('what is chosen deals another question and is remembered', {}, async (page) => {
  for (const [id, value] of [['kind', 'side-pots'], ['level', '3'], ['book', 'wsop-cash']]) {
    const before = await page.locator('.code').innerText();
    await page.locator(`#${id}`).focus();
    await page.locator(`#${id}`).selectOption(value);
    await page.waitForFunction((before) => document.querySelector('.code').textContent !== before, before);
    assert.equal(await focused(page), id, 'the focus stays');
    assert.match(await page.locator('[role=status]').innerText(), /^New question\. /);
  }
  await page.goto(page.url().split('#')[0]);
  await page.locator('#ask').waitFor();
  const chosen = await page.locator('.bar select').evaluateAll((selects) => selects.map((select) => select.value));
  assert.deepEqual(chosen, ['wsop-cash', 'side-pots', '3', 'en']);
  assert.match(await page.locator('.code').innerText(), /^1303-3/);
});

inBrowser('textbook cases can be chosen', {}, async (page) => {
  await page.locator('#level').selectOption('0');
  await page.waitForFunction(() => document.querySelector('.code').textContent[5] === '0');
});

inBrowser('a link opens its question and shows what it was chosen by', { at: `#${code({ book: 3, kind: 3, level: 2, seed: 5 })}` }, async (page) => {
  const chosen = await page.locator('.bar select').evaluateAll((selects) => selects.map((select) => select.value));
  assert.deepEqual(chosen, ['wsop-cash', 'side-pots', '2', 'en']);
  assert.equal(await page.locator('.code').innerText(), code({ book: 3, kind: 3, level: 2, seed: 5 }));
  const sloppy = code({ kind: 2, level: 3, seed: 9 }).toLowerCase().replaceAll('-', '').replaceAll('0', 'o');
  await page.evaluate((hash) => { location.hash = hash; }, sloppy);
  await page.locator('.code', { hasText: code({ kind: 2, level: 3, seed: 9 }) }).waitFor();
  await page.waitForFunction((wanted) => location.hash === `#${wanted}`, code({ kind: 2, level: 3, seed: 9 }));
  assert.equal(await page.locator('#level').inputValue(), '3');
});

const SPOILT = [
  ['mistyped', '1101-1000-0009', /wrong character/],
  ['too short', '1101', /12 characters; this text has 4/],
  ['with a letter that no code has', '1101-1000-000é', /character é/],
  ['of a scenario that does not exist', code({ kind: 1, level: 0, seed: 9999 }), /not the code of a question/],
];
for (const [what, hash, sentence] of SPOILT) {
  inBrowser(`a code ${what} gets a sentence and a fresh question`, { at: `#${encodeURIComponent(hash)}` }, async (page) => {
    assert.match(await page.locator('.notice').innerText(), sentence);
    assert.match(await page.locator('.notice').innerText(), /Here is a new question\./);
    assert.equal(await page.locator('form.answer').count(), 1);
    const fresh = await page.locator('.code').innerText();
    assert.equal(new URL(page.url()).hash, `#${fresh}`);
    await page.locator('.notice button').click();
    assert.equal(await page.locator('.notice').count(), 0);
  });
}

inBrowser('back and forward lead to the questions before and after', {}, async (page) => {
  const seen = [await page.locator('.code').innerText()];
  for (let turn = 0; turn < 2; turn++) {
    await page.locator('.go .quiet').click();
    await page.waitForFunction((before) => document.querySelector('.code').textContent !== before, seen.at(-1));
    seen.push(await page.locator('.code').innerText());
  }
  for (const [way, wanted] of [['goBack', 1], ['goBack', 0], ['goForward', 1], ['goForward', 2]]) {
    await page[way]();
    await page.locator('.code', { hasText: seen[wanted] }).waitFor();
    assert.equal(new URL(page.url()).hash, `#${seen[wanted]}`);
  }
});

inBrowser('the link is copied', { context: { permissions: ['clipboard-read', 'clipboard-write'] } }, async (page) => {
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.locator('.foot', { hasText: 'Link copied.' }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
  assert.equal(await page.locator('[role=status]').innerText(), 'Link copied.');
});

const refusing = [() => Object.defineProperty(navigator, 'clipboard', { value: undefined })];
inBrowser('a link that the browser does not copy is there to be copied', { init: refusing }, async (page) => {
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.locator('#link').waitFor();
  assert.equal(await focused(page), 'link');
  assert.equal(await page.evaluate(() => getSelection().toString()), page.url());
});

inBrowser('the keys are listed, can be put away, and can be switched off', {}, async (page) => {
  await find(page, 'face up');
  await tabTo(page, '.choice input');
  const before = await focused(page);
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  assert.match(await page.locator('dialog').innerText(), /1 to 9[\s\S]*Enter[\s\S]*\?[\s\S]*Esc/);
  await page.keyboard.press('2');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('dialog[open]').count(), 0);
  assert.equal(await focused(page), before, 'the focus is back');
  assert.equal(await page.locator('.choice input:checked').count(), 0, 'nothing happens behind the dialog');
  await page.getByRole('button', { name: 'Keys' }).click();
  await page.getByLabel('Single-key shortcuts').uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('2');
  await page.keyboard.press('?');
  assert.equal(await page.locator('.choice input:checked').count() + (await page.locator('dialog[open]').count()), 0);
  await page.reload();
  await page.locator('#ask').waitFor();
  await page.keyboard.press('2');
  assert.equal(await page.locator('.choice input:checked').count(), 0, 'remembered');
});

inBrowser('the keys of digits choose on a French keyboard too', {}, async (page) => {
  await find(page, 'face up');
  const press = (init) => page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init })), init);
  const chosen = () => page.locator('.choice input').evaluateAll((all) => all.map((one) => one.checked));
  await press({ key: 'é', code: 'Digit2' });
  assert.deepEqual(await chosen(), [false, true]);
  await press({ key: '!', code: 'Digit1', shiftKey: true });
  assert.deepEqual(await chosen(), [false, true], 'an exclamation mark is no digit');
  await press({ key: '1', code: 'Digit1', shiftKey: true });
  assert.deepEqual(await chosen(), [true, false]);
});

inBrowser('keys do nothing where they are typed, or with another key held', {}, async (page) => {
  await find(page, 'may raise');
  await tabTo(page, '#amount-1-0');
  await page.keyboard.type('12?');
  assert.equal(await page.locator('#amount-1-0').inputValue(), '12?');
  assert.equal(await page.locator('.choice input:checked').count() + (await page.locator('dialog[open]').count()), 0);
  await page.locator('#ask').focus();
  await page.keyboard.press('Alt+2');
  assert.equal(await page.locator('.choice input:checked').count(), 0);
});

inBrowser('a select that was used shows what a later question is chosen by', {}, async (page) => {
  await page.locator('#level').selectOption('3');
  await goTo(page, code({ kind: 1, level: 1, seed: 4 }));
  assert.equal(await page.locator('#level').inputValue(), '1');
  await find(page, 'build pots');
  await page.locator('#who-0-0').selectOption('nobody');
  await find(page, 'build pots', { from: 30 });
  assert.equal(await page.locator('#who-0-0').inputValue(), '', 'nobody is chosen in a fresh question');
});

inBrowser('the steps have the same badges in the argument and on the table', {}, async (page) => {
  for (const ask of Object.keys(ASKS)) {
    await find(page, ask);
    await fill(page, ask, await some(page, ask));
    await check(page);
    const listed = await page.locator('.why .mk:not(.off)').allInnerTexts();
    const drawn = await page.locator('.table .badge').evaluateAll((badges) => [...new Set(badges.map((badge) => badge.textContent))]);
    assert.deepEqual(drawn.toSorted(), listed.toSorted(), ask);
    assert.ok(await page.locator('.cite').count() > 0, ask);
    assert.ok(await page.locator('.books li').count() > 0, ask);
  }
});

inBrowser('the table is drawn for the room that it has', { width: 1280 }, async (page) => {
  assert.equal(await page.locator('.table.wide').count(), 1);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.locator('.table.tall').waitFor();
});

inBrowser('the page works in a frame of another page', {
  pages: { '/frame': '<!doctype html><title>Frame</title><iframe src="/" width="600" height="600" title="Croupier"></iframe>' },
  at: 'frame', starts: false,
  // The outer page has no icon.
  expects: [/404/],
}, async (page) => {
  const frame = page.frameLocator('iframe');
  await frame.locator('#ask').waitFor();
  await frame.locator('.go .quiet').click();
  await settled(page);
  assert.equal(await frame.locator('form.answer').count(), 1);
});

inBrowser('a language whose words are late is said in the other until they come', {
  at: `#${code({ kind: 1, seed: 3 })}`,
  before: (page) => page.route('**/words-fr-*', async (route) => {
    await new Promise((go) => setTimeout(go, 500));
    await route.continue();
  }),
}, async (page) => {
  await page.locator('#lang').selectOption('fr');
  assert.notEqual(await page.locator('#ask').innerText(), '');
  await page.locator('#ask', { hasText: 'relancer' }).waitFor();
  await page.locator('.table .you', { hasText: 'Vous' }).waitFor();
});
