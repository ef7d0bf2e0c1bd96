import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Drawing, findItem, type Item, walk } from '@relievo/graphic/model';
import { readDrawing, writeDrawing } from '@relievo/graphic/svg';
import { expect, test } from 'vitest';
import { createDrawing, createShape, createText, unwrapMade } from '../../../outputs/testing/make.ts';
import { openFile } from '../../importers.ts';
import type { Note } from '../../notes.ts';

const GALLERY = join(import.meta.dirname, '../../../../../gallery/src/goldens/golden');

const sample = createDrawing([
  createShape('box', { color: '#1a2b3c' }),
  createShape('area', { texture: 'solid', line: null }),
  createShape('field', { texture: 'waves' }),
  createText('word', 'Word'),
]);
const svg = writeDrawing(sample);

async function importSvg(content: string): Promise<{ drawing: Drawing; notes: readonly Note[] }> {
  const opened = unwrapMade(
    await openFile({ name: 'drawing.svg', bytes: new TextEncoder().encode(content) }),
  );
  if (opened.kind !== 'pages') throw new Error('It has no pages.');
  const [page] = unwrapMade(await opened.importPages([1], {}));
  if (!page) throw new Error('There is no page.');
  return { drawing: page.source.drawing, notes: page.notes };
}
/** The file with a change in the group of one item, or in what draws it. */
function withStyle(id: string, style: string): string {
  return svg.replace(`<g id="${id}"`, `<g style="${style}" id="${id}"`);
}
function repaintFile(from: string, to: string): string {
  return svg.replace(from, to);
}
function idsOf(value: Drawing): readonly string[] {
  return [...walk(value)].map(({ item }) => item.id);
}
function shapeOf(value: Drawing, id: string): Item | undefined {
  return findItem(value, id);
}

test('our own files read back as they were written, without a note', async () => {
  for (const name of ['clock', 'cell', 'island', 'circuit', 'worksheet']) {
    const file = readFileSync(join(GALLERY, `${name}.drawing.svg`), 'utf8');
    const { drawing: read, notes } = await importSvg(file);
    expect([name, notes]).toEqual([name, []]);
    expect(read).toStrictEqual(unwrapMade(readDrawing(file)));
  }
});

test.each([
  ['display:none', withStyle('box', 'display:none')],
  ['opacity:0', withStyle('box', 'opacity:0')],
  ['visibility:hidden', withStyle('box', 'visibility:hidden')],
  ['a rule of a style sheet', svg.replace('<title>', '<style>#box{display:none}</style><title>')],
])('a part that another program hid by %s is left out, and a note says so', async (_, file) => {
  const { drawing: read, notes } = await importSvg(file);
  expect(idsOf(read)).toEqual(['area', 'field', 'word']);
  expect(notes).toMatchObject([{ code: 'edit_hidden', items: ['box'] }]);
});

test('another colour and another width are taken, and a note says so', async () => {
  const { drawing: read, notes } = await importSvg(
    repaintFile('stroke="#1a2b3c" stroke-width="1"', 'style="stroke:#ff0000;stroke-width:2"'),
  );
  expect(shapeOf(read, 'box')).toMatchObject({ color: '#ff0000', line: { style: 'solid', width: 2 } });
  expect(notes.map(({ code }) => code)).toEqual(['edit_color', 'edit_line']);
});

test.each([
  ['clip-path', withStyle('field', 'clip-path:url(#c)')],
  ['transform', withStyle('field', 'transform:translate(5px)')],
  ['fill', repaintFile('fill="url(#relievo-waves-000000)"', 'fill="#00ff00"')],
])('a changed %s that a drawing cannot hold is noted, and the part stays as it was', async (what, file) => {
  const { drawing: read, notes } = await importSvg(file);
  expect(shapeOf(read, 'field')).toStrictEqual(shapeOf(unwrapMade(readDrawing(svg)), 'field'));
  expect(notes).toMatchObject([{ code: 'edit_not_kept', parameters: { what }, items: ['field'] }]);
});

test('a hidden layer stays a layer and is not shown', async () => {
  const { drawing: read } = await importSvg(withStyle('main', 'opacity:0'));
  expect(read.layers.map(({ id, visible }) => [id, visible])).toEqual([['main', false]]);
});

test('a file of ours to which parts were added, or whose marks were taken out, is read from what can be seen', async () => {
  const added = await importSvg(
    svg.replace('</g>\n</svg>', '<circle id="new" cx="100" cy="100" r="20"/></g>\n</svg>'),
  );
  expect(added.notes[0]?.code).toBe('own_file_added_to');
  expect(idsOf(added.drawing)).toContain('new');
  const stripped = await importSvg(svg.replace(' data-relievo="1"', ''));
  expect(stripped.notes[0]?.code).toBe('own_file_without_mark');
  expect(stripped.drawing.title).toBe('A drawing');
});
