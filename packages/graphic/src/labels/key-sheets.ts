import { boxDistance } from '../geometry/box.ts';
import { shiftItem } from '../geometry/change-shapes.ts';
import { measureBlankCell, textBox } from '../geometry/text-box.ts';
import { partOfBox } from '../measure/box-part.ts';
import { isText } from '../measure/kinds.ts';
import { findNeighbours } from '../measure/neighbours.ts';
import type { Part } from '../measure/part.ts';
import { type Drawing, drawableArea, type Item, type Sheet } from '../model/drawing.ts';
import type { Box, Point } from '../model/geometry.ts';
import type { Profile } from '../profiles/profile.ts';
import { type Board, isNearText } from './board.ts';
import { gapOf, type KeyEntry, type KeyFrame, type KeyRow, rowsOf } from './key-entries.ts';
import { keyLayer } from './layers.ts';

export interface KeyLayout {
  /** Items of the key on the figure's own sheet; none where it found no room there. */
  readonly onFigure: readonly Item[];
  readonly sheets: readonly Drawing[];
  /** On which sheet each entry begins: 0 the figure. */
  readonly sheetOf: ReadonlyMap<string, number>;
}

/** The whole key on free space of the figure, else on sheets of its own. */
export function layKey(entries: readonly KeyEntry[], board: Board): KeyLayout {
  if (entries.length === 0) return { onFigure: [], sheets: [], sheetOf: new Map() };
  const { drawing } = board.survey;
  const area = areaOf(drawing.sheet, board.profile);
  // A sheet too small for a few words cannot carry a key: the medium's own sheet does.
  if (!(area.width >= LEAST_WIDTH && area.height >= LEAST_HEIGHT)) return placeOnOwnSheets(entries, board);
  const frame = { sheet: drawing.sheet, profile: board.profile, ...area };
  const gap = rowGapOf(entries, board.profile);
  for (const block of listBlocks(entries, frame, gap)) {
    const place = block.height <= area.height ? freePlace(block, board) : null;
    if (place)
      return {
        onFigure: block.items.map((item) => shiftItem(item, place.x, place.y)),
        sheets: [],
        sheetOf: new Map(entries.map(({ id }) => [id, 0])),
      };
  }
  return placeOnSheets(layRows(entries, frame), area, gap, drawing);
}

function layRows(entries: readonly KeyEntry[], frame: KeyFrame): readonly KeyRow[] {
  return entries.flatMap((entry) => rowsOf(entry, frame));
}

/** With its print beside it; beside the figure rather than that, where both have no room. */
function* listBlocks(entries: readonly KeyEntry[], frame: KeyFrame, gap: number): Generator<Block> {
  const rows = layRows(entries, frame);
  const block = stackRows(rows, 0, 0, gap);
  const printed = rows.reduce((most, row) => Math.max(most, row.printed), 0);
  yield { ...block, width: Math.min(printed, frame.width) };
  yield block;
  if (frame.profile.medium === 'swell')
    yield stackRows(layRows(entries, { ...frame, hasPrint: false }), 0, 0, gap);
}

const LEAST_WIDTH = 60;
const LEAST_HEIGHT = 30;

function placeOnOwnSheets(entries: readonly KeyEntry[], { survey: { drawing }, profile }: Board): KeyLayout {
  const { width, height, margin } = profile.sheet;
  const margins = { top: margin, right: margin, bottom: margin, left: margin };
  const sheet = { width, height, margins, braille: drawing.sheet.braille };
  const area = areaOf(sheet, profile);
  const rows = layRows(entries, { sheet, profile, ...area });
  return placeOnSheets(rows, area, rowGapOf(entries, profile), { ...drawing, sheet });
}

/** Samples above each other are lines side by side: they stand as far apart as those must. */
function rowGapOf(entries: readonly KeyEntry[], profile: Profile): number {
  return entries.filter(({ mark }) => mark && 'sample' in mark).length > 1
    ? Math.max(gapOf(profile), profile.limits.parallelGap + HAIR)
    : gapOf(profile);
}

