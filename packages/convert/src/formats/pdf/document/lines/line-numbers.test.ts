import { textOfInlines } from '@relievo/document/text';
import { expect, test } from 'vitest';
import { outlineBlocks, readPdfDocument } from '../../testing/read-document.ts';
import { writePages, writeWords } from '../../testing/write-pdf.ts';
import { plainPiece, type Row } from '../../text/rows.ts';
import { joinLineNumbers } from './line-numbers.ts';

const LEFT = [
  'The first train in the country ran from one',
  'town to the next in less than ten minutes, and',
  'many people came to see it on that cold day in',
  'winter. Soon there were lines between all large',
  'cities, and goods went faster than on any road',
  'before. The rails needed iron, coal and workers',
  'who moved with their families to the new places',
  'and lived there in small and crowded rooms.',
];
const RIGHT = [
  'Work begins at five in the morning and it',
  'ends at seven in the evening. A worker who is',
  'late loses the pay of half an hour. Talking is',
  'not allowed at the machines. Nobody may leave',
  'the hall before the bell, and nobody may smoke',
  'in any room. Tools that are broken have to be',
  'paid by the person who used them last in the',
  'week before.',
];

test('numbers of lines between two columns part no line, and their lines remain lines', async () => {
  const base = (at: number) => 700 - 14 * at;
  const page = [
    writeWords('Trains and factories', { x: 200, y: 760, size: 18 }),
    ...LEFT.map((words, at) => writeWords(words, { x: 60, y: base(at), size: 10 })),
    ...RIGHT.map((words, at) => writeWords(words, { x: 312, y: base(at), size: 10 })),
    ...RIGHT.map((_, at) => writeWords(`${at + 1}`, { x: 301, y: base(at), size: 5 })),
  ];
  const { document } = await readPdfDocument(writePages([page.join('')]));
  const [, , left] = outlineBlocks(document.blocks);
  expect(left).toBe(LEFT.join(' '));
  const poem = document.blocks.at(-1);
  const lines = poem?.kind === 'poem' ? poem.stanzas.flatMap((stanza) => stanza.lines) : [];
  expect(lines.map(({ content }) => textOfInlines(content))).toEqual(
    RIGHT.map((words, at) => `${at + 1} ${words}`),
  );
});

test('two columns of line numbers beside the same lines are both kept', () => {
  const makeRow = (text: string, left: number, at: number, size: number): Row => ({
    text,
    left,
    right: left + 4 * text.length,
    base: 700 - 14 * at,
    size,
    isBold: false,
    pieces: [plainPiece(text)],
  });
  const rows = ['one wall', 'two walls', 'three walls'].flatMap((words, at) => [
    makeRow(words, 100, at, 10),
    makeRow(`${at + 1}`, 90, at, 6),
    makeRow(`${at + 5}`, 60, at, 6),
  ]);
  const written = joinLineNumbers(rows)
    .map(({ text }) => text)
    .join(' ');
  for (const { text } of rows) expect(written).toContain(text);
});
