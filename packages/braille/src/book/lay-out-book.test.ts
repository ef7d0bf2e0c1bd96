import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { translateLetters } from '../letters.ts';
import type { Book, BookBlock, BookPage, BookVolume, BookWords } from './book.ts';
import { layOutBook } from './lay-out-book.ts';

function cells(text: string): string {
  return Array.from(text, (one) =>
    one === ' ' || one === '\n' ? one : (translateLetters(one)?.cells ?? '⠤'),
  )
    .join('')
    .replaceAll(' ', '⠀');
}

const WORDS: BookWords = {
  contents: cells('contents'),
  volume: (volume) => cells(`volume ${volume}`),
  volumeOf: (volume, count) => cells(`volume ${volume} of ${count}`),
  endOfVolume: (volume) => cells(`end of volume ${volume}`),
  printPages: (first, last) => cells(`print pages ${first} to ${last}`),
  braillePages: (ranges) => cells(`pages ${ranges.join(' ')}`),
};
const FORMAT = { columns: 40, rows: 25, volumePages: 20, numberCells: cells };

function createBook(body: readonly BookBlock[], rest: Partial<Book> = {}): Book {
  return {
    runningHead: cells('sea'),
    titles: [[cells('sea')]],
    remarks: [],
    preliminary: [],
    body,
    depth: 2,
    ...rest,
  };
}

function paragraph(text: string): BookBlock {
  return {
    kind: 'text',
    pieces: [{ kind: 'cells', cells: cells(text) }],
    first: 2,
    others: 0,
    space: { before: 0, after: 0 },
    canBegin: true,
  };
}

function heading(id: string, text: string, level: 1 | 2 | 3 = 1): BookBlock {
  return {
    kind: 'heading',
    id,
    level,
    isChapter: level === 1,
    pieces: [{ kind: 'cells', cells: cells(text) }],
  };
}

/** Fills this many lines. */
function fill(lines: number): readonly BookBlock[] {
  return Array.from({ length: lines }, () => paragraph('line'));
}

function rowOf(pages: readonly BookPage[], words: string): readonly [number, number] {
  const page = pages.findIndex(({ rows }) => rows.some((row) => row.includes(cells(words))));
  return [page, pages[page]?.rows.findIndex((row) => row.includes(cells(words))) ?? -1];
}

describe('pages', () => {
  test('a heading is never the last line of a page, whatever its level', () => {
    for (const level of [2, 3] as const)
      for (let lines = 15; lines < 26; lines += 1) {
        const [volume] = layOutBook(
          createBook([...fill(lines), heading('h', 'waves', level), paragraph('they rise')]),
          WORDS,
          FORMAT,
        );
        const pages = volume?.body ?? [];
        const [page, row] = rowOf(pages, 'waves');
        expect([page, row + 1]).toEqual(rowOf(pages, 'they rise'));
      }
  });

  test('a page of the print that begins under a text has a line with its number, and none at the top', () => {
    const [volume] = layOutBook(
      createBook([
        { kind: 'print-page', page: '7' },
        paragraph('seven'),
        { kind: 'print-page', page: '8' },
        ...fill(40),
      ]),
      WORDS,
      FORMAT,
    );
    const [first, second] = volume?.body ?? [];
    expect(first?.rows.slice(0, 3)).toEqual([
      `${'⠀'.repeat(18)}${cells('sea')}`.padEnd(38, '⠀') + cells('7'),
      cells('  seven'),
      '⠤'.repeat(38) + cells('8'),
    ]);
    expect(second?.rows[0]?.endsWith(cells('a8'))).toBe(true);
    expect(second?.rows.some((row) => row.includes('⠤⠤⠤⠤'))).toBe(false);
    expect([first?.prints, second?.prints]).toEqual([['7', '8'], ['8']]);
  });

  test('pages of the print without a text share a number', () => {
    const [volume] = layOutBook(
      createBook([
        { kind: 'print-page', page: '1' },
        { kind: 'print-page', page: '2' },
        paragraph('two'),
        { kind: 'print-page', page: '3' },
        { kind: 'print-page', page: '4' },
        paragraph('four'),
      ]),
      WORDS,
      FORMAT,
    );
    const rows = volume?.body[0]?.rows ?? [];
    expect(rows[0]?.endsWith(cells('1-2'))).toBe(true);
    expect(rows[2]?.endsWith(`⠤${cells('3-4')}`)).toBe(true);
    expect(volume?.body[0]?.prints).toEqual(['1', '2', '3', '4']);
  });

  test('a drawing follows the page that names it, and the text names the page of the drawing', () => {
    const see: BookBlock = {
      kind: 'text',
      pieces: [
        { kind: 'cells', cells: cells('see page ') },
        { kind: 'page-of', id: 'f' },
      ],
      first: 6,
      others: 4,
      space: { before: 0, after: 0 },
    };
    const [volume] = layOutBook(
      createBook([
        paragraph('before'),
        see,
        { kind: 'tactile', id: 'f', pages: [['⠿⠿⠿'], ['⠅']] },
        ...fill(30),
      ]),
      WORDS,
      FORMAT,
    );
    const pages = volume?.body ?? [];
    expect(pages.map(({ isTactile, label }) => [label, isTactile])).toEqual([
      ['1', false],
      ['2', true],
      ['3', true],
      ['4', false],
    ]);
    expect(pages[0]?.rows[2]).toBe(cells('      see page 2'));
    expect(pages[1]?.rows[1]).toBe('⠿⠿⠿');
    expect(pages[1]?.rows[24]?.endsWith(cells('2'))).toBe(true);
  });
});

