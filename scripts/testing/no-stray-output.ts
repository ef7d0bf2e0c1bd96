import { afterEach, beforeEach } from 'vitest';

/** Stray console output hides real warnings: a test that expects output must capture it itself. */
const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;
const originals = new Map(METHODS.map((method) => [method, console[method]]));
let stray: string[] = [];

beforeEach(() => {
  stray = [];
  for (const method of METHODS) {
    console[method] = (...words: unknown[]) => {
      stray.push(`console.${method}: ${words.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  for (const [method, original] of originals) console[method] = original;
  if (stray.length > 0) throw new Error(`This test wrote to the console:\n${stray.join('\n')}`);
});
