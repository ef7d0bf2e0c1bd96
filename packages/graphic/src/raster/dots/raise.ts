import type { Drawing, Item, ShapeItem, TextItem } from '../../model/drawing.ts';
import { mapItems, walkLeaves } from '../../model/walk.ts';
import { paint } from '../paint.ts';
import type { Frame } from '../plane/frame.ts';
import { gridDots, gridSize } from './braille-grid.ts';
import { readDrawnKey, toKeyPage } from './drawn-key.ts';
import { copyRuns, countFlatRuns, type FlatRuns, takeField } from './flat-runs.ts';
import { isNumber, listLetterCodes, listNumberCodes, NUMBER_SIGN } from './key-codes.ts';
import type { KeyedLabel } from './keyed-label.ts';
import { createLabelPlacing, type LabelPlacing } from './label-parts.ts';
import { type BrailleLayout, findPlace, type PinGrid, type Place, type Size } from './place-label.ts';

export interface PlacedLabel {
  readonly id: string;
  readonly print: string;
  readonly x: number;
  readonly y: number;
}
export interface LeftLabel {
  readonly id: string;
  readonly print: string;
}
export interface Raised {
  readonly grid: PinGrid;
  readonly placed: readonly PlacedLabel[];
  readonly keyed: readonly KeyedLabel[];
}

/**
 * A drawing as pins that are up or down. Braille is set where nothing else is raised, beside its place if need be;
 * what finds no room has a code there, and stands in the key. Some texts are for the key alone.
 */
export function raiseDots(
  drawing: Drawing,
  frame: Frame,
  layout: BrailleLayout,
  isForKey: (item: TextItem) => boolean = () => false,
): Raised {
  const pins = raiseShapes(drawing, frame);
  const size = { columns: frame.width, rows: frame.height };
  // Braille must not lean on braille either: what is taken counts, whether its dots are up or not.
  const taken = countFlatRuns(pins, frame.width, frame.height);
  const board: Board = {
    grid: { ...size, pins },
    taken,
    clear: keepOffSymbols(taken, drawing, frame, layout),
    lines: findLines(drawing, frame),
  };
  const placing = createLabelPlacing(drawing, frame);
  const texts = [...walkLeaves(drawing)].filter(hasBraille);
  const placed: PlacedLabel[] = [];
  const waiting: BrailleItem[] = [];
  const key = readDrawnKey(texts);
  const keyed: KeyedLabel[] = [];
  const lines: KeyedLabel[] = [];
  for (const item of texts) {
    const { id, print, braille } = item;
    if (isForKey(item)) {
      keyed.push({ id, print, cells: braille.cells, code: null });
      continue;
    }
    const place = setLabel(board, item, braille.cells, layout, placing);
    const entry = key.entryOf(id);
    if (place) placed.push({ id, print, ...place });
    else if (entry) lines.push(toKeyPage(item, entry));
    else waiting.push(item);
  }
  if (waiting.length === 0) return { grid: board.grid, placed, keyed: [...keyed, ...lines] };
  const used = texts.map(({ braille }) => braille.cells);
  const hasNumbers = texts.some(({ print }) => isNumber(print));
  const numbers = listNumberCodes(waiting.length, drawing.language, hasNumbers);
  const letters = listLetterCodes(used);
  const kinds = hasNumbers ? [letters, numbers] : [numbers, letters];
  const coded = setBestCodes(board, waiting, kinds, (on, item, cells) =>
    setCode(on, item, cells, layout, placing),
  );
  return { grid: coded.board.grid, placed, keyed: [...keyed, ...coded.keyed.map(key.inWords), ...lines] };
}

type BrailleItem = TextItem & { readonly braille: NonNullable<TextItem['braille']> };

/** What is raised, and what nothing more may stand on. */
interface Board {
  readonly grid: PinGrid;
  readonly taken: FlatRuns;
  /** The same with room around symbols: what numbers must keep and all else keeps where it can. */
  readonly clear: FlatRuns;
  /** The same without textures, which leave room for a label that has none beside them; null if there are none. */
  readonly lines: Lines | null;
}

