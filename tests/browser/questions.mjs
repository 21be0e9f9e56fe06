// Questions for the browser tests: codes, and answering with the keyboard alone. Not a test itself.

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What the page can ask: number of its kind, title, and the same in French. */
export const ASKS = {
  'may raise': { kind: 1, title: /^May . raise\?$/, french: /peut-il relancer/ },
  'shows first': { kind: 2, title: /^Who shows first\?$/, french: /premier/ },
  'show order': { kind: 2, title: /^In what order/, french: /ordre/ },
  'face up': { kind: 2, title: /^Are all hands turned up/, french: /retourner/ },
  'build pots': { kind: 3, title: /^Build the pots$/, french: /Construire/ },
  award: { kind: 3, title: /^Who gets what\?$/, french: /combien/ },
};

/** The code of a question under the TDA's rules (book 1), as `crates/quiz/src/code.rs` writes it. */
export function code({ book = 1, kind, level = 1, seed = 0 }) {
  const symbols = [1, book, kind >> 5, kind & 31, level];
  for (let place = 0; place < 6; place++) symbols.push((seed >> (25 - 5 * place)) & 31);
  const timesX = (element) => ((element << 1) & 32 ? (element << 1) ^ 0b100101 : element << 1);
  symbols.push(symbols.reduce((sum, symbol) => timesX(sum ^ symbol), 0));
  return symbols.map((symbol) => ALPHABET[symbol]).join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** Opens a question as a link does, and waits for it. */
export async function goTo(page, wanted) {
  await page.evaluate((hash) => { location.hash = hash; }, wanted);
  await page.locator('.code', { hasText: wanted }).waitFor();
}

/** The code of the first question that asks this. */
export async function find(page, ask, { book = 1, level = 1, from = 0 } = {}) {
  const { kind, title, french } = ASKS[ask];
  for (let seed = from; seed < from + 60; seed++) {
    const wanted = code({ book, kind, level, seed });
    await goTo(page, wanted);
    const text = await page.locator('#ask').innerText();
    if (title.test(text) || french.test(text)) return wanted;
  }
  throw new Error(`none of 60 questions asks ${ask}`);
}

/** What has the focus: its id, or its tag. */
export const focused = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.tagName);

/** Presses Tab until this has the focus. */
export async function tabTo(page, selector) {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Types into a field that Tab leads to. */
async function type(page, selector, text) {
  await tabTo(page, selector);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Starts at the head of the question, as after the one before. */
const start = (page) => page.evaluate(() => document.getElementById('ask').focus());

/** The labels of the choices. */
const choices = (page) => page.locator('.choice > span').allInnerTexts();

/**
 * Fills in an answer to an English question, with the keyboard alone.
 *
 * @param {string} ask a key of ASKS
 * @param {object} answer what `right` gives, or something like it
 */
export async function fill(page, ask, answer) {
  await start(page);
  const choose = async (label) => {
    const at = (await choices(page)).findIndex((choice) => choice.startsWith(label));
    if (at < 0) throw new Error(`no choice is called ${label}`);
    await page.keyboard.press(String(at + 1));
  };
  switch (ask) {
    case 'may raise':
      await choose(answer.raise ? 'Fold, call or raise' : 'Fold or call');
      if (answer.raise) await type(page, '#amount-1-0', answer.minimum);
      break;
    case 'shows first':
    case 'face up':
      await choose(answer.choice);
      break;
    case 'show order':
      for (const [place, seat] of answer.order.entries()) {
        for (;;) {
          const order = await page.locator('.order .id').allInnerTexts();
          const at = order.indexOf(seat);
          if (at <= place) break;
          await start(page);
          await tabTo(page, `[aria-label="Move ${seat} up"]`);
          await page.keyboard.press('Enter');
          await page.waitForFunction(([seat, at]) => document.querySelectorAll('.order .id')[at - 1].textContent === seat, [seat, at]);
        }
      }
      await start(page);
      break;
    case 'build pots':
      if (answer.back) await type(page, '#amount-0-0', answer.back.amount);
      await tabTo(page, '#who-0-0');
      // Typing what an option begins with chooses it.
      await page.keyboard.type(answer.back ? answer.back.seat : 'nobody');
      for (const [row, pot] of answer.pots.entries()) {
        if (row > 0) {
          await tabTo(page, '#add-pot');
          await page.keyboard.press('Enter');
          await page.locator(`#amount-1-${row}`).waitFor();
        }
        await type(page, `#amount-1-${row}`, pot.amount);
        for (const seat of pot.seats) {
          await tabTo(page, `[id^="who-1-${row}"][aria-label^="${seat} "]`);
          await page.keyboard.press('Space');
        }
      }
      break;
    case 'award':
      for (const [at, won] of answer.wins.entries()) await type(page, `#amount-${at}-0`, won);
      break;
  }
}

/** Some answer that can be marked. */
export async function some(page, ask) {
  const seats = () => page.locator('.who').first().locator('label').allInnerTexts();
  switch (ask) {
    case 'may raise': return { raise: false };
    case 'shows first': return { choice: (await choices(page))[0] };
    case 'face up': return { choice: 'Yes' };
    case 'show order': return { order: await page.locator('.order .id').allInnerTexts() };
    case 'build pots': return { back: null, pots: [{ amount: '1', seats: (await seats()).slice(0, 1) }] };
    case 'award': return { wins: Array(await page.locator('.answer .amount').count()).fill('1') };
  }
}

/** The right answer, as the verdict tells it. */
export async function right(page, ask) {
  const parts = await page.locator('.parts li > span:nth-of-type(1)').allInnerTexts();
  const values = parts.map((part) => part.replace(/^(Right|Wrong)\. /, '')).map((part) => part.slice(part.indexOf(': ') + 2));
  const seats = (list) => list.split(/, | and /);
  switch (ask) {
    case 'may raise': return { raise: values[0] === 'yes', minimum: values[1] };
    case 'shows first':
    case 'face up': return { choice: values[0] };
    case 'show order': return { order: seats(values[0]) };
    case 'build pots': {
      const [amount, seat] = values[0].split(' to ');
      const pots = values.slice(1).map((pot) => pot.split(', for ')).map(([amount, who]) => ({ amount, seats: seats(who) }));
      return { back: seat ? { amount, seat } : null, pots };
    }
    case 'award': return { wins: values };
  }
}

/** An answer that is wrong somewhere. */
export function wrong(ask, answer) {
  switch (ask) {
    case 'may raise': return { raise: !answer.raise, minimum: '9999' };
    case 'shows first': return { choice: answer.choice === 'All hands at once' ? '' : 'All hands at once' };
    case 'face up': return { choice: answer.choice === 'Yes' ? 'No' : 'Yes' };
    case 'show order': return { order: answer.order.toReversed() };
    case 'build pots': return { ...answer, pots: answer.pots.map((pot, at) => (at === 0 ? { ...pot, amount: '1' } : pot)) };
    case 'award': return { wins: answer.wins.map(() => '0') };
  }
}
