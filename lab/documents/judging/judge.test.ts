import type { Block, Figure, Inline, List, Table, TableRow } from '@relievo/document/model';
import { describe, expect, test } from 'vitest';
import type { Class } from '../classes.ts';
import { parseTruth } from '../truths/parse-truth.ts';
import type { Facts } from './facts.ts';
import { listDocumentFacts } from './facts-of-document.ts';
import { listTruthFacts } from './facts-of-truth.ts';
import { judge } from './judge.ts';
import { judgePages } from './pages-present.ts';
import { writeSkeleton } from './skeleton.ts';

const TEXT = [
  'worksheet en',
  '# Water',
  'Water rises from the sea, becomes a cloud, and falls again on the hills behind the town of Alder.',
  '! A drop of water | Figure 1: The drop',
  '- rivers',
  '-- small rivers',
  'The heart of the matter is ________ and nothing else.^[Nobody has counted it.]',
  '|= Day | Rain',
  '| Monday | 4',
  '| Tuesday | 9',
  'What did you learn about water, about hills, about clouds and about the weather of this town today?',
  '___ 2',
].join('\n');

const truth = listTruthFacts(parseTruth('water', TEXT), () => '');

function text(words: string): readonly Inline[] {
  return [{ kind: 'text', text: words }];
}
function paragraph(id: string, words: string): Block {
  return { kind: 'paragraph', id, content: text(words) };
}
function row(id: string, first: string, second: string): TableRow {
  const cells = [first, second].map((words, at) => ({
    id: `${id}-${at}`,
    blocks: [paragraph(`${id}-${at}-p`, words)],
  }));
  return { id, cells };
}

const PIXEL = 'picture-1';
const FIGURE: Figure = {
  kind: 'figure',
  id: 'figure',
  shows: { picture: PIXEL },
  treatment: 'tactile',
  number: 'Figure 1',
  caption: text('The drop'),
  description: { short: 'A drop of water', long: [] },
  words: [],
};
const TABLE: Table = {
  kind: 'table',
  id: 'table',
  caption: [],
  headerRows: 1,
  headerColumns: 0,
  rows: [row('r1', 'Day', 'Rain'), row('r2', 'Monday', '4'), row('r3', 'Tuesday', '9')],
};
const LIST: List = {
  kind: 'list',
  id: 'list',
  marks: { kind: 'bullets' },
  items: [
    {
      id: 'item',
      blocks: [
        paragraph('item-p', 'rivers'),
        {
          kind: 'list',
          id: 'inside',
          marks: { kind: 'bullets' },
          items: [{ id: 'item-inside', blocks: [paragraph('inside-p', 'small rivers')] }],
        },
      ],
    },
  ],
};

/** The document that the truth describes, as a list of which tests change one thing. */
const BLOCKS: readonly Block[] = [
  { kind: 'heading', id: 'heading', level: 1, content: text('Water') },
  paragraph(
    'first',
    'Water rises from the sea, becomes a cloud, and falls again on the hills behind the town of Alder.',
  ),
  FIGURE,
  LIST,
  {
    kind: 'paragraph',
    id: 'gap',
    content: [
      ...text('The heart of the matter is '),
      { kind: 'blank', width: 8 },
      ...text(' and nothing else.'),
      { kind: 'note-reference', note: 'note', mark: '1' },
    ],
  },
  TABLE,
  {
    kind: 'exercise',
    id: 'exercise',
    mark: '',
    blocks: [
      paragraph(
        'last',
        'What did you learn about water, about hills, about clouds and about the weather of this town today?',
      ),
    ],
    answer: { kind: 'lines', count: 2 },
  },
  {
    kind: 'note',
    id: 'note',
    place: 'foot',
    mark: '1',
    blocks: [paragraph('note-p', 'Nobody has counted it.')],
  },
];

function change(id: string, changed: readonly Block[]): readonly Block[] {
  return BLOCKS.flatMap((block) => (block.id === id ? changed : [block]));
}

function judgeBlocks(blocks: readonly Block[], facts: Facts = truth) {
  return judge(facts, listDocumentFacts({ blocks }));
}

function findMark(blocks: readonly Block[], kind: Class) {
  return judge(truth, listDocumentFacts({ blocks })).find((mark) => mark.class === kind);
}

test('a document that says the same has every mark', () => {
  const marks = judgeBlocks(BLOCKS);
  expect(marks.map((mark) => mark.class)).toEqual([
    'words',
    'true words',
    'headings',
    'lists',
    'notes',
    'captions',
    'blanks',
    'alternatives',
    'tables',
    'figures',
  ]);
  expect(marks.filter(({ right, of, failures }) => right !== of || failures.length > 0)).toEqual([]);
});

