import { BLANK, BLANKS_AT_END } from '../cells.ts';
import { centreCells, indentCells } from './indent.ts';
import { layOutTable } from './table-lines.ts';
import type { Block, KeyLine, SampleOfKey } from './transcription.ts';

/** A block as lines of one width, with what it asks of the page around it. */
export interface BlockLines {
  readonly lines: readonly string[];
  /** Empty lines before and after it, shared with its neighbours. */
  readonly before: 0 | 1;
  readonly after: 0 | 1;
  /** All lines stand on one page. */
  readonly whole: boolean;
  /** Never the last thing on a page: something of what follows stands below it. */
  readonly leads: boolean;
}

const FLOWING = { before: 0, after: 0, whole: false, leads: false } as const;
const SET_OFF = { before: 1, after: 1, whole: false, leads: false } as const;
const HEADING = { before: 1, after: 0, whole: true, leads: true } as const;

/**
 * The forms of Braille Formats (Braille Authority of North America, 2016): headings centred, from cell 5
 * and from cell 7; paragraphs from cell 3; lists from cell 1 with what runs over from cell 3.
 */
export function layOutBlock(block: Block, columns: number): BlockLines {
  switch (block.kind) {
    case 'title':
      return { ...HEADING, before: 0, after: 1, lines: centreCells(block.cells, columns) };
    case 'heading': {
      const indent = block.level === 2 ? 4 : 6;
      return block.level === 1
        ? { ...HEADING, after: 1, lines: centreCells(block.cells, columns) }
        : { ...HEADING, lines: indentCells(block.cells, columns, indent, indent) };
    }
    case 'paragraph':
      return { ...FLOWING, lines: indentCells(block.cells, columns, 2, 0) };
    case 'key': {
      return { ...SET_OFF, lines: block.entries.flatMap((entry) => layOutEntry(entry, columns)) };
    }
    case 'sample':
      return { ...SET_OFF, whole: true, lines: layOutSample(block, columns) };
    case 'table': {
      const [head, ...rows] = [block.head, ...block.rows].map((row) => row.map(toLine));
      return { ...SET_OFF, lines: layOutTable(head ?? [], rows, columns) };
    }
    case 'graphic':
      return {
        ...SET_OFF,
        whole: true,
        lines: block.lines.map(trimEnd),
      };
    case 'page-break':
      return { ...FLOWING, lines: [] };
  }
}

function layOutEntry({ code, words }: KeyLine, columns: number): readonly string[] {
  return indentCells(toLine(`${code}${BLANK}${words}`), columns, 0, 2);
}

/** Lays the words to the right of the sample, or below it if they have no room there. */
function layOutSample({ lines, words }: SampleOfKey, columns: number): readonly string[] {
  const width = (lines[0]?.length ?? 0) + 2;
  const room = columns - width;
  if (room < MIN_WORDS) return [...lines, ...indentCells(toLine(words), columns, 0, 2)].map(trimEnd);
  const beside = indentCells(toLine(words), room, 0, 2);
  return Array.from({ length: Math.max(lines.length, beside.length) }, (_, row) =>
    trimEnd((lines[row] ?? '').padEnd(width, BLANK) + (beside[row] ?? '')),
  );
}

/** Cells that a line of words needs beside a sample. */
const MIN_WORDS = 8;

function trimEnd(line: string): string {
  return line.replaceAll(' ', BLANK).replace(BLANKS_AT_END, '');
}

function toLine(cells: string): string {
  return cells.replaceAll(/[⠀ \n]+/gu, BLANK).replace(/^⠀|⠀$/gu, '');
}
