import { maxOf } from '@relievo/words';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    noteFrames?: number[];
  }
}

export interface Times {
  readonly frames: number;
  /** The share of frames that came in time. */
  readonly inTime: number;
  readonly longest: number;
}

/** A screen shows 60 pictures in a second; what a clock rounds is not held against anybody. */
export const FRAME_MS = 16.7;
const ROUNDING_MS = 0.4;

/** Every frame while somebody is at work, by the clock of the page. */
export async function timeFrames(page: Page, work: () => Promise<void>): Promise<Times> {
  await page.evaluate(() => {
    const frames: number[] = [];
    window.noteFrames = frames;
    let last = performance.now();
    const note = (now: number) => {
      if (window.noteFrames !== frames) return;
      frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await work();
  const frames = await page.evaluate(() => {
    const noted = window.noteFrames ?? [];
    window.noteFrames = [];
    return noted.slice(1);
  });
  const inTime =
    frames.filter((frame) => frame <= FRAME_MS + ROUNDING_MS).length / Math.max(1, frames.length);
  return { frames: frames.length, inTime, longest: Math.round(maxOf(frames, 0)) };
}

export function writeTimes(name: string, { frames, inTime, longest }: Times): string {
  return `${name.padEnd(6)} ${String(frames).padStart(4)} frames, ${(inTime * 100).toFixed(1).padStart(5)} % within ${FRAME_MS} ms, the longest ${longest} ms`;
}
