import { lookAtPicture } from '@relievo/trace/measure';
import { evenLight, type Pixels } from '@relievo/trace/pixels';
import { DOUBTFUL, type ReadLine } from '../../../../ocr/read-line.ts';
import { findWay, readPage } from '../../../../ocr/read-page.ts';
import { readPrint } from '../../../../ocr/read-print.ts';
import { sureOf } from '../../../../ocr/sureness.ts';
import type { Task } from '../../../importer.ts';
import { createNoteTaker } from '../../../notes.ts';
import { layStraight } from '../../../picture/photographed-page.ts';
import { areaOf, isLarger } from '../../boxes.ts';
import type { Box } from '../../page-marks.ts';
import type { Pdfium } from '../../pdfium.ts';
import { renderArea } from '../../render-area.ts';
import type { PageSize } from '../../text/page-content.ts';
import { boxOf } from '../../text/ruled-tables.ts';
import { clusterBoxes } from '../figures/cluster-boxes.ts';
import { arrangePage, type PageDraft } from '../page-draft.ts';
import { findRules } from './find-rules.ts';
import { placeRules } from './place-rules.ts';
import { writeLines } from './write-lines.ts';

/** A page is a scan if one picture has this share of it, and the file states fewer letters than these. */
const MIN_SHARE = 0.5;
const MAX_LETTERS = 20;
/** The longer side of a page has so many pixels when its print is read. */
const SIDE = 2400;

/** Tells whether a page is one picture without words that the file states. */
export function isScan({ rows, figures, size }: PageDraft): boolean {
  const letters = rows.reduce((sum, { text }) => sum + text.length, 0);
  const whole = MIN_SHARE * size.width * size.height;
  return letters < MAX_LETTERS && figures.some(({ isPicture, drawn }) => isPicture && areaOf(drawn) > whole);
}

export interface ReadScan {
  readonly draft: PageDraft;
  /** Pieces of print that could not be read. */
  readonly unread: number;
  /** The language that the words of the page are in; null if they do not tell. */
  readonly found: string | null;
  readonly letters: number;
}

/** The page lies on its side or upside down, and has to be turned clockwise by these quarters before it is read. */
interface Askew {
  readonly turns: number;
  readonly language: string;
}

/** Reads the print of a scanned page, with what it shows beside its print as figures; null if there is no print. */
export async function readScan(
  library: Pdfium,
  page: number,
  draft: PageDraft,
  { language, mayTurn }: { readonly language: string; readonly mayTurn: boolean },
  task: Task,
): Promise<ReadScan | Askew | null> {
  const { width, height } = draft.size;
  const whole = { left: 0, bottom: 0, right: width, top: height };
  const rendered = renderArea(library, page, whole, SIDE / Math.max(width, height));
  const picture = layStraight({ ...rendered, channels: 3 }, 'page', createNoteTaker());
  if (lookAtPicture(picture) !== 'drawing') return null;
  const reading = { language, signal: task.signal };
  const way = mayTurn ? await findWay(picture, reading) : { turns: 0, language };
  if (way.turns !== 0) return way;
  const read = await readPage(picture, { ...reading, language: way.language });
  if (read === null) return null;
  const sentences = read.lines;
  const scale = { x: width / picture.width, y: height / picture.height };
  const toBox = (box: ReadLine['box']): Box => ({
    left: box.x * scale.x,
    right: (box.x + box.width) * scale.x,
    bottom: height - (box.y + box.height) * scale.y,
    top: height - box.y * scale.y,
  });
  const found = findRules(evenLight(picture).pixels);
  const rest = await readRest(picture, [...sentences, ...found], read.language, task);
  const print = [...sentences, ...rest.lines];
  const placed = placeRules(print, found);
  const lines = writeLines(placed.lines, toBox);
  const rules = placed.rules.map(({ box, isLevel }) => ({ ...toBox(box), isLevel }));
  const images = findInk(
    picture,
    [...print, ...found].map(({ box }) => box),
    toBox,
    draft.size,
  );
  const marks = { rules, shapes: [], areas: [], shadings: [], images };
  const arranged = arrangePage(lines, marks, { size: draft.size, isText: () => false });
  const letters = print.reduce(
    (sum, { words }) => sum + words.reduce((all, { text }) => all + text.length, 0),
    0,
  );
  return { draft: { ...draft, ...arranged }, unread: rest.unread, found: read.found, letters };
}

/**
 * Reads the print that is not in sentences, such as the numbers of a table and the names in a figure, piece by piece. No
 * sentence is around a piece to show that it is wrong, so one that is not sure is not taken.
 */
async function readRest(
  picture: Pixels,
  known: readonly Pick<ReadLine, 'box'>[],
  language: string,
  task: Task,
): Promise<{ readonly lines: readonly ReadLine[]; readonly unread: number }> {
  const { width, height, channels } = picture;
  const isKnown = markPrint(
    known.map(({ box }) => box),
    width,
    height,
  );
  const data = evenLight(picture).pixels.data.map((value, at) =>
    isKnown[Math.floor(at / channels)] ? 255 : value,
  );
  const { lines, unreadLines } = await readPrint(
    { width, height, channels, data },
    { language, signal: task.signal },
  );
  const level = lines.filter(({ turn }) => turn === 'level');
  const sure = level.filter(({ words }) => sureOf(words) > DOUBTFUL);
  return { lines: sure, unread: unreadLines.length + level.length - sure.length };
}

/** The page is divided into squares of so many pixels. A square has ink if this share of them is dark. */
const SQUARE = 18;
const DARK = 140;
const MIN_DARK = 0.06;
/** Points in both directions: less ink is a speck, or part of a letter. */
const MIN_FIGURE = 36;

/** Finds where a page shows something other than its print. */
function findInk(
  { width, height, channels, data }: Pixels,
  print: readonly ReadLine['box'][],
  toBox: (box: ReadLine['box']) => Box,
  size: PageSize,
): readonly Box[] {
  const isPrint = markPrint(print, width, height);
  const inked: Box[] = [];
  for (let y = 0; y < height; y += SQUARE)
    for (let x = 0; x < width; x += SQUARE) {
      let dark = 0;
      for (let down = y; down < Math.min(height, y + SQUARE); down += 1)
        for (let across = x; across < Math.min(width, x + SQUARE); across += 1) {
          const at = down * width + across;
          if (!isPrint[at] && (data[at * channels + (channels > 1 ? 1 : 0)] ?? 255) < DARK) dark += 1;
        }
      if (dark > MIN_DARK * SQUARE * SQUARE) inked.push(toBox({ x, y, width: SQUARE, height: SQUARE }));
    }
  return clusterBoxes(inked, size)
    .map(boxOf)
    .filter((box) => isLarger(box, MIN_FIGURE));
}

/** Pixels around a line of print that its letters may reach. */
const AROUND = 9;

function markPrint(print: readonly ReadLine['box'][], width: number, height: number): Uint8Array {
  const marked = new Uint8Array(width * height);
  for (const box of print)
    for (
      let y = Math.max(0, Math.floor(box.y) - AROUND);
      y < Math.min(height, box.y + box.height + AROUND);
      y += 1
    )
      marked.fill(
        1,
        y * width + Math.max(0, Math.floor(box.x) - AROUND),
        y * width + Math.min(width, Math.ceil(box.x + box.width) + AROUND),
      );
  return marked;
}
