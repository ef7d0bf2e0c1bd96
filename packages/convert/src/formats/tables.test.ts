import { getProfile } from '@relievo/graphic';
import { expect, test } from 'vitest';
import { generateTable } from './testing/tables/generate.ts';
import { judgeTable } from './testing/tables/judge.ts';

// A sample of what `npm run probe -- tables` does with hundreds.
test.each([
  ['swell-a4', [4, 12, 17, 20, 75, 108]],
  ['monarch', [6, 34]],
  ['dotpad', [24, 41]],
] as const)(
  'on %s tables that nobody has seen lose no column, and their labels are read back as they were meant',
  async (id, seeds) => {
    for (const seed of seeds) {
      const table = generateTable(seed);
      const { refused, lost, misread, close } = await judgeTable(table, getProfile(id));
      expect({ name: table.name, refused, lost, misread, close }).toEqual({
        name: table.name,
        refused: null,
        lost: [],
        misread: [],
        close: [],
      });
    }
  },
);
