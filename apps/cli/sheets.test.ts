import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolderWith, listFiles, runHere } from './testing/run-here.ts';

/** Four houses, so far from one corner to the next, beside a lake. */
function drawVillage(step: number): string {
  const houses = [0, 1, 2, 3].map(
    (at) =>
      `<rect x="${30 + step * (at % 2)}" y="${30 + step * Math.floor(at / 2)}" width="15" height="15"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 210 297">
  <g fill="none" stroke="#000" stroke-width="1.2">${houses.join('')}<circle cx="120" cy="200" r="40"/></g></svg>`;
}

test('with --sheets auto a drawing that is too full becomes several sheets with a guide, and that is told', async () => {
  const folder = createFolderWith({ 'village.svg': drawVillage(17) });
  const words = ['convert', 'village.svg', '--to', 'swell,svg,text', '--sheets', 'auto', '--out', 'made'];
  const { out } = await runHere(folder, words);
  expect(out).toContain(
    'One sheet is too full for this reader: there are 2 now, and 4 parts are not on the overview',
  );
  expect(listFiles(folder).filter((name) => name.startsWith('made/village/svg'))).toEqual([
    'made/village/svg/graphic.svg',
    'made/village/svg/key-1/graphic.svg',
    'made/village/svg/sheet-2/graphic.svg',
  ]);
  const guide = readFileSync(join(folder, 'made/village/text/description.txt'), 'utf8');
  expect(guide).toContain('Sheet 2 of 2, A: the upper left of the overview, enlarged');
  const checked = await runHere(folder, ['check', 'made/village/svg/sheet-2/graphic.svg', '--json']);
  expect(checked.out).not.toContain('element_gap');
});

test('without --sheets a crowded drawing stays on one sheet, and with it so does one that its reader can follow', async () => {
  const folder = createFolderWith({ 'village.svg': drawVillage(17), 'clear.svg': drawVillage(40) });
  await runHere(folder, ['convert', 'village.svg', '--to', 'svg', '--out', 'made']);
  const clear = ['convert', 'clear.svg', '--to', 'svg', '--sheets', 'auto', '--out', 'made'];
  expect((await runHere(folder, clear)).out).toContain('One sheet holds the drawing for this reader.');
  expect(listFiles(join(folder, 'made'))).toEqual(['clear/svg/graphic.svg', 'village/svg/graphic.svg']);
});

test('the reader decides whether one sheet is enough', async () => {
  const folder = createFolderWith({ 'village.svg': drawVillage(22) });
  const outOf = async (reader: string) => {
    const words = [
      'convert',
      'village.svg',
      '--to',
      'svg',
      '--layout',
      'source',
      '--sheets',
      'auto',
      '--reader',
      reader,
    ];
    return (await runHere(folder, words)).out;
  };
  expect(await outOf('expert')).toContain('One sheet holds the drawing');
  expect(await outOf('beginner')).toContain('One sheet is too full');
  expect((await runHere(folder, ['convert', 'village.svg', '--to', 'svg', '--sheets', 'two'])).err).toBe(
    '--sheets takes one of auto, one, not “two”.\n',
  );
});
