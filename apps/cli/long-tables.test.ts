import { expect, test } from 'vitest';
import { createFolderWith, listFiles, runHere } from './testing/run-here.ts';

test('a table of 200,000 cells becomes a chart', async () => {
  const rows = Array.from({ length: 50_000 }, (_, i) => `r${i},${i},${2 * i},${i % 7}`);
  const folder = createFolderWith({ 'long.csv': `name,a,b,c\n${rows.join('\n')}\n` });
  const words = ['chart', 'long.csv', '--type', 'line', '--to', 'svg', '--out', 'made'];
  expect((await runHere(folder, words)).err).not.toContain('Something went wrong');
  expect(listFiles(folder).filter((name) => name.startsWith('made/'))).toEqual(['made/long/svg/graphic.svg']);
});
