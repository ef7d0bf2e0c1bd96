import { BLANK, BLANKS_AT_END } from '../cells.ts';
import { numberLine } from '../layout/number-line.ts';
import type { BookFormat, BookPage } from './book.ts';

/** Text keeps this many cells from the number of a page. */
const GAP = 3;
const INDICATOR = '⠤';
/** No number of a page has more cells. */
const MAX_NUMBER = 6;

export interface PagesFormat extends Pick<BookFormat, 'columns' | 'rows' | 'numberCells'> {
  /** It is empty if pages have none. */
  readonly runningHead: string;
  /** The first page has the title itself instead of a running head. */
  readonly beginsWithTitle?: boolean;
  readonly labelOf: (count: number) => string;
  /** Whether the number of the print page is at the right of the first line. */
  readonly showsPrint: boolean;
  /** Whether text may be beside the number of the page on the last line. */
  readonly fillsLastLine: boolean;
}

/** Pages that are filled line by line. */
export interface Pages {
  readonly finished: readonly BookPage[];
  readonly fullWidth: number;
  /** Returns the cells that the next line has room for. */
  readonly width: () => number;
  /** Lines that are free, with the last line. */
  readonly room: () => number;
  readonly isTop: () => boolean;
  readonly hasQueued: () => boolean;
  /** Whether the current page has a running head. */
  readonly hasHead: () => boolean;
  readonly isLastLine: () => boolean;
  /** Returns the number of the current page. */
  readonly label: () => string;
  readonly push: (line: string) => void;
  readonly turn: () => void;
  /** Adds a page that follows the current one. */
  readonly queue: (id: string, pages: readonly (readonly string[])[]) => void;
  /** Writes the last line of the last page that is queued, if it has room beside the number of the page. */
  readonly endQueued: (line: string) => boolean;
  readonly beginPrintPage: (page: string) => void;
  /** The pages on which queued pages begin, by their ids. */
  readonly places: ReadonlyMap<string, string>;
}

export function createPages(format: PagesFormat): Pages {
  const { columns, rows, numberCells, labelOf, fillsLastLine, showsPrint } = format;
  const finished: BookPage[] = [];
  const places = new Map<string, string>();
  const queued: { readonly id: string; readonly pages: readonly (readonly string[])[] }[] = [];
  const clip = (cells: string): string =>
    cells.replaceAll(/[ \n]/gu, BLANK).slice(0, Math.floor(columns / 3));
  const top = format.runningHead !== '' || showsPrint ? 1 : 0;
  let lines: string[] | null = null;
  let current: PrintPage | null = null;
  let prints: string[] = [];
  let headNumber = '';
  let indicatorAt = -1;
  const label = (): string => labelOf(1 + finished.length);
  const runningHead = (): string =>
    format.beginsWithTitle && finished.length === 0 ? '' : format.runningHead;
  const free = (): number => rows - top - (lines?.length ?? 0);
  const isLastLine = (): boolean => free() === 1;

  const open = (): string[] => {
    if (lines) return lines;
    lines = [];
    indicatorAt = -1;
    headNumber = '';
    prints = [];
    if (current) {
      headNumber = namePrintPage(current);
      prints = [...current.pages];
      current = { ...current, continued: current.continued + 1 };
    }
    return lines;
  };
  const finish = (text: readonly string[], isTactile: boolean): void => {
    const number = clip(numberCells(label()));
    const head = showsPrint && headNumber !== '' ? clip(numberCells(headNumber)) : '';
    const body = Array.from({ length: rows - top }, (_, row) => text[row] ?? '');
    const last = body.pop() ?? '';
    finished.push({
      label: label(),
      rows: [
        ...(top ? [trim(numberLine(head, runningHead(), columns))] : []),
        ...body.map(trim),
        trim(last.padEnd(columns - number.length, BLANK) + number),
      ],
      prints,
      isTactile,
    });
  };
  const turn = (): void => {
    if (lines) finish(lines, false);
    lines = null;
    for (const { id, pages } of queued.splice(0)) {
      places.set(id, label());
      for (const page of pages) {
        open();
        finish(page, true);
        lines = null;
      }
    }
  };
  const push = (line: string): void => {
    if (free() <= 0) turn();
    open().push(line);
  };
  return {
    finished,
    places,
    fullWidth: columns,
    width: () => {
      if (free() <= 0 || !isLastLine()) return columns;
      return fillsLastLine ? Math.max(0, columns - clip(numberCells(label())).length - GAP) : 0;
    },
    room: () => (free() <= 0 ? rows - top : free()),
    isTop: () => lines === null || free() <= 0,
    hasHead: () => runningHead() !== '',
    hasQueued: () => queued.length > 0,
    isLastLine,
    label,
    push,
    turn,
    endQueued: (line) => {
      const last = queued.at(-1);
      const page = last?.pages.at(-1);
      const height = rows - top - 1;
      if (!last || !page || page.length > height || line.length > columns - MAX_NUMBER - GAP) return false;
      const ended = [...page, ...Array.from({ length: height - page.length }, () => ''), line];
      queued.splice(-1, 1, { ...last, pages: [...last.pages.slice(0, -1), ended] });
      return true;
    },
    queue: (id, pages) => void queued.push({ id, pages }),
    beginPrintPage: (page) => {
      if (lines === null) {
        // A page of the print without a text shares its number with the next one.
        const isEmpty = current !== null && current.continued === 0;
        current = { pages: isEmpty && current ? [...current.pages, page] : [page], continued: 0 };
        return;
      }
      if (lines.length - 1 === indicatorAt) {
        current = { pages: [...(current?.pages ?? []), page], continued: 1 };
        lines[indicatorAt] = writeIndicator(current);
        prints.push(page);
        return;
      }
      if (free() < MIN_ROOM) {
        turn();
        current = { pages: [page], continued: 0 };
        return;
      }
      current = { pages: [page], continued: 1 };
      prints.push(page);
      lines.push(writeIndicator(current));
      indicatorAt = lines.length - 1;
    },
  };

  function writeIndicator({ pages }: PrintPage): string {
    const number = clip(numberCells(nameRange(pages)));
    return INDICATOR.repeat(columns - number.length) + number;
  }
}

/** An indicator needs lines for a text under it and for the number of the page. */
const MIN_ROOM = 3;

/** Pages of the print are several if no text is between them. */
interface PrintPage {
  readonly pages: readonly string[];
  /** The number of braille pages that it is on so far. */
  readonly continued: number;
}

/** Writes its number, on further braille pages with a letter: 12, a12, b12 (Braille Formats 2016, 1.10). */
function namePrintPage({ pages, continued }: PrintPage): string {
  return writeLetters(continued) + nameRange(pages);
}

function nameRange(pages: readonly string[]): string {
  const [first = ''] = pages;
  return pages.length > 1 ? `${first}-${pages.at(-1)}` : first;
}

/** Writes the letter of a page that continues: nothing, a, b, and after z aa. */
function writeLetters(count: number): string {
  let rest = count;
  let written = '';
  while (rest > 0) {
    written = String.fromCharCode(97 + ((rest - 1) % 26)) + written;
    rest = Math.floor((rest - 1) / 26);
  }
  return written;
}

function trim(line: string): string {
  return line
    .replaceAll(' ', BLANK)
    .replace(BLANKS_AT_END, '')
    .replace(/^[⠀ ]+$/u, '');
}
