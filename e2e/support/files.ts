import type { Locator, Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';

export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A house whose door stands elsewhere each time, so that no two are the same file. */
export function drawHouse(name: string, door: number): GivenFile {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120mm" height="90mm" viewBox="0 0 120 90">
    <title>${name}</title>
    <path d="M10 80 V35 L60 5 L110 35 V80 Z" fill="none" stroke="black" stroke-width="2"/>
    <rect x="${20 + (door % 70)}" y="50" width="16" height="${24 + door / 100_000}" fill="black"/>
  </svg>`;
  return { name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
}

export function aTable(name: string, values: readonly number[]): GivenFile {
  const rows = values.map((value, at) => `Week ${at + 1},${value}`);
  return {
    name: `${name}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`Week,Rain (mm)\n${rows.join('\n')}\n`),
  };
}

/** Chooses files as a person at the keyboard does. */
export async function chooseFiles(page: Page, button: Locator, files: readonly GivenFile[]): Promise<void> {
  // Asked for before the way to the button, so that the browser holds its dialog back when Enter is pressed.
  const opened = page.waitForEvent('filechooser');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await (await opened).setFiles([...files]);
}