describe('volumes', () => {
  const chapters = Array.from({ length: 6 }, (_, at) => [
    heading(`c${at}`, `chapter ${at + 1}`),
    ...fill(200),
  ]).flat();

  test('volumes begin with chapters, are about as long as wished, and say where they end', () => {
    const volumes = layOutBook(createBook(chapters), WORDS, FORMAT);
    expect(volumes.map(({ body }) => body.length)).toEqual([18, 18, 18]);
    for (const [at, { body, front }] of volumes.entries()) {
      expect(body[0]?.rows.join()).toContain(cells(`chapter ${2 * at + 1}`));
      expect(body.at(-1)?.rows.join()).toContain(cells(`end of volume ${at + 1}`));
      expect(front[0]?.rows.join()).toContain(cells(`volume ${at + 1} of 3`));
      expect(front.map(({ label }) => label)).toEqual(['t1', 't2']);
      expect(front[0]?.rows.join()).toContain(cells(`pages t1-t2 ${body[0]?.label}-${body.at(-1)?.label}`));
    }
    expect(volumes.flatMap(({ body }) => body.map(({ label }) => Number(label)))).toEqual(
      Array.from({ length: 54 }, (_, at) => at + 1),
    );
  });

  test('the contents of the first volume name all volumes, those of the others their own chapters', () => {
    const volumes = layOutBook(createBook(chapters), WORDS, FORMAT);
    const rows = volumes.map(({ front }) =>
      front
        .slice(1)
        .flatMap((page) => page.rows)
        .filter((row) => row !== ''),
    );
    expect(rows[0]?.filter((row) => row.includes(cells('volume'))).length).toBe(3);
    expect(rows[1]?.slice(1, 3).map((row) => row.slice(0, 9))).toEqual(
      [cells('chapter 3'), cells('chapter 4')].map((one) => one.slice(0, 9)),
    );
    expect(rows[1]?.filter((row) => row.includes(cells('volume')))).toEqual([]);
  });
});

/** Gives a block an id, and a heading its own word. */
function nameBlock(block: BookBlock, at: number): BookBlock {
  if (block.kind === 'heading')
    return { ...block, id: `b${at}`, pieces: [{ kind: 'cells', cells: cells(`q${at}`) }] };
  return 'id' in block ? { ...block, id: `b${at}` } : block;
}

function listHeadings(body: readonly BookBlock[]): readonly string[] {
  return body.flatMap((block, at) => (block.kind === 'heading' ? [cells(`q${at}`)] : []));
}

