import { millimetres, shareOf } from '@relievo/words';
import { itemBounds } from '../../geometry/bounds.ts';
import { doBoxesMeet, doesBoxContain, expandBox } from '../../geometry/box.ts';
import { type Drawing, drawableArea } from '../../model/drawing.ts';
import type { Box, Point } from '../../model/geometry.ts';
import { walk } from '../../model/walk.ts';
import { findOutermost } from '../../operations/choose.ts';
import { measureRaisedArea } from '../../raster/raised-share.ts';
import { measureApart } from '../apart.ts';
import type { EditMessage } from '../messages.ts';
import { countDifference } from '../tell-step.ts';
import { boxOf, whatOf } from '../things.ts';
import { listNeighbours, toLength, whereOf } from '../where.ts';

/** So many neighbours are told: more nobody keeps in mind. */
const NEIGHBOURS_TOLD = 3;
/** Enough to say what share of a sheet is raised. */
const PIXELS_PER_MM = 2;

/** Where the chosen things are; of the whole sheet where nothing is chosen. */
export function tellWhere(drawing: Drawing, ids: readonly string[]): EditMessage {
  const chosen = findOutermost(drawing, ids);
  if (chosen.size === 0) return tellSheet(drawing);
  return { code: 'told_where', parameters: { ...whatOf(chosen.values()), ...whereOf(drawing, ids) } };
}

export function tellSheet(drawing: Drawing): EditMessage {
  const { width, height } = drawing.sheet;
  const things = [...walk(drawing)].filter(({ parent, layer }) => !parent && layer.visible).length;
  return {
    code: 'told_sheet',
    parameters: {
      title: drawing.title,
      things,
      sheetWidth: millimetres(width),
      sheetHeight: millimetres(height),
    },
  };
}

export function tellNear(drawing: Drawing, ids: readonly string[]): EditMessage {
  const box = boxOf(drawing, ids);
  const what = whatOf(findOutermost(drawing, ids).values());
  const neighbours = box ? listNeighbours(drawing, ids, box, NEIGHBOURS_TOLD) : [];
  return { code: 'told_near', parameters: { ...what, neighbours } };
}

/** Tells the things that the chosen ones meet, or share a filled area with. */
export function tellMeeting(drawing: Drawing, ids: readonly string[]): EditMessage {
  const box = boxOf(drawing, ids);
  const what = whatOf(findOutermost(drawing, ids).values());
  const all = box ? listNeighbours(drawing, ids, box) : [];
  return {
    code: 'told_meeting',
    parameters: { ...what, neighbours: all.filter(({ distance }) => distance === 0) },
  };
}

/** Tells how far apart two things are where they are nearest, and the boxes around them across and down. */
export function tellBetween(drawing: Drawing, one: string, other: string): EditMessage | null {
  const [a, b] = [boxOf(drawing, [one]), boxOf(drawing, [other])];
  if (!a || !b) return null;
  const [first, second] = [one, other].map((id) => [...findOutermost(drawing, [id]).values()]);
  return {
    code: 'told_between',
    parameters: {
      one: whatOf(first ?? []),
      other: whatOf(second ?? []),
      distance: millimetres(measureApart(first ?? [], second ?? [], drawing.sheet)),
      across: toLength(Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width)),
      down: toLength(Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height)),
    },
  };
}

/** What is other than it was. */
export function tellSince(before: Drawing, now: Drawing): EditMessage {
  return { code: 'told_since', parameters: countDifference(before, now) };
}

/** What share of the sheet is raised. */
export function tellFull(drawing: Drawing): EditMessage {
  const share = shareOf(measureRaisedArea(drawing, { pixelsPerMm: PIXELS_PER_MM }), 1);
  return { code: 'told_full', parameters: { share } };
}

/** Steps in which a free place is looked for, and how far from anything else it is. */
const STEP = 5;
const CLEAR = 6;

/** The corner of a free place of this size, as near to the middle of the sheet as there is one; else the middle itself. */
export function findFreePlace(drawing: Drawing, width: number, height: number): Point {
  const area = drawableArea(drawing.sheet);
  const middle: Point = {
    x: Math.round(area.x + (area.width - width) / 2),
    y: Math.round(area.y + (area.height - height) / 2),
  };
  const taken = [...walk(drawing)].flatMap(({ item, layer, parent }): readonly Box[] => {
    const box = layer.visible && !parent ? itemBounds(item, drawing.sheet) : null;
    return box ? [expandBox(box, CLEAR)] : [];
  });
  const isFree = ({ x, y }: Point) => {
    const box = { x, y, width, height };
    return doesBoxContain(area, box) && !taken.some((other) => doBoxesMeet(other, box));
  };
  const places: Point[] = [];
  for (let x = area.x; x <= area.x + area.width - width; x += STEP)
    for (let y = area.y; y <= area.y + area.height - height; y += STEP) places.push({ x, y });
  const away = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
  return [middle, ...places.toSorted((a, b) => away(a) - away(b))].find(isFree) ?? middle;
}
