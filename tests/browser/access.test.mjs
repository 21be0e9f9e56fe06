// Every screen for everyone: axe finds nothing in either language, by day and by night, wide and at 320 pixels, where
// nothing is scrolled sideways.

import assert from 'node:assert/strict';
import { axe, inBrowser } from './harness.mjs';
import { ASKS, find, some } from './questions.mjs';

/** What is wrong with the screen: what axe finds, and what is wider than the window. */
async function faultsOf(page) {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} wide in ${clientWidth}`] : [];
  });
  return [...(await axe(page)), ...wide];
}

/** Answers what is asked, in any language. */
async function answer(page, ask) {
  const given = await some(page, ask);
  if (given.wins) for (const [at, won] of given.wins.entries()) await page.locator(`#amount-${at}-0`).fill(won);
  if (given.pots) {
    await page.locator('#who-0-0').selectOption('nobody');
    await page.locator('#add-pot').click();
    for (const row of [0, 1]) {
      await page.locator(`#amount-1-${row}`).fill('1');
      await page.locator(`#who-1-${row}`).check();
    }
  }
  if (await page.locator('.choice').count()) await page.locator('.choice input').last().check();
  if (ask === 'may raise') await page.locator('#amount-1-0').fill('9999');
}

for (const [width, dark] of [[1280, false], [1280, true], [320, false], [320, true]]) {
  for (const locale of ['en-GB', 'fr-FR']) {
    inBrowser(`axe finds nothing: ${width} pixels, ${dark ? 'dark' : 'light'}, ${locale}`, { width, height: 640, dark, locale }, async (page) => {
      for (const ask of Object.keys(ASKS)) {
        await find(page, ask, { level: 3 });
        const screen = async (name) => assert.deepEqual(await faultsOf(page), [], `${ask}, ${name}`);
        await screen('question');
        if (ask !== 'show order') {
          await page.locator('.cta').click();
          await page.locator('.problem').waitFor();
          await screen('what is not filled in');
        }
        await answer(page, ask);
        await page.locator('.cta').click();
        await page.locator('#verdict').waitFor();
        await page.locator('details summary').click();
        await screen('verdict');
        assert.equal(await page.locator('[aria-live], [role=status], [role=alert]:visible').count(), 1);
      }
      await page.evaluate(() => { location.hash = 'nonsense'; });
      await page.locator('.notice').waitFor();
      await page.keyboard.press('?');
      await page.locator('dialog[open]').waitFor();
      assert.deepEqual(await faultsOf(page), [], 'keys');
    });
  }
}

inBrowser('forced colours and large letters lose nothing', { width: 320, context: { forcedColors: 'active' } }, async (page) => {
  await page.evaluate(() => { document.documentElement.className = 'large'; });
  assert.deepEqual(await faultsOf(page), []);
});

inBrowser('what can be pressed is large enough to hit', { width: 320, context: { hasTouch: true } }, async (page) => {
  for (const ask of Object.keys(ASKS)) {
    await find(page, ask, { level: 2 });
    const small = await page.locator('button:visible, select:visible, .choice:visible, .who label:visible, input[type=text]:visible, summary:visible').evaluateAll((all) =>
      all.map((one) => [one.getBoundingClientRect(), one.textContent]).filter(([{ width, height }]) => width < 43.5 || height < 43.5).map(([, text]) => text));
    assert.deepEqual(small, [], ask);
  }
});
