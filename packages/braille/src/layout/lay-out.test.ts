import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCell } from '../cells.ts';
import { BrailleError } from '../errors.ts';
import { layOut, SMALLEST_PAGE } from './lay-out.ts';
import type { Block, PageFormat, Transcription } from './transcription.ts';

const FORMAT: PageFormat = { columns: 20, rows: 8, numbers: 'bottom' };

function pagesOf(blocks: readonly Block[], format: Partial<PageFormat> = {}, runningHead = '') {
  return layOut({ runningHead, blocks }, { ...FORMAT, ...format }).pages.map(({ rows }) => rows);
}
function createWords(count: number): string {
  return Array.from({ length: count }, () => '⠺⠺⠺⠺').join('⠀');
}
function createParagraph(count: number): Block {
  return { kind: 'paragraph', cells: createWords(count) };
}
function createHeading(level: 1 | 2 | 3): Block {
  return { kind: 'heading', level, cells: '⠓⠓⠓⠓' };
}

describe('blocks', () => {
  test('a title and a heading of the first level are centred between empty lines', () => {
    expect(
      pagesOf([{ kind: 'title', cells: '⠞⠞⠞⠞' }, createHeading(1), createParagraph(1)], { numbers: 'none' }),
    ).toEqual([['⠀⠀⠀⠀⠀⠀⠀⠀⠞⠞⠞⠞', '', '⠀⠀⠀⠀⠀⠀⠀⠀⠓⠓⠓⠓', '', '⠀⠀⠺⠺⠺⠺']]);
  });

  test('other headings begin in cell 5 and cell 7, directly above their content', () => {
    expect(pagesOf([createHeading(2), createParagraph(1), createHeading(3)], { numbers: 'none' })).toEqual([
      ['⠀⠀⠀⠀⠓⠓⠓⠓', '⠀⠀⠺⠺⠺⠺', '', '⠀⠀⠀⠀⠀⠀⠓⠓⠓⠓'],
    ]);
  });

  test('paragraphs begin in cell 3 and continue in cell 1', () => {
    expect(pagesOf([createParagraph(5)], { numbers: 'none' })).toEqual([['⠀⠀⠺⠺⠺⠺⠀⠺⠺⠺⠺⠀⠺⠺⠺⠺', '⠺⠺⠺⠺⠀⠺⠺⠺⠺']]);
  });

  test('an entry of a key begins with its code in cell 1 and continues in cell 3', () => {
    const entries = [{ code: '⠅⠁', words: createWords(4) }];
    expect(pagesOf([{ kind: 'key', entries }], { numbers: 'none' })).toEqual([
      ['⠅⠁⠀⠺⠺⠺⠺⠀⠺⠺⠺⠺⠀⠺⠺⠺⠺', '⠀⠀⠺⠺⠺⠺'],
    ]);
  });

  test('a table that fits has its columns side by side, with underlined headings', () => {
    const table: Block = { kind: 'table', head: ['⠁', '⠃⠃⠃'], rows: [['⠉⠉⠉⠉', '⠙']] };
    expect(pagesOf([table], { numbers: 'none' })).toEqual([['⠁⠀⠀⠀⠀⠀⠃⠃⠃', '⠐⠒⠒⠒⠀⠀⠐⠒⠒', '⠉⠉⠉⠉⠀⠀⠙']]);
  });

  test('a table that is too wide becomes steps, with no entry cut', () => {
    const table: Block = {
      kind: 'table',
      head: [createWords(2), createWords(2)],
      rows: [[createWords(1), createWords(5)]],
    };
    expect(pagesOf([table], { numbers: 'none' })).toEqual([
      [createWords(2), `⠀⠀${createWords(2)}`, createWords(1), `⠀⠀${createWords(3)}`, `⠀⠀${createWords(2)}`],
    ]);
  });

  test('a graphic is unchanged, with an empty line above and below', () => {
    const graphic: Block = { kind: 'graphic', lines: ['⣿⠀⣿', '⠀⣿⠀'] };
    expect(pagesOf([createParagraph(1), graphic, createParagraph(1)], { numbers: 'none' })).toEqual([
      ['⠀⠀⠺⠺⠺⠺', '', '⣿⠀⣿', '⠀⣿', '', '⠀⠀⠺⠺⠺⠺'],
    ]);
  });
});

