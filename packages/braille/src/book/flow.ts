import { CENTRED_MARGIN, centreCells } from '../layout/indent.ts';
import { wrapCells } from '../layout/wrap.ts';
import type { BookBlock, BookHeading, BookPage, Space } from './book.ts';
import { createPages, type Pages, type PagesFormat } from './pages.ts';
import { joinCells, placeText } from './place-text.ts';

/** Blocks on pages, and the pages where each begins. */
export interface Flow {
  readonly pages: readonly BookPage[];
  /** For each block the place of its first page among the pages. */
  readonly starts: readonly number[];
  /** The numbers of the pages on which headings and drawings begin, by their ids. */
  readonly places: ReadonlyMap<string, string>;
  /** Each volume ends after this number of pages. */
  readonly ends: readonly number[];
}

/** A volume ends before a block, with these words as its last line. */
export interface VolumeEnd {
  readonly before: number;
  readonly words: string;
}

/** Lays out blocks one after another. Pages of places are those of an earlier flow, whose numbers are known. */
export function flowBlocks(
  blocks: readonly BookBlock[],
  format: PagesFormat,
  earlier: ReadonlyMap<string, string>,
  volumes: readonly VolumeEnd[] = [],
): Flow {
  const pages = createPages(format);
  const starts: number[] = [];
  const places = new Map<string, string>();
  const ends: number[] = [];
  const pageOf = (id: string): string => format.numberCells(earlier.get(id) ?? UNKNOWN);
  const measure = createMeasure(blocks, format, pageOf);
  let after: 0 | 1 = 0;
  let isAfterHeading = false;
  let nextVolume = 0;
  for (const [at, block] of blocks.entries()) {
    while (volumes[nextVolume]?.before === at) {
      endVolume(pages, volumes[nextVolume]?.words ?? '', format.columns);
      ends.push(pages.finished.length);
      nextVolume += 1;
    }
    const space = spaceOf(block);
    if (block.kind !== 'print-page' && block.kind !== 'tactile') {
      if (pages.isTop() || (block.kind === 'heading' && block.isChapter)) pages.turn();
      const gap = pages.isTop() ? 0 : isAfterHeading ? after : Math.max(after, space.before);
      // The last line is shorter, and is not counted on.
      if (!pages.isTop() && gap + measure(at) > pages.room() - 1) pages.turn();
      else for (let row = 0; row < gap; row += 1) pages.push('');
      // A centred heading has an empty line between itself and the running head.
      if (block.kind === 'heading' && block.level === 1 && pages.isTop() && pages.hasHead()) pages.push('');
      after = space.after;
      isAfterHeading = block.kind === 'heading';
    }
    starts.push(pages.finished.length);
    if ('id' in block && block.id !== undefined && block.kind !== 'tactile')
      places.set(block.id, pages.label());
    placeBlock(block, pages, pageOf);
  }
  for (; nextVolume < volumes.length; nextVolume += 1) {
    endVolume(pages, volumes[nextVolume]?.words ?? '', format.columns);
    ends.push(pages.finished.length);
  }
  pages.turn();
  for (const [id, label] of pages.places) places.set(id, label);
  return { pages: pages.finished, starts, places, ends };
}

/** Stands for the number of a page until it is known. */
const UNKNOWN = '000';

function spaceOf(block: BookBlock): Space {
  switch (block.kind) {
    case 'heading':
      return { before: 1, after: block.level === 1 ? 1 : 0 };
    case 'text':
    case 'lines':
      return block.space;
    case 'print-page':
    case 'tactile':
      return { before: 0, after: 0 };
  }
}

function placeBlock(block: BookBlock, pages: Pages, pageOf: (id: string) => string): void {
  switch (block.kind) {
    case 'heading':
      return placeHeading(block, pages, pageOf);
    case 'text':
      return placeText(block, pages, pageOf);
    case 'lines':
      return placeLines(block, pages);
    case 'print-page':
      return pages.beginPrintPage(block.page);
    case 'tactile':
      return pages.queue(block.id, block.pages);
  }
}

/** Heading 1 is centred, heading 2 begins in cell 5, the others in cell 7 (Braille Formats 2016, section 4). */
function placeHeading({ level, pieces }: BookHeading, pages: Pages, pageOf: (id: string) => string): void {
  for (const piece of pieces) if (piece.kind === 'print-page') pages.beginPrintPage(piece.page);
  if (level === 1) {
    for (const line of centreCells(joinCells(pieces, pageOf), pages.fullWidth)) pages.push(line);
    return;
  }
  const indent = level === 2 ? 4 : 6;
  placeText(
    { pieces: [{ kind: 'cells', cells: joinCells(pieces, pageOf) }], first: indent, others: indent },
    pages,
    pageOf,
  );
}

function placeLines(
  { lines, head = [], whole = false }: Extract<BookBlock, { kind: 'lines' }>,
  pages: Pages,
): void {
  if (whole && !pages.isTop() && head.length + lines.length > pages.room() - 1) pages.turn();
  for (const line of head) push(pages, line);
  for (const [at, line] of lines.entries()) {
    const isOver = pages.isTop() || line.length > pages.width();
    if (isOver && at > 0) {
      if (!pages.isTop()) pages.turn();
      for (const one of head) push(pages, one);
    }
    push(pages, line);
  }
}

function push(pages: Pages, line: string): void {
  if (line.length > pages.width()) pages.turn();
  pages.push(line);
}

function endVolume(pages: Pages, words: string, columns: number): void {
  const lines = centreCells(words, columns);
  const [line = ''] = lines;
  if (pages.hasQueued() && lines.length === 1 && pages.endQueued(line)) {
    pages.turn();
    return;
  }
  if (pages.hasQueued()) pages.turn();
  if (!pages.isTop()) {
    if (pages.room() <= lines.length) pages.turn();
    else pages.push('');
  }
  for (const line of lines) push(pages, line);
  pages.turn();
}

/** Measures the lines that have to be together from a block on: a heading, and the beginning of the text under it. */
function createMeasure(
  blocks: readonly BookBlock[],
  { columns, rows }: PagesFormat,
  pageOf: (id: string) => string,
): (at: number) => number {
  const limit = rows - 2;
  const measure = (at: number, isUnderHeading: boolean, depth: number): number => {
    const block = blocks[at];
    if (!block || depth > limit) return 0;
    switch (block.kind) {
      case 'heading': {
        const indent = block.level === 2 ? 4 : 6;
        const width = block.level === 1 ? columns - 2 * CENTRED_MARGIN : columns - indent;
        const own = wrapCells(joinCells(block.pieces, pageOf), width).length;
        return own + (block.level === 1 ? 1 : 0) + measure(at + 1, true, depth + own);
      }
      case 'text': {
        const cells = joinCells(block.pieces, pageOf);
        const own = wrapCells(cells, columns - block.others, columns - block.first).length;
        const needed = Math.min(isUnderHeading || block.leads ? 2 : 1, own);
        return block.leads ? needed + measure(at + 1, true, depth + needed) : needed;
      }
      case 'lines': {
        const all = (block.head?.length ?? 0) + block.lines.length;
        const own = block.whole ? all : Math.min(all, (block.head?.length ?? 0) + 1);
        const together = block.leads ? own + measure(at + 1, true, depth + own) : own;
        return together;
      }
      case 'print-page':
        return 1 + measure(at + 1, isUnderHeading, depth + 1);
      case 'tactile':
        return measure(at + 1, isUnderHeading, depth + 1);
    }
  };
  return (at) => {
    const needed = measure(at, false, 0);
    return needed > limit ? 1 : needed;
  };
}
