import type { Chart } from '@relievo/chart/model';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';
import { serveChartFrames, weighPage } from '../../scripts/testing/chart-frame.ts';
import { findMedian } from '../shared/statistics.ts';

/** From the key to the note that the browser is told to play, by the clock of the page, and what the page weighs. */
export interface FrameTimes {
  readonly rows: number;
  readonly median: number;
  readonly ofHundred95: number;
  readonly bytes: number;
}

const KEYS = 120;

export async function measureFrames(charts: readonly Chart[]): Promise<readonly FrameTimes[]> {
  const frames = await serveChartFrames(charts);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_FLAGS, '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    const all: FrameTimes[] = [];
    for (const [index, chart] of charts.entries())
      all.push(await measureFrame(browser, frames.addressOf(index), chart.series[0]?.points.length ?? 0));
    return all;
  } finally {
    await browser.close();
    await frames.end();
  }
}

async function measureFrame(browser: Browser, address: string, rows: number): Promise<FrameTimes> {
  const page = await browser.newPage();
  const weight = weighPage(page);
  await page.addInitScript(noteTimes);
  await page.goto(address);
  const walk = page.locator('#walk');
  await walk.waitFor();
  const bytes = await weight();
  await walk.focus();
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('ArrowRight');
  // The first ones are read and compiled.
  const times = (await readTimes(page)).slice(KEYS / 10).toSorted((a, b) => a - b);
  if (times.length < KEYS / 2)
    throw new Error(`Of ${KEYS} keys only ${times.length} were followed by a note.`);
  await page.close();
  return {
    rows,
    bytes,
    median: findMedian(times),
    ofHundred95: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
  };
}

type Noting = Window & { times: number[] };

/** Runs in the page before anything of it. */
function noteTimes(): void {
  const here = window as unknown as Noting;
  here.times = [];
  let pressed: number | null = null;
  window.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function startAndNote(this: AudioBufferSourceNode, ...when) {
    start.apply(this, when);
    if (pressed !== null) here.times.push(performance.now() - pressed);
    pressed = null;
  };
}

function readTimes(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as Noting).times);
}
