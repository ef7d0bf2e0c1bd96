import { expect, test } from 'vitest';
import { bundledEngine } from './bundled/engine.ts';
import { openBraille } from './open.ts';
import { installedEngine } from './testing/engines.ts';

test('where the system has liblouis it is used, and said in one line', () => {
  const { kind, engine, note } = openBraille();
  expect({ kind, engine }).toEqual({ kind: 'system', engine: installedEngine().name });
  expect(note).toBe(`Braille is translated by this system's ${engine}.`);
});

test('else the one that comes along is, and what to install is said in the same line', () => {
  const { kind, engine, note } = openBraille(bundledEngine());
  expect(kind).toBe('bundled');
  expect(note).toBe(
    `Braille is translated by ${engine}, which comes along. Newer tables: install liblouis 3.24 or later (npm run setup:system) and start again.`,
  );
});
