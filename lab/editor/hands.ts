import type { Locator, Page } from 'playwright-core';

const STEPS = 60;

/** Where a hand goes to; found before a time is taken, because the page looks for it. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of what is looked for. */
export async function findPlace(target: Locator): Promise<Place> {
  const { x, y, width, height } = await measure(target);
  return { x: x + width / 2, y: y + height / 2 };
}

/** On the upper line of a shape. */
export async function findEdge(target: Locator): Promise<Place> {
  const { x, y, width } = await measure(target);
  return { x: x + width / 2, y: y + 1 };
}

async function measure(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  return box;
}

/** The same movements of one hand in every program, as real input. */
export async function dragIn(page: Page, { x, y }: Place): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) await page.mouse.move(x + step * 2, y + step * 2);
  await page.mouse.up();
}

export async function panAt(page: Page, { x, y }: Place): Promise<void> {
  await page.mouse.move(x, y);
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(step % 2 ? 20 : 5, 30);
}

/** Between two presses of a hand that is in a hurry; presses without any take four pictures in all, which is no share. */
const BETWEEN_PRESSES_MS = 80;

/** Four times larger, four times smaller, and larger again. */
export async function zoomBy(page: Page, larger: Place, smaller: Place): Promise<void> {
  for (const { x, y } of [larger, smaller, larger].flatMap((place) => Array<Place>(4).fill(place)))
    await page.mouse.click(x, y, { delay: BETWEEN_PRESSES_MS });
}

export async function typeAt(page: Page, { x, y }: Place, words: string): Promise<void> {
  await page.mouse.click(x, y);
  await page.keyboard.type(words, { delay: 30 });
  await page.keyboard.press('Enter');
}
