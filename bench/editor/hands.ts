import type { Locator, Page } from 'playwright-core';

const STEPS = 60;

/** The same movements of one hand in every program, as real input. */
export async function dragIn(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + 1];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) await page.mouse.move(x + step * 2, y + step * 2);
  await page.mouse.up();
}

export async function panAt(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(step % 2 ? 20 : 5, 30);
}

export async function pressOften(button: Locator, times: number): Promise<void> {
  for (let step = 0; step < times; step += 1) await button.click();
}
