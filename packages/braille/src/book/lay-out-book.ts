import { BLANK } from '../cells.ts';
import { BrailleError } from '../errors.ts';
import { centreCells } from '../layout/indent.ts';
import { SMALLEST_PAGE } from '../layout/lay-out.ts';
import type { Book, BookBlock, BookFormat, BookPage, BookVolume, BookWords } from './book.ts';
import { type ContentsEntry, listEntries, writeContents } from './contents.ts';
import { type Flow, flowBlocks } from './flow.ts';
import type { PagesFormat } from './pages.ts';
import { joinCells } from './place-text.ts';
import { chooseBreaks } from './volumes.ts';

/** Numbers of pages in a text move the pages after them, at most until all of them have their length. */
const MAX_ROUNDS = 5;
/** Headings on fewer pages are found by turning them. */
const MIN_PAGES_LISTED = 3;
/** Cells of the first line that a print page and its distance from the running head take. */
const ROOM_OF_NUMBER = 9;

/** Lays out a book in volumes after the forms of Braille Formats (Braille Authority of North America, 2016). */
export function layOutBook(book: Book, words: BookWords, format: BookFormat): readonly BookVolume[] {
  checkFormat(format);
  const head = fitHead(book.runningHead, format.columns);
  const hasPrint = [...book.preliminary, ...book.body].some(beginsPrintPage);
  const inText: Omit<PagesFormat, 'labelOf'> = {
    ...format,
    runningHead: head,
    showsPrint: hasPrint,
    fillsLastLine: true,
  };
  const preliminary = flowUntilKnown(book.preliminary, { ...inText, labelOf: (count) => `p${count}` });
  const numbered = { ...inText, labelOf: String, beginsWithTitle: isTitle(book.body, book.runningHead) };
  const once = flowBlocks(book.body, numbered, new Map());
  const breaks = chooseBreaks(book.body, once, format.volumePages);
  const ends = [...breaks, book.body.length].map((before, at) => ({
    before,
    words: words.endOfVolume(at + 1),
  }));
  const body = flowUntilKnown(book.body, numbered, ends);
  const volumeOf = (at: number): number => 1 + breaks.filter((before) => before <= at).length;
  const entries = [
    ...listEntries(book.preliminary, book.depth, (_, id) => ({
      label: preliminary.places.get(id) ?? '',
      volume: 1,
    })),
    ...listEntries(book.body, book.depth, (at, id) => ({
      label: body.places.get(id) ?? '',
      volume: volumeOf(at),
    })),
  ];
  const bodies = ends.map((_, at) => body.pages.slice(body.ends[at - 1] ?? 0, body.ends[at]));
  return bodies.map((pages, at) => {
    const ofVolume = {
      volume: at + 1,
      count: bodies.length,
      preliminary: at === 0 ? preliminary.pages : [],
      body: pages,
    };
    const ofThis = at === 0 ? entries : entries.filter(({ volume }) => volume === at + 1);
    const listed = preliminary.pages.length + pages.length < MIN_PAGES_LISTED ? [] : ofThis;
    return { ...ofVolume, front: layOutFront(book, ofVolume, listed, words, format) };
  });
}

function checkFormat({ columns, rows }: BookFormat): void {
  if (columns >= SMALLEST_PAGE.columns && rows >= SMALLEST_PAGE.rows) return;
  const { columns: leastColumns, rows: leastRows } = SMALLEST_PAGE;
  throw new BrailleError('page_too_small', { columns, rows, leastColumns, leastRows });
}

/** Whether the first words of blocks are the title. */
function isTitle(blocks: readonly BookBlock[], title: string): boolean {
  const first = blocks.find(({ kind }) => kind !== 'print-page');
  return first?.kind === 'heading' && first.level === 1 && joinCells(first.pieces, () => '') === title;
}

function beginsPrintPage(block: BookBlock): boolean {
  if (block.kind === 'print-page') return true;
  if (block.kind !== 'text' && block.kind !== 'heading') return false;
  return block.pieces.some(({ kind }) => kind === 'print-page');
}

/** Lays out blocks until the numbers of pages in their texts are those of the pages. */
function flowUntilKnown(
  blocks: readonly BookBlock[],
  format: PagesFormat,
  ends: Parameters<typeof flowBlocks>[3] = [],
): Flow {
  let flow = flowBlocks(blocks, format, new Map(), ends);
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    const next = flowBlocks(blocks, format, flow.places, ends);
    const isKnown = [...next.places].every(([id, label]) => flow.places.get(id) === label);
    flow = next;
    if (isKnown) break;
  }
  return flow;
}

interface VolumePages extends Omit<BookVolume, 'front'> {
  readonly volume: number;
  readonly count: number;
}

/** Lays out the title page, the remarks and the contents, which are numbered t1, t2 in each volume. */
function layOutFront(
  book: Book,
  of: VolumePages,
  entries: readonly ContentsEntry[],
  words: BookWords,
  format: BookFormat,
): readonly BookPage[] {
  const own = (first: number): PagesFormat => ({
    ...format,
    runningHead: '',
    labelOf: (count) => `t${first + count - 1}`,
    showsPrint: false,
    fillsLastLine: false,
  });
  const remarks = of.volume === 1 ? book.remarks : [];
  const contents = writeContents(entries, words, format);
  let title: readonly BookPage[] = [];
  let others: readonly BookPage[] = [];
  // The title page names the pages of the volume, those of the title page among them.
  for (let round = 0; round < 2; round += 1) {
    const blocks = writeTitlePage(book, of, title.length + others.length, words, format.columns);
    title = flowBlocks(blocks, own(1), new Map()).pages;
    const said = flowBlocks(remarks, own(title.length + 1), new Map()).pages;
    const listed = flowBlocks(contents, own(title.length + said.length + 1), new Map()).pages;
    others = [...said, ...listed];
  }
  return [...title, ...others];
}

function writeTitlePage(
  { titles }: Book,
  { volume, count, preliminary, body }: VolumePages,
  front: number,
  words: BookWords,
  columns: number,
): readonly BookBlock[] {
  const prints = [...preliminary, ...body].flatMap((page) => page.prints);
  const [first, last] = [prints[0], prints.at(-1)];
  const ranges = [nameRange('t1', `t${front}`), ...[preliminary, body].flatMap(rangeOf)];
  const groups = [
    ...titles,
    [words.volumeOf(volume, count)],
    [
      ...(first === undefined || last === undefined ? [] : [words.printPages(first, last)]),
      words.braillePages(ranges),
    ],
  ];
  return groups
    .map((lines) => lines.flatMap((cells) => centreCells(cells, columns)))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({ kind: 'lines', lines, space: { before: 1, after: 1 } }));
}

function rangeOf(pages: readonly BookPage[]): readonly string[] {
  const [first, last] = [pages[0], pages.at(-1)];
  return first && last ? [nameRange(first.label, last.label)] : [];
}

function nameRange(first: string, last: string): string {
  return first === last ? first : `${first}-${last}`;
}

/** Cuts a running head behind a word if it has no room beside the number of the print page. */
function fitHead(cells: string, columns: number): string {
  const room = columns - ROOM_OF_NUMBER;
  const line = cells.replaceAll(/[⠀ \n]+/gu, BLANK);
  if (line.length <= room) return line;
  const end = line.lastIndexOf(BLANK, room);
  return line.slice(0, end > 0 ? end : Math.max(0, room));
}
