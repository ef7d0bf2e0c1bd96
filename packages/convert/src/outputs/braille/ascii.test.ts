import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cellOf } from '@relievo/braille';
import { expect, test } from 'vitest';
import { asciiOf, writeAsciiLine } from './ascii.ts';

/** liblouis's own list: display A 1 */
const TABLE = join(fileURLToPath(import.meta.resolve('liblouis-build')), '../tables/en-us-brf.dis');

test('every sign is the one that liblouis has for the cell', () => {
  const displays = readFileSync(TABLE, 'utf8').matchAll(/^display\s+(\S+)\s+([0-6]+)\s/gm);
  const theirs = [...displays].map(([, sign = '', dots = '']): readonly [string, string] => [
    cellOf([...dots].map(Number).filter((dot) => dot > 0)),
    sign === '\\s' ? ' ' : sign.replace(/^\\\\$/, '\\'),
  ]);
  const capitals = theirs.filter(([, sign]) => !/[a-z]/.test(sign));
  expect(capitals.length).toBeGreaterThanOrEqual(60);
  for (const [cell, sign] of capitals) expect([cell, asciiOf(cell)]).toEqual([cell, sign]);
});

test('64 cells have 64 signs', () => {
  const signs = Array.from({ length: 64 }, (_, bits) => asciiOf(String.fromCodePoint(0x2800 + bits)));
  expect(new Set(signs).size).toBe(64);
});

test('a cell with eight dots has no sign, and blanks at the end are dropped', () => {
  expect([writeAsciiLine('⠁⠀⠃⠀⠀'), writeAsciiLine('⢁')]).toEqual(['A B', null]);
});
