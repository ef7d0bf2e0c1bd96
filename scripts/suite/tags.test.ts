import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CORE, EXHAUSTIVE, listExhaustiveFiles } from './tags.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const TAGGED = `tags: '${EXHAUSTIVE}'`;

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** Counts tests as they are written; one that is written for many cases counts once. */
function countTests(text: string): number {
  return [...text.matchAll(/^\s*(?:for .* )?(?:test|it)(?:\.\w+)?\(/gm)].length;
}

test('each folder that has exhaustive tests keeps a sample for npm test', () => {
  const without = listExhaustiveFiles(ROOT)
    .filter((file) => file !== 'scripts/suite/tags.test.ts')
    .map((file) => dirname(file))
    .filter((folder) => {
      const texts = globSync('**/*.test.{ts,tsx}', { cwd: join(ROOT, folder) }).map((file) =>
        read(join(folder, file)),
      );
      return texts.every(
        (text) => !text.includes('splitSample(') && text.split(TAGGED).length > countTests(text),
      );
    });
  expect(without).toEqual([]);
});

test('the two tags are written where their runner reads them', () => {
  const unit = globSync('{packages,apps,scripts}/**/*.test.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', 'scripts/suite/**'],
  });
  expect(unit.filter((file) => read(file).includes(CORE))).toEqual([]);
  const journeys = globSync('e2e/**/*.ts', { cwd: ROOT });
  expect(journeys.filter((file) => read(file).includes(`'${EXHAUSTIVE}'`))).toEqual([]);
});
