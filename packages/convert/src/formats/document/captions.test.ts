import type { Block, Figure, Table } from '@relievo/document/model';
import { plainText } from '@relievo/document/text';
import { expect, test } from 'vitest';
import { beginsLikeCaption, type Caption, dropNumber, joinCaptions } from './captions.ts';

const FIGURE: Figure = {
  kind: 'figure',
  id: 'figure',
  shows: {},
  treatment: 'described',
  number: '',
  caption: [],
  description: { short: 'Figure 1: Rain', long: [] },
  words: [],
};
const TABLE: Table = {
  kind: 'table',
  id: 'table',
  caption: [],
  headerRows: 1,
  headerColumns: 0,
  rows: [{ id: 'row', cells: [{ id: 'cell', blocks: [] }] }],
};

function caption(text: string): Caption {
  return { kind: 'caption', id: 'caption', content: plainText(text) };
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', id: 'caption', content: plainText(text) };
}

test('a caption below a figure names it, with its number, and is not told again by the alternative text', () => {
  expect(joinCaptions([FIGURE, caption('Figure 1: Rain'), paragraph('Then')])).toEqual([
    {
      ...FIGURE,
      number: 'Figure 1',
      caption: plainText('Figure 1: Rain'),
      description: { short: '', long: [] },
    },
    paragraph('Then'),
  ]);
});

test('between a figure and a table a caption goes to what it says', () => {
  const [figure, table] = joinCaptions([FIGURE, caption('Table 2. Towns'), TABLE]);
  expect(figure).toEqual(FIGURE);
  expect(table).toMatchObject({ caption: plainText('Table 2. Towns') });
  const others = joinCaptions([FIGURE, caption('The sea'), TABLE]);
  expect(others[0]).toMatchObject({ caption: plainText('The sea'), number: '' });
});

test('a paragraph beside a figure that begins as a caption is one, and elsewhere it is a paragraph', () => {
  expect(joinCaptions([paragraph('Abb. 3a Das Meer'), FIGURE])).toMatchObject([{ number: 'Abb. 3a' }]);
  const text = [paragraph('Figure 1 shows the sea.'), paragraph('More')];
  expect(joinCaptions(text)).toEqual(text);
});

test('a caption with nothing to name stays as a paragraph', () => {
  expect(joinCaptions([caption('The sea')])).toEqual([paragraph('The sea')]);
});

test('two captions below one figure are not both taken', () => {
  expect(joinCaptions([FIGURE, caption('Figure 1'), caption('Photo by Ada')])).toMatchObject([
    { kind: 'figure', number: 'Figure 1' },
    { kind: 'paragraph', content: plainText('Photo by Ada') },
  ]);
});

test('captions begin with a word for a figure and its number in several languages', () => {
  const captions = [
    'Document 3 – Les routes',
    'Doc. 2 : Les routes',
    'Gráfico 1. Les routes',
    'Abb. 2b: Les routes',
  ];
  expect(captions.map(dropNumber)).toEqual(captions.map(() => 'Les routes'));
  const others = ['Figure vital organs in your drawing.', 'Documents are old.', 'Map 1st of all the rivers.'];
  expect(others.filter(beginsLikeCaption)).toEqual([]);
});
