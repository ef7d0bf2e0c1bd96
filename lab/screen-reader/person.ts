import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Desktop } from './desktop.ts';
import { type Step, writeStep } from './page.ts';

/** Somebody who knows of the page only what is said. */
export interface Person {
  readonly steps: readonly Step[];
  /** Where words are given, goes on listening until they are said. */
  press(keys: string, words?: RegExp): Promise<Step>;
  type(words: string): Promise<Step>;
  /** Presses the keys again and again until the words are said. */
  pressUntil(keys: string, words: RegExp): Promise<Step>;
  /** Waits for what a page may say by itself. */
  listen(): Promise<Step>;
  /** Does nothing and listens until the words are said. */
  hear(words: RegExp): Promise<Step>;
}

/** Silence this long is taken for its end: what a page does after a key, it says sooner on a machine that is not busy. */
const SILENCE_MS = 900;
const PATIENCE_MS = 60_000;
const MOST_PRESSES = 60;
const LOOK_MS = 50;

export function createPerson(desktop: Desktop): Person {
  const steps: Step[] = [];
  let read = 0;
  const listen = (): string[] => readFileSync(desktop.spoken, 'utf8').split('\n').slice(0, -1).slice(read);

  /** What comes until it is silent; where words are asked for, until they were said as well. */
  async function listenUntilSilent(words?: RegExp): Promise<string[]> {
    const end = performance.now() + (words ? PATIENCE_MS : SILENCE_MS * 3);
    let said: string[] = [];
    let since = performance.now();
    for (;;) {
      const now = listen();
      if (now.length > said.length) since = performance.now();
      said = now;
      const isEnough = words ? said.some((each) => words.test(each)) : said.length > 0;
      if (isEnough && performance.now() - since > SILENCE_MS) break;
      if (performance.now() > Math.max(end, since + SILENCE_MS)) break;
      await wait(LOOK_MS);
    }
    read += said.length;
    if (words && !said.some((each) => words.test(each)))
      throw new Error(`${words} was not said, but: ${said.join(' | ')}`);
    return said;
  }

  async function take(did: string, act: () => Promise<void>, words?: RegExp): Promise<Step> {
    await act();
    const step = { did, said: await listenUntilSilent(words) };
    steps.push(step);
    console.log(writeStep(step));
    return step;
  }

  const press = (keys: string, words?: RegExp) => take(keys, () => desktop.pressKeys(keys), words);
  return {
    steps,
    press,
    type: (words) => take(`“${words}”`, () => desktop.type(words)),
    listen: () => take('(listens)', async () => undefined),
    hear: (words) => take('opens the page', async () => undefined, words),
    async pressUntil(keys, words) {
      for (let pressed = 0; pressed < MOST_PRESSES; pressed += 1) {
        const step = await press(keys);
        if (step.said.some((each) => words.test(each))) return step;
      }
      throw new Error(`${keys}, pressed ${MOST_PRESSES} times, did not lead to ${words}`);
    },
  };
}