describe('the judge sees', () => {
  test('a lost word', () => {
    const blocks = change('first', [
      paragraph(
        'first',
        'Water rises from the sea, becomes a cloud, and falls on the hills behind the town of Alder.',
      ),
    ]);
    const mark = findMark(blocks, 'words');
    expect((mark?.of ?? 0) - (mark?.right ?? 0)).toBe(1);
    expect(mark?.failures).toEqual([
      { kind: 'words lost', expected: 'again', came: 'and falls on the hills behind the town of Alder' },
    ]);
  });

  test('an added word', () => {
    const blocks = [...BLOCKS, paragraph('foot', 'Page 3')];
    const mark = findMark(blocks, 'true words');
    expect((mark?.of ?? 0) - (mark?.right ?? 0)).toBe(2);
    expect(mark?.failures).toEqual([
      {
        kind: 'words added',
        expected: '',
        came: 'Page 3, after “about clouds and about the weather of this town today”',
      },
    ]);
  });

  test('words that changed places', () => {
    const blocks = [...BLOCKS.slice(2), ...BLOCKS.slice(0, 2)];
    expect(findMark(blocks, 'words')?.failures.map(({ kind }) => kind)).toContain('words lost');
  });

  test('a figure that moved to the end', () => {
    const mark = findMark([...change('figure', []), FIGURE], 'figures');
    expect([mark?.right, mark?.of]).toEqual([0, 1]);
    expect(mark?.failures[0]?.kind).toBe('figures: in another place');
  });

  test('a figure that shows nothing', () => {
    const mark = findMark(change('figure', [{ ...FIGURE, shows: {} }]), 'figures');
    expect(mark?.failures[0]?.kind).toBe('figures: missing');
  });

  test('a figure that the truth does not have', () => {
    const mark = findMark([...BLOCKS, { ...FIGURE, id: 'second', number: '', caption: [] }], 'figures');
    expect([mark?.right, mark?.of]).toEqual([1, 2]);
  });

  test('two swapped cells', () => {
    const rows = [row('r1', 'Day', 'Rain'), row('r2', 'Monday', '9'), row('r3', 'Tuesday', '4')];
    const mark = findMark(change('table', [{ ...TABLE, rows }]), 'tables');
    expect([mark?.right, mark?.of]).toEqual([4, 6]);
    expect(mark?.failures[0]).toEqual({
      kind: 'tables: cell in another place',
      expected: 'row 2, column 2, 1 by 1: 4',
      came: 'row 2, column 2, 1 by 1: 9',
    });
  });

  test('a table that was read as paragraphs', () => {
    const mark = findMark(change('table', [paragraph('cells', 'Day Rain Monday 4 Tuesday 9')]), 'tables');
    expect([mark?.right, mark?.of, mark?.failures[0]?.kind]).toEqual([0, 6, 'tables: missing']);
  });

  test('a heading of another level, and one that is plain text', () => {
    const heading = BLOCKS[0] as Block;
    const level = findMark(change('heading', [{ ...heading, level: 2 } as Block]), 'headings');
    expect(level?.failures).toEqual([
      { kind: 'headings: level differs', expected: 'Water (1)', came: 'Water (2)' },
    ]);
    const plain = findMark(change('heading', [paragraph('heading', 'Water')]), 'headings');
    expect(plain?.failures[0]?.kind).toBe('headings: only plain text');
  });

  test('an item that lost its depth', () => {
    const items = ['rivers', 'small rivers'].map((words) => ({
      id: words,
      blocks: [paragraph(`${words}-p`, words)],
    }));
    const mark = findMark(change('list', [{ ...LIST, items }]), 'lists');
    expect(mark?.failures[0]).toEqual({
      kind: 'lists: depth differs',
      expected: 'small rivers (2)',
      came: 'small rivers (1)',
    });
  });

  test('a lost note', () => {
    const mark = findMark(
      change('gap', [paragraph('gap', 'The heart of the matter is and nothing else.')]),
      'notes',
    );
    expect([mark?.right, mark?.of]).toEqual([0, 2]);
  });

  test('a blank that is written as signs', () => {
    const mark = findMark(
      change('gap', [paragraph('gap', 'The heart of the matter is ____ and nothing else.')]),
      'blanks',
    );
    expect([mark?.right, mark?.of]).toEqual([2, 3]);
  });
});

test('a page is lost if its words are not neighbours in the document, and running heads do not count', () => {
  const blocks = change('exercise', []);
  const pages = ['Head 1 Water rises from the sea', 'Head 2 about clouds and about the weather', 'Head 3'];
  const mark = judgePages(pages, truth, listDocumentFacts({ blocks }));
  expect([mark.right, mark.of, mark.failures.map(({ expected }) => expected)]).toEqual([
    1,
    2,
    ['page 2: Head 2 about clouds and about the weather'],
  ]);
});

test.each([
  ['<math><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow></math>', 'a+1'],
  [
    '<math><semantics><mfrac><mi>c</mi><mi>v</mi></mfrac><annotation>\\frac</annotation></semantics></math>',
    'fraction(c;v)',
  ],
  ['<m:math xmlns:m="x"><m:msup><m:mi>x</m:mi><m:mn>2</m:mn></m:msup></m:math>', 'sup(x;2)'],
  ['<math><mfenced><mi>a</mi></mfenced></math>', '(a)'],
])('MathML is compared by its signs and their places: %s', (mathml, skeleton) => {
  expect(writeSkeleton(mathml)).toBe(skeleton);
});
