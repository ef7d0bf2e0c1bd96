import { type BrailleText, translateLetters } from '@relievo/braille';
import { millimetres } from '@relievo/words';
import { expandBox } from '../geometry/box.ts';
import type { Drawing } from '../model/drawing.ts';
import { drawableArea } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';
import { fail, type Refuse, type Result, succeed } from '../model/result.ts';
import { crop } from './crop.ts';
import { crowdingOf } from './crowding.ts';
import { freeIds } from './ids.ts';
import { LOCATOR_SIZE, locator, partFrame } from './locator.ts';
import type { Part } from './part.ts';
import { placeIn } from './place-in.ts';
import type { OperationReports } from './reports.ts';
import { withLayer } from './with-layer.ts';

const refuse: Refuse<OperationReports> = fail;

export interface SplitOptions {
  readonly columns: number;
  readonly rows: number;
  /** How far neighbouring parts reach into each other, in millimetres of the overview. */
  readonly overlap?: number;
  /** Names a part in braille; the plain letter and digit when left out. */
  readonly braille?: (print: string) => BrailleText | null;
}

export interface SplitDrawing {
  readonly overview: Drawing;
  readonly details: readonly Drawing[];
}

const MOST_A_SIDE = 9;

/**
 * One crowded drawing as an overview and one enlarged sheet a part: A1 top left, rows by letter and
 * columns by digit. The overview frames each part and opens its sheet; each sheet holds a locator that
 * shows where it belongs and leads back.
 */
export function split(drawing: Drawing, options: SplitOptions): Result<SplitDrawing> {
  const { columns, rows, overlap = 5, braille = translateLetters } = options;
  const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MOST_A_SIDE;
  if (!isCount(columns) || !isCount(rows) || columns * rows < 2 || !(overlap >= 0)) {
    return refuse({ code: 'operation_parts_not_valid', parameters: { most: MOST_A_SIDE } });
  }
  const area = drawableArea(drawing.sheet);
  const parts = partsOf(drawing.id, area, columns, rows);
  const room: Box = { ...area, height: area.height - LOCATOR_SIZE - LOCATOR_GAP };
  if (
    room.height < LOCATOR_SIZE ||
    parts.some(({ box }) => Math.min(box.width, box.height) < SMALLEST_PART)
  ) {
    return refuse({ code: 'operation_parts_too_small', parameters: { least: millimetres(SMALLEST_PART) } });
  }
  const details = parts.map((part) => drawDetail(drawing, part, { area, room, overlap }, braille));
  return succeed({ overview: overviewOf(drawing, parts, braille), details });
}

/** The smallest side of an area that a finger tells apart (TU Dresden quality criteria). */
const SMALLEST_PART = 13;
/** The gap between elements that is advised (field notes, 6.35 mm). */
const LOCATOR_GAP = 6.35;

function partsOf(id: string, area: Box, columns: number, rows: number): readonly Part[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const print = `${String.fromCharCode(65 + row)}${column + 1}`;
    const [width, height] = [area.width / columns, area.height / rows];
    return {
      print,
      id: `${id.slice(0, 120)}-${print.toLowerCase()}`,
      box: { x: area.x + column * width, y: area.y + row * height, width, height },
    };
  });
}

type Name = (print: string) => BrailleText | null;
interface Places {
  readonly area: Box;
  readonly room: Box;
  readonly overlap: number;
}

function overviewOf(drawing: Drawing, parts: readonly Part[], braille: Name): Drawing {
  const nextId = freeIds(drawing, 'part');
  const crowding = crowdingOf(drawing);
  const items = parts.flatMap((part) =>
    partFrame({ drawing, part, crowding, nextId, braille: braille(part.print) }),
  );
  return withLayer(drawing, 'Parts', items);
}

function drawDetail(drawing: Drawing, part: Part, { area, room, overlap }: Places, braille: Name): Drawing {
  const region = expandBox(part.box, overlap);
  const cut = placeIn(crop(drawing, region), region, room);
  const corner = { x: area.x, y: area.y + area.height - LOCATOR_SIZE };
  const items = locator({
    drawing,
    part,
    area,
    corner,
    nextId: freeIds(drawing, 'locator'),
    braille: braille(part.print),
  });
  return withLayer(
    { ...cut, id: part.id, title: drawing.title ? `${drawing.title}: ${part.print}` : part.print },
    'Locator',
    items,
  );
}
