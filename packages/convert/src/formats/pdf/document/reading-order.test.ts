import { expect, test } from 'vitest';
import { outlineBlocks, readPdfDocument } from '../testing/read-document.ts';
import { rowOf } from '../testing/rows.ts';
import { writePages, writeWords } from '../testing/write-pdf.ts';
import { splitByGutter } from './split-by-gutter.ts';

async function outline(page: string): Promise<readonly string[]> {
  const { document } = await readPdfDocument(writePages([page]));
  return outlineBlocks(document.blocks);
}

function drawRule(left: number, right: number, y: number): string {
  return `${left} ${y} m ${right} ${y} l S\n`;
}

test('drawn blanks stay between the words of their line, although they lie lower', async () => {
  const page = [
    writeWords('Name:', { x: 60, y: 700 }),
    writeWords('Class:', { x: 220, y: 700 }),
    writeWords('Write the words that are missing in the sentences below.', { x: 60, y: 660 }),
    writeWords('The boat is', { x: 60, y: 620 }),
    writeWords('by the river.', { x: 180, y: 620 }),
    drawRule(100, 210, 698),
    drawRule(260, 330, 698),
    drawRule(124, 174, 618.5),
  ].join('');
  expect(await outline(page)).toEqual([
    'page 1',
    'Name: [17] Class: [11]',
    'Write the words that are missing in the sentences below.',
    'The boat is [8] by the river.',
  ]);
});

test('lines to write on may be nearly as wide as the page if there are several', async () => {
  const page = [
    writeWords('1. Explain in two sentences why the boat floats.', { x: 20, y: 700 }),
    ...[670, 650].map((y) => drawRule(10, 585, y)),
  ].join('');
  expect(await outline(page)).toEqual([
    'page 1',
    'task 1 {"kind":"lines","count":2}',
    '  Explain in two sentences why the boat floats.',
  ]);
});

test('columns with a narrow gutter that is anywhere are read one after the other', () => {
  const line = 'one two three four five six seven eight';
  for (const from of [290, 291, 292, 293, 294]) {
    const size = (2 * (from - 50)) / line.length;
    const column = (x: number) =>
      Array.from({ length: 8 }, (_, at) => rowOf(line, { x, y: 700 - 15 * at, size }));
    const parts = splitByGutter([...column(50), ...column(from + 10)], { width: 595, height: 842 });
    expect(parts.map((rows) => rows.map(({ left }) => left))).toEqual([
      Array.from({ length: 8 }, () => 50),
      Array.from({ length: 8 }, () => from + 10),
    ]);
  }
});

test('a table in the middle is before a short heading at the edge that follows it', async () => {
  const cells = [
    ['Word', 'Line', 'Meaning'],
    ['bow', '2', 'front of a boat'],
    ['stream', '5', 'small river'],
  ];
  const page = [
    writeWords('Words', { x: 60, y: 700, font: 2 }),
    ...cells.flatMap((row, at) =>
      row.map((cell, column) => writeWords(cell, { x: 200 + 60 * column, y: 670 - 20 * at, size: 10 })),
    ),
    writeWords('Tasks', { x: 60, y: 590, font: 2 }),
    writeWords('The words of the table are in the poem, and each of them is about water.', { x: 60, y: 570 }),
  ].join('');
  expect(await outline(page)).toEqual([
    'page 1',
    'h1 Words',
    '| Word | Line | Meaning',
    '| bow | 2 | front of a boat',
    '| stream | 5 | small river',
    'h1 Tasks',
    'The words of the table are in the poem, and each of them is about water.',
  ]);
});

test('a table of short cells that reaches across the middle is not read as two columns', async () => {
  const cells = [
    ['french', 'english', 'example'],
    ['la gare', 'station', 'La gare est bien grande.'],
    ['le quai', 'platform', 'Le train part du quai.'],
    ['le billet', 'ticket', 'Voici mon billet perdu.'],
    ['en retard', 'to be late', 'Il est toujours en retard.'],
    ['monter', 'to get on', 'Nous montons ici avec lui.'],
    ['partir', 'to go away', 'Ils partent demain matin tard.'],
    ['le train', 'train in general', 'Le train est vraiment long.'],
  ];
  const page = cells
    .flatMap((row, at) =>
      row.map((cell, column) =>
        writeWords(cell, { x: [46, 180, 312][column] ?? 0, y: 700 - 24 * at, size: 10 }),
      ),
    )
    .join('');
  expect(await outline(page)).toEqual(['page 1', ...cells.map((row) => `| ${row.join(' | ')}`)]);
});

test('a heading with large letters beside a narrow gutter is in its column', () => {
  const column = (x: number) =>
    Array.from({ length: 8 }, (_, at) =>
      rowOf('one two three four five six seven eight', { x, y: 640 - 15 * at, size: 12.4 }),
    );
  const rows = [
    ...column(50),
    rowOf('1.1 Inside', { x: 50, y: 664, size: 24 }),
    rowOf('1.2 Outside', { x: 303, y: 670, size: 24 }),
    ...column(303),
  ];
  expect(splitByGutter(rows, { width: 595, height: 842 })).toHaveLength(2);
});

test('a drawing beside a list is before the tasks below it, although the list begins above it', async () => {
  const shapes = [0, 1, 2].map(
    (at) => `${60 + 40 * at} 600 m ${75 + 40 * at} 660 l ${90 + 40 * at} 600 l h S\n`,
  );
  const page = [
    writeWords('Charts of the lesson in two columns', { x: 60, y: 740, size: 18 }),
    writeWords('Land use', { x: 400, y: 650, font: 2 }),
    writeWords('1. Which class has the highest marks of all?', { x: 60, y: 500 }),
    writeWords('2. How many of the leaves are longer?', { x: 60, y: 470 }),
    ...shapes,
  ].join('');
  const read = await outline(page);
  expect(read.map((line) => line.split(' ')[0])).toEqual(['page', 'h1', 'figure', 'h2', '-', '', '-', '']);
});

test('a rule above a note is not a line to write on, although words of the other column are level with it', async () => {
  const page = [
    ...Array.from({ length: 5 }, (_, at) =>
      writeWords('The text of the page is set in letters of twelve points.', { x: 302, y: 700 - 16 * at }),
    ),
    writeWords('ocean floor.', { x: 240, y: 60, size: 9 }),
    writeWords('2 He published it in 1925.', { x: 313, y: 51, size: 8 }),
    drawRule(302, 400, 60.4),
  ].join('');
  expect((await outline(page)).join('\n')).not.toContain('[');
});

test('letters that are slanted by their matrix are level and slanted', async () => {
  const page = 'BT /F1 12 Tf 1 0 0.3 1 60 700 Tm (slanted words) Tj ET\n';
  expect(await outline(`${page}${writeWords('and plain words', { x: 60, y: 660 })}`)).toEqual([
    'page 1',
    '<italic>slanted words</> and plain words',
  ]);
});