interface Lines {
  readonly pins: Uint8Array;
  readonly taken: FlatRuns;
}

function hasBraille(item: { readonly kind: string }): item is BrailleItem {
  return item.kind === 'text' && (item as TextItem).braille !== null;
}

function setLabel(
  { grid, taken, clear, lines }: Board,
  item: TextItem,
  cells: string,
  layout: BrailleLayout,
  { wanted, suits, findBeside }: LabelPlacing,
  wish: { readonly reach?: number; readonly isBeside?: boolean } = {},
): Place | null {
  const size = gridSize(cells, layout.steps);
  const isNumeral = isNumber(item.print) || cells.startsWith(NUMBER_SIGN);
  const search = (board: FlatRuns): Place | null =>
    findPlace(board, size, wanted(item, size), layout, {
      suits: suits(item, size, wish.isBeside),
      reach: wish.reach,
      within: wish.isBeside ? findBeside(item, size) : undefined,
    });
  const free = search(clear) ?? (clear === taken || isNumeral ? null : search(taken));
  const place = free ?? (lines && search(lines.taken));
  if (!place) return null;
  if (lines && !free) clearTexture(grid, lines.pins, place, size, layout.room);
  for (const dot of gridDots(cells, layout.steps))
    grid.pins[(place.y + dot.y) * grid.columns + place.x + dot.x] = 1;
  for (const runs of new Set([taken, clear, ...(lines ? [lines.taken] : [])]))
    takeField(runs, {
      left: place.x - layout.apart,
      top: place.y,
      right: place.x + size.width + layout.apart,
      bottom: place.y + size.height,
    });
  return place;
}

/** Lowers the texture under a label and around it, and leaves every line as it is. */
function clearTexture(
  { columns, rows, pins }: PinGrid,
  lines: Uint8Array,
  { x, y }: Place,
  { width, height }: Size,
  room: Place,
): void {
  for (let row = Math.max(0, y - room.y); row < Math.min(rows, y + height + room.y); row += 1)
    for (let column = Math.max(0, x - room.x); column < Math.min(columns, x + width + room.x); column += 1)
      if (!lines[row * columns + column]) pins[row * columns + column] = 0;
}

/** Paints everything but textures, of which a solid area is none; null if a drawing has none. */
function findLines(drawing: Drawing, frame: Frame): Lines | null {
  const hasTexture = (item: Item): item is ShapeItem =>
    item.kind === 'shape' && item.texture !== null && item.texture !== 'solid';
  if (![...walkLeaves(drawing)].some(hasTexture)) return null;
  const bare = mapItems(drawing, (item) => (hasTexture(item) ? { ...item, texture: null } : item));
  const pins = raiseShapes(bare, frame);
  return { pins, taken: countFlatRuns(pins, frame.width, frame.height) };
}

/** A code that names a part may stand further from it than words: it is known by the part that is nearest. */
const CODE_REACH = 7;
/** Else it stands anywhere beside its part, if that is longer than this. */
const FARTHEST = 30;

function setCode(board: Board, item: TextItem, cells: string, layout: BrailleLayout, placing: LabelPlacing) {
  const set = (wish: Parameters<typeof setLabel>[5]) => setLabel(board, item, cells, layout, placing, wish);
  if (item.labels === undefined) return set({});
  const near = set({ reach: CODE_REACH });
  const reach = Math.min(FARTHEST, placing.reachBeside(item));
  return near ?? (reach > CODE_REACH ? set({ reach, isBeside: true }) : null);
}

interface Coded {
  readonly board: Board;
  readonly keyed: readonly KeyedLabel[];
}

