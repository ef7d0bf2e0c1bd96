import { maxOf } from '@relievo/words';
import type { Browser, Page } from 'playwright-core';
import { loadSharp } from '../../packages/convert/src/formats/sharp.ts';
import { withProductInBrowser } from '../../scripts/testing/product-in-browser.ts';
import { writeResults } from '../shared/write-results.ts';
import { findMiddle, measureSlider, type SliderTimes } from './measure-slider.ts';

/**
 * `npm run lab -- sliders`: a photograph of 8 megapixels is brought into the converter, and each slider of the step
 * Enhance is moved by real key presses: how long after a press the changed picture stands there, and the longest piece of
 * work that held the page up. PRODUCT_URL names a product that runs already.
 */
const ANSWER_MS = 100;
const TASK_MS = 50;
const [ACROSS, DOWN] = [3264, 2448];
const SLIDERS = ['Contrast', 'Threshold', 'Remove grain', 'Drop details'];

await withProductInBrowser(measureAll);

async function measureAll(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } });
  await openEnhance(page, url);
  const sliders: Record<string, SliderTimes> = {};
  for (const name of SLIDERS) {
    const times = await measureSlider(page, name);
    sliders[name] = times;
    console.log(
      `${name.padEnd(13)} ${times.presses} presses: the picture after ${findMiddle(times.answers)} ms, at most ${maxOf(times.answers)} ms; the longest task ${times.longestTask} ms`,
    );
  }
  const measured = new Date().toISOString().slice(0, 10);
  writeResults('sliders', { measured, pixels: ACROSS * DOWN, sliders });
  const isOver = Object.values(sliders).some(
    ({ answers, longestTask }) => maxOf(answers) > ANSWER_MS || longestTask > TASK_MS,
  );
  if (isOver) {
    console.error('A limit is passed.');
    process.exitCode = 1;
  }
}

async function openEnhance(page: Page, url: string): Promise<void> {
  await page.context().request.post(`${url}/api/sign-in`, {
    headers: { origin: url },
    data: { email: 'teacher@relievo.example', password: 'Relievo-demo-2026' },
  });
  await page.goto(`${url}/tools/convert-graphics`);
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const picture = { name: 'slide.jpg', mimeType: 'image/jpeg', buffer: await paintPhotograph() };
  await (await opened).setFiles([picture]);
  await page.getByRole('link', { name: 'Continue to Enhance' }).click({ timeout: 120_000 });
  await page.getByRole('img', { name: 'The picture after' }).waitFor({ timeout: 120_000 });
}

/** Boxes, circles and grain, as a camera sees a page of them. */
async function paintPhotograph(): Promise<Buffer> {
  const sharp = await loadSharp();
  const marks = Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [(at % 10) * 320 + 80, Math.floor(at / 10) * 400 + 80];
    return at % 2
      ? `<circle cx="${x + 100}" cy="${y + 120}" r="90" fill="none" stroke="#333" stroke-width="9"/>`
      : `<rect x="${x}" y="${y}" width="200" height="240" fill="#8899aa" stroke="#222" stroke-width="9"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${ACROSS}" height="${DOWN}"><rect width="100%" height="100%" fill="#e9e4da"/>${marks}</svg>`;
  const grain = { width: ACROSS, height: DOWN, channels: 3 as const, background: '#808080' };
  const noise = await sharp({ create: { ...grain, noise: { type: 'gaussian', mean: 128, sigma: 18 } } })
    .png()
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}
