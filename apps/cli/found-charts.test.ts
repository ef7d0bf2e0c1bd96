import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolderWith, runHere } from './testing/run-here.ts';

const CHARTS = join(import.meta.dirname, '../../packages/convert/src/formats/testing/web-charts');
const lunch = readFileSync(join(CHARTS, 'lunch/vega.svg'));
const worksheet = readFileSync(join(CHARTS, 'towns/d3-on-a-worksheet.pdf'));

test('convert draws a chart that an SVG shows again from its numbers, and says how it was read', async () => {
  const folder = createFolderWith({ 'lunch.svg': lunch });
  const { out } = await runHere(folder, ['convert', 'lunch.svg', '--to', 'swell,text']);
  expect(out).toContain(
    'lunch.svg: A bar chart was recognised, and drawn again from its numbers in 5 rows. Compare its table with the source before you use it.',
  );
  expect(out).toContain('lunch.svg: 5 numbers are written in the source.');
  const text = readFileSync(join(folder, 'lunch/text/description.txt'), 'utf8');
  expect(text).toContain('Favourite fruit');
  expect(text).toMatch(/Banana\D+19/u);
});

test('convert tells programs each cell of the table that it read, with how sure it is', async () => {
  const folder = createFolderWith({ 'towns.pdf': worksheet });
  const { out } = await runHere(folder, ['convert', 'towns.pdf', '--to', 'text', '--json']);
  const { inputs } = JSON.parse(out) as { inputs: { charts: { cells: unknown[][] }[] }[] };
  const [chart] = inputs.flatMap(({ charts }) => charts);
  expect(chart?.cells[0]?.map((cell) => (cell as { text: string }).text)).toEqual([
    'Month',
    'Bergen',
    'Madrid',
  ]);
  expect(chart?.cells[1]).toEqual([
    { text: 'Jan', certainty: { is: 'exact' } },
    { text: '190', certainty: { is: 'measured', bound: expect.closeTo(1, 0) } },
    { text: '37', certainty: { is: 'measured', bound: expect.closeTo(1, 0) } },
  ]);
});

test('convert keeps the drawing of a chart as the file draws it with --charts drawing', async () => {
  const folder = createFolderWith({ 'lunch.svg': lunch });
  const { out } = await runHere(folder, ['convert', 'lunch.svg', '--to', 'text', '--charts', 'drawing']);
  expect(out).not.toContain('drawn again');
  expect(readFileSync(join(folder, 'lunch/text/description.txt'), 'utf8')).toContain('Parts of the graphic');
});
