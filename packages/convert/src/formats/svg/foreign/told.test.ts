import { expect, test } from 'vitest';
import { unwrapMade } from '../../../outputs/testing/make.ts';
import { parseForeignSvg } from '../parse.ts';
import { readForeign } from './read-foreign.ts';

async function listNotes(attributes: string, content: string): Promise<readonly string[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
  const read = await readForeign(unwrapMade(parseForeignSvg(svg)), { title: '', origin: 'not_our_file' });
  return unwrapMade(read).notes.map(({ code }) => code);
}

const SIZED = 'width="100mm" height="100mm" viewBox="0 0 100 100"';
const LINE = '<path d="M10 10H90" stroke="#000" stroke-width="1"';

test('dashes that fingers feel to be others than those of the file are told', async () => {
  const dashed = `${LINE} stroke-dasharray="3 3"/>`;
  expect(await listNotes(SIZED, dashed)).toEqual(['not_our_file', 'dashes_of_the_set']);
});

test.each([
  ['with flat ends', 'stroke-dasharray="9 4.5"'],
  ['with round ends', 'stroke-dasharray="8 5.5" stroke-linecap="round"'],
])('dashes as long as those of the tactile set, %s, are told of no change', async (_, dashes) => {
  expect(await listNotes(SIZED, `${LINE} ${dashes}/>`)).toEqual(['not_our_file']);
});

test('dashes that are white like the paper are told as white alone', async () => {
  const white = `${LINE}/><path d="M10 20H90" fill="none" stroke="#fff" stroke-dasharray="3 3"/>`;
  expect(await listNotes(SIZED, white)).toEqual(['not_our_file', 'white_left_out']);
});

test.each(['serif', 'Georgia, serif', 'Courier New, Monospace'])(
  'a text in %s is told to be drawn in plain letters',
  async (family) => {
    const text = `<text x="10" y="50" font-size="10" font-family="${family}">T</text>`;
    expect(await listNotes(SIZED, text)).toEqual(['not_our_file', 'typeface_left_out']);
  },
);

test('a text in letters without serifs is told of no change', async () => {
  const text = '<text x="10" y="50" font-size="10" font-family="Arial, sans-serif">T</text>';
  expect(await listNotes(SIZED, text)).toEqual(['not_our_file']);
});

test('a file that says neither its size nor what it shows is told so, and one with a view that its size was taken', async () => {
  expect(await listNotes('', `${LINE}/>`)).toContain('sheet_not_said');
  expect(await listNotes('viewBox="0 0 300 150"', `${LINE}/>`)).toContain('sheet_size_assumed');
});
