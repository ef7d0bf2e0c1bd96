import { expect, type Page } from '@playwright/test';

/** A word that no other run of these journeys has used. */
export function makeUnique(word: string): string {
  return `${word} ${[...String(Date.now() % 10_000_000)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}

/** Millimetres of the sheet as places on the screen. */
export async function findPlaces(page: Page): Promise<(x: number, y: number) => readonly [number, number]> {
  const paper = await page.locator('.editor-paper').boundingBox();
  if (!paper) throw new Error('There is no sheet.');
  const mm = paper.width / 210;
  return (x, y) => [paper.x + x * mm, paper.y + y * mm];
}

/** From wherever one is, also out of a text field. */
export async function runCommand(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('searchbox', { name: 'Search commands' }).fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