/** The first kind of codes of which all have room; else that of which most have. */
function setBestCodes(
  board: Board,
  waiting: readonly BrailleItem[],
  kinds: readonly (readonly string[])[],
  set: (board: Board, item: TextItem, cells: string) => Place | null,
): Coded {
  const tries: Coded[] = [];
  for (const codes of kinds) {
    tries.push(setCodes(copyBoard(board), waiting, codes, set));
    if (tries.at(-1)?.keyed.every(({ code }) => code !== null)) break;
  }
  const count = ({ keyed }: Coded): number => keyed.filter(({ code }) => code !== null).length;
  return tries.reduce((best, one) => (count(one) > count(best) ? one : best));
}

function copyBoard({ grid, taken, clear, lines }: Board): Board {
  const copy = copyRuns(taken);
  return {
    grid: { ...grid, pins: grid.pins.slice() },
    taken: copy,
    clear: clear === taken ? copy : copyRuns(clear),
    lines: lines && { ...lines, taken: copyRuns(lines.taken) },
  };
}

/** The same words have the same code, wherever they stand. Codes count only those that stand on the drawing. */
function setCodes(
  board: Board,
  waiting: readonly BrailleItem[],
  codes: readonly string[],
  set: (board: Board, item: TextItem, cells: string) => Place | null,
): Coded {
  const given = new Map<string, string>();
  const keyed = waiting.map((item) => {
    const { cells } = item.braille;
    const code = given.get(cells) ?? codes[given.size] ?? null;
    const place = code === null ? null : set(board, item, code);
    if (place && code !== null) given.set(cells, code);
    return { id: item.id, print: item.print, cells, code: place ? code : null };
  });
  return { board, keyed };
}

/**
 * Lines of a grid leave a flat pin beside all else that is raised, so that a bar is no part of its grid; and they end
 * where an area begins, whose texture they would drown.
 */
function raiseShapes(drawing: Drawing, frame: Frame): Uint8Array {
  if (![...walkLeaves(drawing)].some(isGridLine)) return paintPins(drawing, frame);
  const parts = paintPins(filterGrid(drawing, false), frame);
  const lines = paintPins(filterGrid(drawing, true), frame);
  const areas = paintPins(fillAreas(drawing), frame);
  const { width, height } = frame;
  return parts.map((pin, at) => {
    if (pin || !lines[at] || areas[at]) return pin;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
        if (parts[row * width + column]) return 0;
    return 1;
  });
}

function keepOffSymbols(
  taken: FlatRuns,
  drawing: Drawing,
  frame: Frame,
  { besideSymbols: pins }: BrailleLayout,
): FlatRuns {
  if (pins === undefined || ![...walkLeaves(drawing)].some(isSymbol)) return taken;
  const symbols = mapItems(drawing, (item) => (item.kind === 'group' || isSymbol(item) ? item : []));
  const clear = copyRuns(taken);
  for (const [at, pin] of paintPins(symbols, frame).entries()) {
    if (!pin) continue;
    const [x, y] = [at % frame.width, Math.floor(at / frame.width)];
    takeField(clear, { left: x - pins, top: y, right: x + 1 + pins, bottom: y + 1 });
  }
  return clear;
}

function isSymbol(item: Item): boolean {
  return item.kind === 'shape' && item.geometry.type === 'symbol';
}

/** Its textured areas alone, as if they were solid. */
function fillAreas(drawing: Drawing): Drawing {
  return mapItems(drawing, (item) => {
    if (item.kind === 'group') return item;
    return item.kind === 'shape' && item.texture && !isGridLine(item) ? { ...item, texture: 'solid' } : [];
  });
}

function paintPins(drawing: Drawing, frame: Frame): Uint8Array {
  const { values } = paint(drawing, frame, false);
  const pins = new Uint8Array(values.length);
  for (let at = 0; at < pins.length; at += 1) pins[at] = (values[at] ?? 0) > 0 ? 1 : 0;
  return pins;
}

function filterGrid(drawing: Drawing, isGrid: boolean): Drawing {
  return mapItems(drawing, (item) => (item.kind === 'group' || isGridLine(item) === isGrid ? item : []));
}

function isGridLine(item: Item): boolean {
  return item.kind === 'shape' && item.role === 'grid';
}
