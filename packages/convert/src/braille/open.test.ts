import { expect, test } from 'vitest';
import { createBundledEngine } from './bundled/engine.ts';
import { openBraille } from './open.ts';
import { findInstalledEngine } from './testing/engines.ts';

test('liblouis of the system is used where there is one, and one line says so', () => {
  const { kind, engine, note } = openBraille();
  expect({ kind, engine }).toEqual({ kind: 'system', engine: findInstalledEngine().name });
  expect(note).toBe(`Braille is translated by this system's ${engine}.`);
});

test('the bundled liblouis is used otherwise, and the same line says what to install', () => {
  const { kind, engine, note } = openBraille(createBundledEngine());
  expect(kind).toBe('bundled');
  expect(note).toBe(
    `Braille is translated by ${engine}, which comes along. Newer tables: install liblouis 3.24 or later (npm run setup:system) and start again.`,
  );
});