const HAIR = 0.05;

/** Inside the sheet's margins, and those that the medium asks for. */
function areaOf(sheet: Sheet, profile: Profile): Box {
  const own = drawableArea(sheet);
  const margin = (profile.limits.margin ?? 0) + HAIR;
  const x = Math.max(own.x, margin);
  const y = Math.max(own.y, margin);
  return {
    x,
    y,
    width: Math.min(own.x + own.width, sheet.width - margin) - x,
    height: Math.min(own.y + own.height, sheet.height - margin) - y,
  };
}

interface Block {
  readonly width: number;
  readonly height: number;
  readonly items: readonly Item[];
}

function stackRows(rows: readonly KeyRow[], x: number, y: number, gap: number): Block {
  let height = 0;
  const items: Item[] = [];
  for (const row of rows) {
    const top = height === 0 ? 0 : height + gap;
    for (const item of row.items) items.push(shiftItem(item, x, y + top));
    height = top + row.height;
  }
  return { width: rows.reduce((most, row) => Math.max(most, row.width), 0), height, items };
}

const STEP = 4;
const MOST_STEPS = 200;

/** The lowest free place, and of those the one furthest to the left: keys are looked for at the foot. */
function freePlace(block: Block, board: Board): Point | null {
  const area = areaOf(board.survey.drawing.sheet, board.profile);
  const gap = gapOf(board.profile);
  const words = listWords(block, board.survey.drawing.sheet);
  const step = Math.max(STEP, (area.width + area.height) / MOST_STEPS);
  for (let y = area.y + area.height - block.height; y >= area.y; y -= step)
    for (let x = area.x; x + block.width <= area.x + area.width; x += step)
      if (isFree({ x, y, width: block.width, height: block.height }, words, gap, board)) return { x, y };
  return null;
}

/** Where the words of the key stand, seen from its corner. */
function listWords({ items }: Block, sheet: Sheet): readonly Box[] {
  return items.flatMap((item) => (item.kind === 'text' ? [textBox(item, sheet)] : []));
}

/** Free of everything; words that are level with words of the key stand as far away as any two of one line. */
function isFree(box: Box, words: readonly Box[], gap: number, board: Board): boolean {
  const { texts, leads, survey } = board;
  if ([...texts, ...leads].some((part) => boxDistance(part.box, box) < gap)) return false;
  const isReadInto = (text: Part) =>
    words.some((word) => isNearText(text.box, { ...word, x: word.x + box.x, y: word.y + box.y }, board));
  if (texts.some(isReadInto)) return false;
  const reach = Math.max(gap, measureBlankCell(survey.drawing.sheet));
  return findNeighbours(partOfBox(box), survey, reach).every(
    ({ part, gap: distance }) =>
      part.item.role === 'background' || (distance >= gap && !(isText(part) && isReadInto(part))),
  );
}

function placeOnSheets(rows: readonly KeyRow[], area: Box, gap: number, figure: Drawing): KeyLayout {
  const pages: KeyRow[][] = [];
  let height = Infinity;
  for (const row of rows) {
    if (height + gap + row.height > area.height) {
      pages.push([]);
      height = -gap;
    }
    pages.at(-1)?.push(row);
    height += gap + row.height;
  }
  const sheetOf = new Map<string, number>();
  for (const [index, page] of pages.entries())
    for (const { entry } of page) if (!sheetOf.has(entry)) sheetOf.set(entry, index + 1);
  const sheets = pages.map((page, index): Drawing => {
    const { items } = stackRows(page, area.x, area.y, gap);
    return { ...figure, id: `${figure.id}-key-${index + 1}`, layers: [keyLayer(items)] };
  });
  return { onFigure: [], sheets, sheetOf };
}
