import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { generateTable } from './testing/tables/generate.ts';
import { judgeTable } from './testing/tables/judge.ts';
import { judgeOutputs } from './testing/tables/judge-outputs.ts';

// A sample of what `npm run lab -- tables` does with hundreds.
test.each([
  ['swell-a4', [4, 12, 17, 20, 75, 108]],
  ['monarch', [6, 34]],
  ['dotpad', [24, 41]],
] as const)(
  'on %s tables that nobody has seen lose no column, and their labels are read back as they were meant and have print',
  async (id, seeds) => {
    for (const seed of seeds) {
      const table = generateTable(seed);
      const { refused, lost, misread, close, unprinted, notLarge, silent } = await judgeTable(
        table,
        getProfile(id),
      );
      expect({ name: table.name, refused, lost, misread, close, unprinted, notLarge, silent }).toEqual({
        name: table.name,
        refused: null,
        lost: [],
        misread: [],
        close: [],
        unprinted: [],
        notLarge: [],
        silent: [],
      });
    }
  },
);

test('every output of such a table can be made, and what is read in one names every column or says which it leaves out', {
  tags: 'exhaustive',
}, async () => {
  const paper = getProfile('swell-a4');
  expect(await judgeOutputs(await judgeTable(generateTable(12), paper), paper)).toEqual([]);
});
