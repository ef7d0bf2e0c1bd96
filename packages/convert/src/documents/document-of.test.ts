import { expect, test } from 'vitest';
import { chartOf, drawing, example, shape, text } from '../outputs/testing/make.ts';
import { documentOf } from './document-of.ts';

function kinds(blocks: ReturnType<typeof documentOf>['blocks']) {
  return blocks.map(({ kind }) => kind);
}

test('a document says title, description, key, data, graphic and parts, in this order', () => {
  const items = [
    shape('lake', { name: 'Lake', description: 'In the north.' }),
    text('code', 'la', { role: 'key', labels: 'words' }),
    text('words', 'Lake\nConstance', { role: 'key' }),
  ];
  const chart = chartOf('Lake,Depth (m)\nConstance,251\n', 'Depth');
  const made = documentOf({
    drawing: drawing(items),
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

test('what there is nothing of has no heading', () => {
  const bare = documentOf({ drawing: drawing([shape('', { name: '' })], { description: '' }) });
  expect(kinds(bare.blocks)).toEqual(['heading', 'figure']);
  expect(bare.blocks[1]).toEqual({ kind: 'figure', alt: 'A drawing' });
});

test('headings are in the language of the drawing, and in English where it is none of ours', () => {
  const heading = (language: string) => documentOf({ drawing: drawing([], { language }) }).blocks[0];
  expect(['de-AT', 'fr', 'fi'].map(heading)).toEqual(
    ['Beschreibung', 'Description', 'Description'].map((words) => ({ kind: 'heading', text: words })),
  );
});

test('a part that has no name of its own is called as its label says, and a name is said once', () => {
  const items = [
    shape('a', { name: '' }),
    text('t', 'Peak', { labels: 'a' }),
    shape('b', { name: 'Road' }),
    shape('c', { name: 'Road' }),
    shape('d', { name: 'Line at 2', role: 'grid' }),
  ];
  expect(documentOf({ drawing: drawing(items) }).blocks.at(-1)).toEqual({
    kind: 'parts',
    entries: [
      { name: 'Peak', description: '' },
      { name: 'Road', description: '' },
    ],
  });
});

test('the key of an example map is read from its sheet', () => {
  const key = documentOf({ drawing: example('island') }).blocks.find(({ kind }) => kind === 'key');
  expect(key?.kind === 'key' && key.entries.map(({ words }) => words)).toEqual([
    'Farmland',
    'Forest',
    'River',
  ]);
});
