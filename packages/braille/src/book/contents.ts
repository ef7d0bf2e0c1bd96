import { BLANK } from '../cells.ts';
import { centreCells } from '../layout/indent.ts';
import { wrapCells } from '../layout/wrap.ts';
import type { BookBlock, BookFormat, BookLines, BookWords } from './book.ts';
import { joinCells } from './place-text.ts';

/** Cells that entries leave free at the right, for the numbers of pages (Braille Formats 2016, section 2.10). */
const RIGHT_MARGIN = 6;
const GUIDE = '⠐';
const MIN_GUIDES = 2;

export interface ContentsEntry {
  readonly level: number;
  readonly cells: string;
  /** The number of its page, as pages show it. */
  readonly label: string;
  /** Counted from 1. */
  readonly volume: number;
}

/** Lists the headings of a flow down to a level. */
export function listEntries(
  blocks: readonly BookBlock[],
  depth: number,
  placeOf: (at: number, id: string) => { readonly label: string; readonly volume: number },
): readonly ContentsEntry[] {
  return blocks.flatMap((block, at) => {
    if (block.kind !== 'heading' || block.level > depth) return [];
    const cells = joinCells(block.pieces, () => '').replaceAll(/[⠀ \n]+/gu, BLANK);
    return [{ level: block.level, cells, ...placeOf(at, block.id) }];
  });
}

/** Writes the contents. The names of volumes are between the entries if they are in several volumes. */
export function writeContents(
  entries: readonly ContentsEntry[],
  words: BookWords,
  format: BookFormat,
): readonly BookBlock[] {
  if (entries.length === 0) return [];
  const { columns, numberCells } = format;
  const top = entries.reduce((min, { level }) => Math.min(min, level), 3);
  const deepest = entries.reduce((max, { level }) => Math.max(max, level), 1) - top;
  const hasVolumes = entries.some(({ volume }) => volume !== entries[0]?.volume);
  const blocks: BookBlock[] = [
    lines(centreCells(words.contents, columns), { before: 0, after: 1 }, { leads: true }),
  ];
  let volume = 0;
  for (const entry of entries) {
    if (hasVolumes && entry.volume !== volume)
      blocks.push(
        lines(centreCells(words.volume(entry.volume), columns), { before: 1, after: 1 }, { leads: true }),
      );
    volume = entry.volume;
    const indents = { first: 2 * (entry.level - top), others: 2 * (deepest + 1) };
    const written = writeEntry(entry.cells, numberCells(entry.label), indents, columns);
    blocks.push(lines(written, { before: 0, after: 0 }, { whole: true }));
  }
  return blocks;
}

function lines(all: readonly string[], space: BookLines['space'], rest: Partial<BookLines>): BookLines {
  return { kind: 'lines', lines: all, space, ...rest };
}

/** Writes an entry with a blank, guide dots and a blank before the number at the right. */
function writeEntry(
  cells: string,
  number: string,
  { first, others }: { readonly first: number; readonly others: number },
  columns: number,
): readonly string[] {
  const right = columns - Math.max(RIGHT_MARGIN, number.length + 2);
  const all = wrapCells(cells, right - others, right - first).map(
    (line, at) => BLANK.repeat(at === 0 ? first : others) + line,
  );
  const last = all.at(-1) ?? '';
  const guides = columns - number.length - last.length - 2;
  const between = guides < MIN_GUIDES ? BLANK.repeat(guides + 2) : BLANK + GUIDE.repeat(guides) + BLANK;
  return [...all.slice(0, -1), last + between + number];
}
