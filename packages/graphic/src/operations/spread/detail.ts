import type { BrailleText } from '@relievo/braille';
import { centerOf, unionOf } from '../../geometry/box.ts';
import { flatten } from '../../geometry/flatten.ts';
import { textBox } from '../../geometry/text-box.ts';
import type { Drawing, GroupItem, Item, ShapeItem, TextItem } from '../../model/drawing.ts';
import { drawableArea } from '../../model/drawing.ts';
import { type Box, POINT_SYMBOLS, type Point, type PointSymbol } from '../../model/geometry.ts';
import { findItem, mapItems, walkLeaves } from '../../model/walk.ts';
import { crop } from '../crop.ts';
import { freeIds } from '../ids.ts';
import { frameShape, nameText } from '../locator.ts';
import type { Part } from '../part.ts';
import { placeIn } from '../place-in.ts';
import { moveItem, shiftInto } from '../shift.ts';
import { withLayer } from '../with-layer.ts';

/** So high that a point in the sheet in small lies where its place lies in the large one. */
const LOCATOR_HEIGHT = 40;
/** The gap between elements that is advised (field notes, 6.35 mm). */
const LOCATOR_GAP = 6.35;

/** What a detail has room for: the foot of the sheet says which place it shows. */
export function roomOf(area: Box): Box {
  return { ...area, height: area.height - LOCATOR_HEIGHT - LOCATOR_GAP };
}

/** A place of the drawing on a sheet of its own, with what lies around it, and at its foot where it belongs. */
export function drawDetail(whole: Drawing, part: Part, scale: number, braille: BrailleText | null): Drawing {
  const area = drawableArea(whole.sheet);
  const room = roomOf(area);
  const paper = unionOf([area, part.box]) ?? area;
  const shown = growTo(part.box, { width: room.width / scale, height: room.height / scale }, paper);
  const enlarged = placeIn(crop(whole, shown), shown, room);
  const near = mapItems(enlarged, (item) => {
    const before = item.kind === 'text' && item.labels !== undefined ? findItem(whole, item.id) : undefined;
    return item.kind === 'text' && before?.kind === 'text'
      ? bringNear(item, before, whole, enlarged, room)
      : item;
  });
  const title = whole.title ? `${whole.title}: ${part.print}` : part.print;
  return withLayer({ ...near, id: part.id, title, description: '' }, 'Locator', locate(whole, part, braille));
}

/** As large as its sheet has room for, with what lies around it, as far as there is paper. */
function growTo({ x, y, width, height }: Box, room: Pick<Box, 'width' | 'height'>, area: Box): Box {
  const grow = (from: number, size: number, to: number, start: number, all: number): number =>
    Math.max(start, Math.min(from - (to - size) / 2, start + all - to));
  return {
    x: grow(x, width, room.width, area.x, area.width),
    y: grow(y, height, room.height, area.y, area.height),
    ...room,
  };
}

/** Words stand as near to what they name as they stood before: only what is drawn grows. */
function bringNear(text: TextItem, before: TextItem, whole: Drawing, enlarged: Drawing, room: Box): Item {
  const named = findItem(whole, before.labels ?? '');
  const now = findItem(enlarged, before.labels ?? '');
  if (named?.kind !== 'shape' || now?.kind !== 'shape') return text;
  const from = centerOf(textBox(before, whole.sheet));
  const [old, at] = [nearestTo(from, named), nearestTo(centerOf(textBox(text, whole.sheet)), now)];
  if (!old || !at) return text;
  const middle = centerOf(textBox(text, whole.sheet));
  const moved = moveItem(text, {
    dx: at.x + from.x - old.x - middle.x,
    dy: at.y + from.y - old.y - middle.y,
  });
  return moved.kind === 'text' ? moveItem(moved, shiftInto(textBox(moved, whole.sheet), room)) : moved;
}

function nearestTo({ x, y }: Point, { geometry }: ShapeItem): Point | null {
  let best: { readonly at: Point; readonly distance: number } | null = null;
  for (const { points, closed } of flatten(geometry)) {
    const count = points.length;
    for (let at = 0; at + (closed ? 0 : 2) < count; at += 2) {
      const [ax, ay] = [points[at] ?? 0, points[at + 1] ?? 0];
      const [bx, by] = [points[(at + 2) % count] ?? 0, points[(at + 3) % count] ?? 0];
      const length = (bx - ax) ** 2 + (by - ay) ** 2;
      const along = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
      const share = Math.min(1, Math.max(0, along));
      const nearest = { x: ax + share * (bx - ax), y: ay + share * (by - ay) };
      const distance = Math.hypot(nearest.x - x, nearest.y - y);
      if (!best || distance < best.distance) best = { at: nearest, distance };
    }
  }
  return best?.at ?? null;
}

/** A point that shows the place, and how far it stays off the frame of the sheet in small (TU Dresden: 6 where it is embossed). */
const POINT = 5;
const OFF = 6.1;

/** The overview in small with a point where this place lies, leading back, and the place's letter beside it. */
function locate(
  whole: Drawing,
  { print, box }: Part,
  braille: BrailleText | null,
): readonly [GroupItem, TextItem] {
  const area = drawableArea(whole.sheet);
  const nextId = freeIds(whole, 'locator');
  const scale = Math.min(LOCATOR_HEIGHT / area.height, area.width / 3 / area.width);
  const line = { style: 'solid', width: 1 } as const;
  const sheet = expandInside(
    {
      x: area.x,
      y: area.y + area.height - LOCATOR_HEIGHT,
      width: area.width * scale,
      height: area.height * scale,
    },
    line.width,
  );
  const middle = centerOf(box);
  const room = expandInside(sheet, line.width / 2 + OFF + POINT / 2);
  const at = {
    x: room.x + room.width * shareOf(middle.x - area.x, area.width),
    y: room.y + room.height * shareOf(middle.y - area.y, area.height),
  };
  const group: GroupItem = {
    kind: 'group',
    id: nextId(),
    role: 'locator',
    name: `Place ${print} of ${whole.title || 'the overview'}`,
    description: 'Leads back to the overview.',
    link: whole.id,
    items: [
      { ...frameShape(nextId(), 'Overview', sheet), line },
      {
        ...frameShape(nextId(), `Place ${print}`, sheet),
        geometry: { type: 'symbol', symbol: findUnused(whole), at, size: POINT },
        texture: 'solid',
        height: 1,
      },
    ],
  };
  const name = nameText(nextId(), print, { x: 0, y: 0 }, braille);
  const { height } = textBox(name, whole.sheet);
  const beside = { x: sheet.x + sheet.width + LABEL_GAP, y: sheet.y + (sheet.height - height) / 2 };
  return [group, { ...name, at: beside, labels: group.id }];
}

/** A symbol that means nothing else in this drawing; a disc where all of them do. */
function findUnused(whole: Drawing): PointSymbol {
  const used = new Set<PointSymbol>();
  for (const item of walkLeaves(whole))
    if (item.kind === 'shape' && item.geometry.type === 'symbol') used.add(item.geometry.symbol);
  return POINT_SYMBOLS.find((symbol) => !used.has(symbol)) ?? 'disc';
}

/** In the middle of what a label keeps to what it names (TU Dresden: 3 to 6). */
const LABEL_GAP = 4.5;

function expandInside({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: Math.max(0, width - 2 * by), height: Math.max(0, height - 2 * by) };
}

function shareOf(value: number, all: number): number {
  return Math.min(1, Math.max(0, value / all));
}
