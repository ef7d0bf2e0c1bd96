import { BrailleError } from '../errors.ts';
import { translateLetters } from '../letters.ts';
import { type BlockLines, layOutBlock } from './block-lines.ts';
import { checkCells } from './check-cells.ts';
import { numberLine } from './number-line.ts';
import type { Block, BraillePage, LaidOut, PageFormat, Transcription } from './transcription.ts';

/** A centred heading keeps three cells on each side, and some words between them. */
export const SMALLEST_PAGE = { columns: 12, rows: 4 } as const;

/** A transcription on pages: nothing is left out and nothing is cut, or it throws and nothing is made. */
export function layOut(transcription: Transcription, format: PageFormat): LaidOut {
  checkFormat(format);
  checkCells(transcription);
  const room = format.rows - (format.numbers === 'none' ? 0 : 1);
  const top = format.numbers === 'top' ? 1 : 0;
  const all = transcription.blocks.map((block) => layOutBlock(block, format.columns));
  for (const [i, block] of transcription.blocks.entries())
    if (block.kind === 'graphic') checkGraphic(block, i, all, room, format);

  const pages: string[][] = [[]];
  const starts: LaidOut['starts'][number][] = [];
  let page: string[] = pages[0] ?? [];
  let after = 0;
  const turn = (): void => {
    page = [];
    pages.push(page);
  };
  for (const [i, block] of transcription.blocks.entries()) {
    const lines = all[i]?.lines ?? [];
    if (block.kind === 'page-break' && page.length > 0) turn();
    const gap = page.length === 0 ? 0 : Math.max(after, all[i]?.before ?? 0);
    if (page.length > 0 && page.length + gap + countRowsNeeded(all, i, room) > room) turn();
    else if (lines.length > 0) for (let row = 0; row < gap; row++) page.push('');
    starts.push({ page: pages.length, row: page.length + top });
    for (const line of lines) {
      if (page.length === room) turn();
      page.push(line);
    }
    if (lines.length > 0) after = all[i]?.after ?? 0;
  }
  return {
    pages: pages.map((rows, i) => withNumber(rows, i + 1, transcription.runningHead, format, room)),
    starts,
  };
}

function checkFormat({ columns, rows }: PageFormat): void {
  if (columns >= SMALLEST_PAGE.columns && rows >= SMALLEST_PAGE.rows) return;
  const { columns: leastColumns, rows: leastRows } = SMALLEST_PAGE;
  throw new BrailleError('page_too_small', { columns, rows, leastColumns, leastRows });
}

function checkGraphic(
  { lines }: Extract<Block, { kind: 'graphic' }>,
  i: number,
  all: readonly BlockLines[],
  room: number,
  { columns }: PageFormat,
): void {
  const width = (all[i]?.lines ?? []).reduce((widest, line) => Math.max(widest, line.length), 0);
  if (lines.length <= room && width <= columns) return;
  throw new BrailleError('graphic_too_large', { width, height: lines.length, columns, rows: room });
}

/** What has to stand together from this block on, where a page of `room` lines can hold it at all. */
function countRowsNeeded(all: readonly BlockLines[], i: number, room: number): number {
  const block = all[i];
  if (!block || block.lines.length === 0) return 0;
  const { lines, whole, leads, after } = block;
  const own = whole ? lines.length : Math.min(2, lines.length);
  const next = all[i + 1];
  if (!leads || !next || own >= room) return own;
  const gap = Math.max(after, next.before);
  const together = own + gap + countRowsNeeded(all, i + 1, room - own - gap);
  return together <= room ? together : own;
}

function withNumber(
  rows: readonly string[],
  number: number,
  head: string,
  format: PageFormat,
  room: number,
): BraillePage {
  if (format.numbers === 'none') return { number, rows };
  // The first page has the title itself.
  const cells = format.numberCells?.(number) ?? translateLetters(`${number}`)?.cells ?? '';
  const line = numberLine(cells, number === 1 ? '' : head, format.columns);
  if (format.numbers === 'top') return { number, rows: [line, ...rows] };
  const empty = Array.from({ length: room - rows.length }, () => '');
  return { number, rows: [...rows, ...empty, line] };
}
