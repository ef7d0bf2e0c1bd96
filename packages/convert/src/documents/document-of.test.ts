import { expect, test } from 'vitest';
import { createDrawing, createShape, createText, makeChartOf, readExample } from '../outputs/testing/make.ts';
import { createDocument } from './document-of.ts';

function listKinds(blocks: ReturnType<typeof createDocument>['blocks']) {
  return blocks.map(({ kind }) => kind);
}

test('a document says title, description, key, data, graphic and parts, in this order', () => {
  const items = [
    createShape('lake', { name: 'Lake', description: 'In the north.' }),
    createText('code', 'la', { role: 'key', labels: 'words' }),
    createText('words', 'Lake\nConstance', { role: 'key' }),
  ];
  const chart = makeChartOf('Lake,Depth (m)\nConstance,251\n', 'Depth');
  const made = createDocument({
    drawing: createDrawing(items),
    chart,
    description: 'A map.\n\nIt has\none lake.',
  });
  expect(made.title).toBe('A drawing');
  expect(made.blocks).toEqual([
    { kind: 'heading', text: 'Description' },
    { kind: 'paragraph', text: 'A map.' },
    { kind: 'paragraph', text: 'It has one lake.' },
    { kind: 'heading', text: 'Key' },
    { kind: 'key', entries: [{ code: 'la', words: 'Lake Constance' }] },
    { kind: 'heading', text: 'Data' },
    {
      kind: 'table',
      table: {
        caption: 'Depth',
        columns: [
          { name: 'Lake', kind: 'text' },
          { name: 'Depth (m)', kind: 'number' },
        ],
        rows: [['Constance', '251']],
      },
    },
    { kind: 'heading', text: 'Graphic' },
    { kind: 'figure', alt: 'A map.' },
    { kind: 'heading', text: 'Parts of the graphic' },
    { kind: 'parts', entries: [{ name: 'Lake', description: 'In the north.' }] },
  ]);
});

test('a section without content has no heading', () => {
  const bare = createDocument({
    drawing: createDrawing([createShape('', { name: '' })], { description: '' }),
  });
  expect(listKinds(bare.blocks)).toEqual(['heading', 'figure']);
  expect(bare.blocks[1]).toEqual({ kind: 'figure', alt: 'A drawing' });
});

test('headings are in the language of the drawing, and in English where it is none of ours', () => {
  const heading = (language: string) =>
    createDocument({ drawing: createDrawing([], { language }) }).blocks[0];
  expect(['de-AT', 'fr', 'fi'].map(heading)).toEqual(
    ['Beschreibung', 'Description', 'Description'].map((words) => ({ kind: 'heading', text: words })),
  );
});

test('a part that has no name of its own is called as its label says, and a name is said once', () => {
  const items = [
    createShape('a', { name: '' }),
    createText('t', 'Peak', { labels: 'a' }),
    createShape('b', { name: 'Road' }),
    createShape('c', { name: 'Road' }),
    createShape('d', { name: 'Line at 2', role: 'grid' }),
  ];
  expect(createDocument({ drawing: createDrawing(items) }).blocks.at(-1)).toEqual({
    kind: 'parts',
    entries: [
      { name: 'Peak', description: '' },
      { name: 'Road', description: '' },
    ],
  });
});

test('the key of an example map is read from its sheet', () => {
  const key = createDocument({ drawing: readExample('island') }).blocks.find(({ kind }) => kind === 'key');
  expect(key?.kind === 'key' && key.entries.map(({ words }) => words)).toEqual([
    'Farmland',
    'Forest',
    'River',
  ]);
});
