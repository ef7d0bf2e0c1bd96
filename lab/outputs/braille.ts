import { spawnSync } from 'node:child_process';
import { createBundledEngine, createSystemEngine } from '@relievo/convert/braille';
import { readMobyDick } from '../../packages/convert/src/braille/testing/moby-dick.ts';
import { findMedian } from '../shared/statistics.ts';

/**
 * What a text in braille costs, a label of about 60 characters, in both engines: called in this process, beside
 * lou_translate started for each and started once for all. Nothing is remembered here: every text is a new one.
 */
export interface BrailleTimes {
  readonly engine: string;
  readonly texts: number;
  /** Milliseconds of one text. */
  readonly perCall: number;
  readonly startedEach: number;
  readonly startedOnce: number;
}

const TABLE = 'en-ueb-g2.ctb';
const TEXTS = 2_000;
const STARTED = 40;
const ROUNDS = 7;

export function measureBraille(): readonly BrailleTimes[] {
  const texts = readMobyDick().slice(0, TEXTS);
  const engines = [createSystemEngine(), createBundledEngine()].flatMap((engine) => engine ?? []);
  // The first text loads the table, as it does once in the life of the product.
  for (const engine of engines) engine.translateLine('word', TABLE);
  const tasks = [
    ...engines.map((engine) => () => {
      for (const text of texts) engine.translateLine(text, TABLE);
      return TEXTS;
    }),
    () => {
      for (const text of texts.slice(0, STARTED)) runLouTranslate([text]);
      return STARTED;
    },
    () => {
      runLouTranslate(texts);
      return TEXTS;
    },
  ];
  const times = tasks.map((): number[] => []);
  // In turn, so that what else the machine does falls on all of them.
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, task] of tasks.entries()) times[i]?.push(measureEach(task));
  const [startedEach = Number.NaN, startedOnce = Number.NaN] = times.slice(engines.length).map(findMedian);
  return engines.map(({ name }, i) => ({
    engine: name,
    texts: TEXTS,
    perCall: findMedian(times[i] ?? []),
    startedEach,
    startedOnce,
  }));
}

function measureEach(task: () => number): number {
  const began = performance.now();
  const texts = task();
  return (performance.now() - began) / texts;
}

function runLouTranslate(texts: readonly string[]): void {
  const words = [`unicode.dis,${TABLE}`];
  const { status, error } = spawnSync('lou_translate', words, { input: `${texts.join('\n')}\n` });
  if (status !== 0)
    throw new Error(`lou_translate is needed for this measurement: ${error?.message ?? status}`);
}

export function writeBraille(times: readonly BrailleTimes[]): readonly string[] {
  return times.map(
    ({ engine, perCall, startedEach, startedOnce }) =>
      `  ${engine}: ${(perCall * 1000).toFixed(0)} µs a text; ${(startedEach / perCall).toFixed(0)} times faster than a started lou_translate (reach: 50), ${(perCall / startedOnce).toFixed(2)} of one started for all (reach: 2)`,
  );
}