describe('pages', () => {
  test('the number is at the end of the last line, with the running head beside it from the second page on', () => {
    const pages = pagesOf(
      [createParagraph(1), { kind: 'page-break' }, createParagraph(1)],
      { rows: 4 },
      '⠗⠗',
    );
    expect(pages).toEqual([
      ['⠀⠀⠺⠺⠺⠺', '', '', '⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠼⠁'],
      ['⠀⠀⠺⠺⠺⠺', '', '', '⠀⠀⠀⠀⠀⠀⠀⠀⠀⠗⠗⠀⠀⠀⠀⠀⠀⠀⠼⠃'],
    ]);
  });

  test('the number can be in the first line, in the digits of another code', () => {
    const format: Partial<PageFormat> = { rows: 4, numbers: 'top', numberCells: () => '⠠⠡' };
    expect(pagesOf([createParagraph(1)], format)).toEqual([['⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠠⠡', '⠀⠀⠺⠺⠺⠺']]);
  });

  test('a running head that leaves no room to the number is left out', () => {
    const [, second] = pagesOf(
      [createParagraph(1), { kind: 'page-break' }, createParagraph(1)],
      {},
      '⠗'.repeat(16),
    );
    expect(second?.at(-1)).toBe('⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠼⠃');
  });

  test('a heading is never the last thing on a page', () => {
    const pages = pagesOf([createParagraph(16), createHeading(2), createHeading(3), createParagraph(8)], {
      numbers: 'none',
    });
    expect(pages.map((rows) => rows.findIndex((row) => row.includes('⠓')))).toEqual([-1, 0]);
  });

  test('a graphic that does not fit below begins on the next page', () => {
    const lines = ['⣿', '⣿', '⣿', '⣿', '⣿', '⣿'];
    const { pages, starts } = layOut(
      { runningHead: '', blocks: [createParagraph(1), { kind: 'graphic', lines }] },
      { ...FORMAT, numbers: 'top' },
    );
    expect(starts).toEqual([
      { page: 1, row: 1 },
      { page: 2, row: 1 },
    ]);
    expect(pages[1]?.rows.slice(1)).toEqual(lines);
  });

  test('a document without a word has one page', () => {
    expect(pagesOf([])).toHaveLength(1);
  });
});

describe('input that cannot be laid out is refused as a whole, in one sentence', () => {
  const refusal = (transcription: Transcription, format: Partial<PageFormat> = {}): BrailleError => {
    try {
      layOut(transcription, { ...FORMAT, ...format });
    } catch (error) {
      if (error instanceof BrailleError) return error;
      throw error;
    }
    throw new Error('It was laid out.');
  };
  const one = (block: Block): Transcription => ({ runningHead: '', blocks: [block] });

  test('a line of 3 cells is refused', () => {
    expect(refusal(one(createParagraph(1)), { columns: 3 })).toMatchObject({
      code: 'page_too_small',
      parameters: { columns: 3, rows: 8, leastColumns: 12, leastRows: 4 },
    });
  });

  test('a graphic that is wider or higher than the page is refused', () => {
    const wide = refusal(one({ kind: 'graphic', lines: ['⣿'.repeat(21)] }));
    const high = refusal(one({ kind: 'graphic', lines: Array.from({ length: 8 }, () => '⣿') }));
    expect([wide.code, high.code]).toEqual(['graphic_too_large', 'graphic_too_large']);
    expect(high.parameters).toEqual({ width: 1, height: 8, columns: 20, rows: 7 });
  });

  test('text that nobody translated is refused', () => {
    expect(refusal(one({ kind: 'paragraph', cells: '⠁b' })).code).toBe('not_braille');
    expect(refusal({ runningHead: 'x', blocks: [] }).code).toBe('not_braille');
  });
});

const cells = fc
  .array(fc.constantFrom('⠁', '⠿', '⣿', '⠀', ' ', '\n'), { maxLength: 120 })
  .map((all) => all.join(''));
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('title' as const), cells }),
  fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(1, 2, 3), cells }),
  fc.record({ kind: fc.constant('paragraph' as const), cells }),
  fc.record({
    kind: fc.constant('key' as const),
    entries: fc.array(fc.record({ code: fc.constant('⠅⠁'), words: cells }), { maxLength: 5 }),
  }),
  fc.record({
    kind: fc.constant('table' as const),
    head: fc.array(cells, { maxLength: 3 }),
    rows: fc.array(fc.array(cells, { maxLength: 4 }), { maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('graphic' as const),
    lines: fc.array(fc.constantFrom('⣿⠀⣿', '⠀⠁'), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('sample' as const),
    lines: fc.constantFrom(['⣿⠀⣿', '⠀⠁⠀'], ['⠁'], []),
    words: cells,
  }),
  fc.constant({ kind: 'page-break' as const }),
);

test('every line of any layout fits and ends in a raised cell, and no raised cell is lost', () => {
  const format = fc.record({
    columns: fc.integer({ min: SMALLEST_PAGE.columns, max: 42 }),
    rows: fc.integer({ min: SMALLEST_PAGE.rows, max: 28 }),
  });
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), format, (blocks, size) => {
      const { pages, starts } = layOut({ runningHead: '', blocks }, { ...size, numbers: 'none' });
      const rows = pages.flatMap((page) => page.rows);
      expect(pages.every((page, i) => page.number === i + 1 && page.rows.length <= size.rows)).toBe(true);
      expect(rows.every((row) => row.length <= size.columns && !/[⠀ ]$/u.test(row))).toBe(true);
      expect(rows.every((row) => [...row].every(isCell))).toBe(true);
      expect(starts).toHaveLength(blocks.length);
      expect(keepRaised(rows)).toBe(listRaised(blocks));
    }),
  );
});

/** How many of each raised cell there are; headings of tables are underlined by dot 5 and dots 2-5, left out here. */
function keepRaised(lines: readonly string[]): string {
  return ['⠁', '⠿', '⣿', '⠅'].map((cell) => lines.join('').split(cell).length - 1).join();
}

function listRaised(blocks: readonly Block[]): string {
  return keepRaised(
    blocks.flatMap((one) => {
      if (one.kind === 'key') return one.entries.flatMap((entry) => [entry.code, entry.words]);
      if (one.kind === 'table') return [one.head, ...one.rows].flat();
      if (one.kind === 'graphic') return one.lines;
      if (one.kind === 'sample') return [...one.lines, one.words];
      return one.kind === 'page-break' ? [] : [one.cells];
    }),
  );
}