function hasWord(row: string, word: string): boolean {
  return row.split('⠀').includes(word);
}

/** Lists the numbers that the contents of the first volume have for the headings; none if it has no contents. */
function listNamedPages(
  volumes: readonly BookVolume[],
  body: readonly BookBlock[],
): readonly (string | undefined)[] {
  const rows = volumes[0]?.front.slice(1).flatMap((page) => page.rows) ?? [];
  if (rows.length === 0) return [];
  return listHeadings(body).map((word) =>
    rows
      .find((row) => hasWord(row, word))
      ?.split('⠀')
      .at(-1),
  );
}

/** Lists the numbers of the pages that the headings are on. */
function listHeadingPages(
  volumes: readonly BookVolume[],
  body: readonly BookBlock[],
): readonly (string | undefined)[] {
  if ((volumes[0]?.front.length ?? 0) < 2) return [];
  const pages = volumes.flatMap((volume) => volume.body);
  return listHeadings(body).map((word) => {
    const page = pages.find(({ rows }) => rows.some((row) => hasWord(row, word)));
    return page && cells(page.label);
  });
}

test('no line is over its width, no page over its lines, and each page that the contents name is right', () => {
  const word = fc.integer({ min: 1, max: 15 }).map((length) => 'a'.repeat(length));
  const words = fc.array(word, { minLength: 1, maxLength: 60 }).map((all) => all.join(' '));
  const block: fc.Arbitrary<BookBlock> = fc.oneof(
    { weight: 4, arbitrary: words.map(paragraph) },
    words.map((text) => ({ ...paragraph(text), number: cells('12'), leads: true }) as BookBlock),
    fc
      .tuple(words, fc.constantFrom(1, 2, 3))
      .map(([text, level]) => heading('', text.slice(0, 70), level as 1)),
    fc.integer({ min: 1, max: 999 }).map((page): BookBlock => ({ kind: 'print-page', page: `${page}` })),
    fc.constant<BookBlock>({ kind: 'tactile', id: '', pages: [['⠿'.repeat(20)], ['⠅']] }),
    fc.integer({ min: 1, max: 30 }).map(
      (lines): BookBlock => ({
        kind: 'lines',
        head: ['⠒⠒'],
        lines: Array.from({ length: lines }, () => '⠶'.repeat(20)),
        space: { before: 1, after: 1 },
        whole: true,
      }),
    ),
  );
  const page = fc.record({
    columns: fc.integer({ min: 20, max: 42 }),
    rows: fc.integer({ min: 8, max: 28 }),
    volumePages: fc.integer({ min: 3, max: 10 }),
  });
  fc.assert(
    fc.property(fc.array(block, { maxLength: 30 }), page, (blocks, size) => {
      const body = blocks.map((one, at) => nameBlock(one, at));
      const volumes = layOutBook(createBook(body, { depth: 3 }), WORDS, { ...FORMAT, ...size });
      const pages = volumes.flatMap(({ front, body: text }) => [...front, ...text]);
      for (const { rows } of pages) {
        expect(rows.length).toBe(size.rows);
        expect(rows.every((row) => row.length <= size.columns && !row.endsWith('⠀'))).toBe(true);
      }
      expect(listNamedPages(volumes, body)).toEqual(listHeadingPages(volumes, body));
      const solid = (all: string): string => all.replaceAll(/[^⠁]/gu, '');
      const given = body.map((one) =>
        'pieces' in one
          ? one.pieces.map((piece) => (piece.kind === 'cells' ? piece.cells : '')).join('')
          : '',
      );
      const written = volumes.flatMap(({ body: text }) => text.flatMap(({ rows }) => rows.slice(1)));
      expect(solid(written.join('')).length).toBeGreaterThanOrEqual(solid(given.join('')).length);
    }),
    { numRuns: 60 },
  );
});

test('a page that is too small for braille is refused', () => {
  expect(() => layOutBook(createBook([]), WORDS, { ...FORMAT, columns: 5 })).toThrow(/page_too_small/);
});
