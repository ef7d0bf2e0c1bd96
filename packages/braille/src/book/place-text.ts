import { BLANK } from '../cells.ts';
import type { BookText, Piece } from './book.ts';
import type { Pages } from './pages.ts';

/** A line keeps this many cells from the number at its right end. */
const GAP = 3;
const BLANKS = /[⠀ ]/u;

/** Fills lines of pages with the words of a text. */
export function placeText(
  { pieces, first, others, number = '' }: Pick<BookText, 'pieces' | 'first' | 'others' | 'number'>,
  pages: Pages,
  pageOf: (id: string) => string,
): void {
  const max = Math.floor(pages.fullWidth / 2);
  const [indentFirst, indentOthers] = [Math.min(first, max), Math.min(others, max)];
  let line = '';
  let room = 0;
  let isFirst = true;
  const begin = (word: string): void => {
    const indent = isFirst ? indentFirst : indentOthers;
    const beside = isFirst && number !== '' ? number.length + GAP : 0;
    room = pages.width() - indent - beside;
    if (pages.isLastLine() && room < word.length) {
      pages.turn();
      room = pages.width() - indent - beside;
    }
    room = Math.max(1, room);
    line = word;
  };
  const end = (): void => {
    if (line === '') return;
    const indented = BLANK.repeat(isFirst ? indentFirst : indentOthers) + line;
    const beside = isFirst && number !== '';
    pages.push(beside ? indented.padEnd(pages.width() - number.length, BLANK) + number : indented);
    line = '';
    isFirst = false;
  };
  const add = (word: string): void => {
    if (line !== '' && line.length + 1 + word.length <= room) {
      line += BLANK + word;
      return;
    }
    end();
    begin(word);
    while (line.length > room) {
      const rest = line.slice(room);
      line = line.slice(0, room);
      end();
      begin(rest);
    }
  };
  for (const part of splitAtPrintPages(pieces, pageOf)) {
    if (part.page !== null) {
      end();
      pages.beginPrintPage(part.page);
      continue;
    }
    for (const [at, one] of part.cells.split('\n').entries()) {
      if (at > 0) end();
      for (const word of one.split(BLANKS)) if (word !== '') add(word);
    }
  }
  end();
}

interface Part {
  readonly page: string | null;
  readonly cells: string;
}

/** Joins the cells between two pages of the print, so that a word of several pieces remains one word. */
function splitAtPrintPages(pieces: readonly Piece[], pageOf: (id: string) => string): readonly Part[] {
  const parts: Part[] = [];
  let cells = '';
  for (const piece of pieces) {
    if (piece.kind !== 'print-page') {
      cells += piece.kind === 'cells' ? piece.cells : pageOf(piece.id);
      continue;
    }
    parts.push({ page: null, cells }, { page: piece.page, cells: '' });
    cells = '';
  }
  return [...parts, { page: null, cells }];
}

/** Joins the cells of a text without the pages of the print in it. */
export function joinCells(pieces: readonly Piece[], pageOf: (id: string) => string): string {
  return splitAtPrintPages(pieces, pageOf)
    .map(({ cells }) => cells)
    .join(BLANK);
}
