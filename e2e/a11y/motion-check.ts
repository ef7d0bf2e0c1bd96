import type { Page } from '@playwright/test';
import { addStyles, captureFrame, waitFrames } from './frames.ts';

/** How many frames lie between the two that are compared. */
const FRAMES_BETWEEN = 4;

/** Hides the caret of a field, which blinks by the settings of a person's computer and not by ours. */
const WITHOUT_CARET = '* { caret-color: transparent !important }';

/**
 * WCAG 2.3.3: whoever asks for less motion meets none, whether a style or a script would bring it. Two frames are the same
 * once the page is at rest. A clock that goes on second by second rests between; what goes on in every frame never does.
 */
export async function findMotion(page: Page): Promise<string[]> {
  const restore = await addStyles(page, WITHOUT_CARET);
  await waitFrames(page, 1);
  const first = await captureFrame(page);
  await waitFrames(page, FRAMES_BETWEEN);
  const second = await captureFrame(page);
  await restore();
  if (first === second) return [];
  return [`${await page.evaluate(nameWhatMoves, [first, second] as const)} moves by itself`];
}

/** In the page: what lies in the middle of all that differs between two pictures of it. */
async function nameWhatMoves([first, second]: readonly [string, string]): Promise<string> {
  const read = async (data: string) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [before, after] = await Promise.all([read(first), read(second)]);
  if (before?.width !== after?.width || !before || !after) return 'the page';
  const rows: number[] = [];
  const columns: number[] = [];
  for (let place = 0; place < before.data.length; place += 4)
    if ([0, 1, 2].some((part) => before.data[place + part] !== after.data[place + part])) {
      columns.push((place / 4) % before.width);
      rows.push(Math.floor(place / 4 / before.width));
    }
  const middleOf = (places: readonly number[]) =>
    (places.reduce((least, each) => Math.min(least, each), Infinity) +
      places.reduce((most, each) => Math.max(most, each), 0)) /
    2 /
    devicePixelRatio;
  const element = document.elementFromPoint(middleOf(columns), middleOf(rows));
  const words = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  return `${element?.tagName.toLowerCase()}.${element?.getAttribute('class') ?? ''} "${words.trim().slice(0, 40)}"`;
}
