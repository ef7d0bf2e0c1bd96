import type { Drawing, Item, TextItem } from '../../model/drawing.ts';
import { mapItems, walkLeaves } from '../../model/walk.ts';
import { paint } from '../paint.ts';
import type { Frame } from '../plane/frame.ts';
import { gridDots, gridSize } from './braille-grid.ts';
import { listKeyCodes } from './key-codes.ts';
import { createLabelPlacing, type LabelPlacing } from './label-parts.ts';
import { type BrailleLayout, findPlace, type PinGrid, type Place } from './place-label.ts';

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
/** A text that has no room as it is: a code stands for it, where there is room for that. */
export interface KeyedLabel {
  readonly id: string;
  readonly print: string;
  /** Its braille, and that of its code; null where no code stands on the drawing. */
  readonly cells: string;
  readonly code: string | null;
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
  const grid = { columns: frame.width, rows: frame.height, pins: raiseShapes(drawing, frame) };
  // Braille must not lean on braille either: what is taken counts, whether its dots are up or not.
  const taken = { ...grid, pins: Uint8Array.from(grid.pins) };
  const placing = createLabelPlacing(drawing, frame);
  const setLabel = createSetter(grid, taken, layout, placing);
  const texts = [...walkLeaves(drawing)].filter(hasBraille);
  const placed: PlacedLabel[] = [];
  const waiting: BrailleItem[] = [];
  const keyed = texts
    .filter(isForKey)
    .map((item) => ({ id: item.id, print: item.print, cells: item.braille.cells, code: null }));
  for (const item of texts.filter((one) => !isForKey(one))) {
    const place = setLabel(item, item.braille.cells);
    if (place) placed.push({ id: item.id, print: item.print, ...place });
    else waiting.push(item);
  }
  return { grid, placed, keyed: [...keyed, ...setCodes(drawing, texts, waiting, setLabel)] };
}

/** Each name once, and without a code only where it has none anywhere. */
export function listKeyEntries(keyed: readonly KeyedLabel[]): readonly KeyedLabel[] {
  const entries = new Map<string, KeyedLabel>();
  for (const one of keyed) if (!entries.get(one.cells)?.code) entries.set(one.cells, one);
  return [...entries.values()];
}

type BrailleItem = TextItem & { readonly braille: NonNullable<TextItem['braille']> };
type SetLabel = (item: TextItem, cells: string, reach?: number) => Place | null;

function hasBraille(item: { readonly kind: string }): item is BrailleItem {
  return item.kind === 'text' && (item as TextItem).braille !== null;
}

function createSetter(
  grid: PinGrid,
  taken: PinGrid,
  layout: BrailleLayout,
  { wanted, suits }: LabelPlacing,
): SetLabel {
  return (item, cells, reach) => {
    const size = gridSize(cells, layout.steps);
    const place = findPlace(taken, size, wanted(item, size), layout, { suits: suits(item, size), reach });
    if (!place) return null;
    for (const dot of gridDots(cells, layout.steps))
      grid.pins[(place.y + dot.y) * grid.columns + place.x + dot.x] = 1;
    const [from, to] = [
      Math.max(0, place.x - layout.apart),
      Math.min(grid.columns, place.x + size.width + layout.apart),
    ];
    for (let row = place.y; row < place.y + size.height; row++)
      taken.pins.fill(1, row * grid.columns + from, row * grid.columns + to);
    return place;
  };
}

/** A code that names a part may stand further from it than words: it is known by the part that is nearest. */
const CODE_REACH = 7;

/** The same words have the same code, wherever they stand. Codes count only those that stand on the drawing. */
function setCodes(
  { language }: Drawing,
  texts: readonly BrailleItem[],
  waiting: readonly BrailleItem[],
  setLabel: SetLabel,
): readonly KeyedLabel[] {
  const codes = listKeyCodes(
    waiting.length,
    language,
    texts.map(({ braille }) => braille.cells),
  );
  const given = new Map<string, string>();
  return waiting.map((item) => {
    const { cells } = item.braille;
    const code = given.get(cells) ?? codes[given.size] ?? '';
    const place = setLabel(item, code, item.labels === undefined ? undefined : CODE_REACH);
    if (place) given.set(cells, code);
    return { id: item.id, print: item.print, cells, code: place ? code : null };
  });
}

/** Lines of a grid leave a flat pin beside all else that is raised, so that a bar is no part of its grid. */
function raiseShapes(drawing: Drawing, frame: Frame): Uint8Array {
  if (![...walkLeaves(drawing)].some(isGridLine)) return paintPins(drawing, frame);
  const parts = paintPins(filterGrid(drawing, false), frame);
  const lines = paintPins(filterGrid(drawing, true), frame);
  const { width, height } = frame;
  return parts.map((pin, at) => {
    if (pin || !lines[at]) return pin;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
        if (parts[row * width + column]) return 0;
    return 1;
  });
}

function paintPins(drawing: Drawing, frame: Frame): Uint8Array {
  return Uint8Array.from(paint(drawing, frame, false).values, (value) => (value > 0 ? 1 : 0));
}

function filterGrid(drawing: Drawing, isGrid: boolean): Drawing {
  return mapItems(drawing, (item) => (item.kind === 'group' || isGridLine(item) === isGrid ? item : []));
}

function isGridLine(item: Item): boolean {
  return item.kind === 'shape' && item.role === 'grid';
}
