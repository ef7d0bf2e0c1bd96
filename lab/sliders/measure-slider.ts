import type { Page } from 'playwright-core';

export interface SliderTimes {
  readonly presses: number;
  /** Milliseconds from each press to the changed picture. */
  readonly answers: readonly number[];
  readonly longestTask: number;
}

declare global {
  interface Window {
    sliderTimes?: { pressed: number; answers: number[]; longest: number };
  }
}

const PRESSES = 3;

/** One press after the other, each when the picture has followed the one before. */
export async function measureSlider(page: Page, name: string): Promise<SliderTimes> {
  const slider = page.getByRole('slider', { name });
  await slider.focus();
  await slider.press('Home');
  await page.evaluate(watchPicture);
  for (let press = 1; press <= PRESSES; press += 1) {
    await slider.press('ArrowRight');
    await page.waitForFunction((count) => (window.sliderTimes?.answers.length ?? 0) >= count, press);
  }
  const times = await page.evaluate(() => window.sliderTimes);
  return { presses: PRESSES, answers: times?.answers ?? [], longestTask: times?.longest ?? 0 };
}

export function findMiddle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** A picture that is shown anew is given its size anew, which is seen from outside; it is on the screen a frame later. */
function watchPicture(): void {
  const times = { pressed: 0, answers: [] as number[], longest: 0 };
  window.sliderTimes = times;
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'ArrowRight') times.pressed = event.timeStamp;
    },
    true,
  );
  const picture = document.querySelector('canvas[aria-label="The picture after"]');
  if (!picture) throw new Error('There is no picture.');
  new MutationObserver(() => {
    const since = times.pressed;
    if (since === 0) return;
    times.pressed = 0;
    requestAnimationFrame(() => void times.answers.push(Math.round(performance.now() - since)));
  }).observe(picture, { attributeFilter: ['width', 'height'] });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      times.longest = Math.max(times.longest, Math.round(duration));
  }).observe({ entryTypes: ['longtask'] });
}
