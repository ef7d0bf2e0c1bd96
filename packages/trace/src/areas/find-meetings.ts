import { findComponents, keepComponents } from '../pixels/components.ts';
import { measureDepth } from '../pixels/distance.ts';
import type { Box, Mask } from '../pixels/grid.ts';

/** Of the width from which on ink is an area: how deep and how long it is where strokes run together. */
const DEEP = 0.85;
const LONG = 4;
/** Strokes that leave such a place; a stroke with a head or a blot at its end has fewer. */
const STROKES = 3;

/** Surfaces without those that are only several strokes running together. */
export function dropMeetings(
  solids: Mask,
  ink: Mask,
  { thick, usual }: { thick: number; usual: number },
): Mask {
  const { labels, list } = findComponents(solids);
  const small = list.filter(({ box }) => Math.max(box.width, box.height) <= LONG * thick);
  if (small.length === 0) return solids;
  const depth = measureDepth(solids);
  const deep = new Map<number, number>();
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] ?? 0;
    if (label > 0) deep.set(label, Math.max(deep.get(label) ?? 0, depth[at] ?? 0));
  }
  const away = Math.ceil(usual) + 3;
  return keepComponents(solids, ({ label, box }) => {
    const isSmall = Math.max(box.width, box.height) <= LONG * thick;
    if (!isSmall || (deep.get(label) ?? 0) > (DEEP * thick) ** 2) return true;
    return countStrokesAround(ink, box, away) < STROKES;
  });
}

/** How often ink crosses a frame around a box. */
function countStrokesAround({ width, height, data }: Mask, box: Box, away: number): number {
  const [left, top] = [box.x - away, box.y - away];
  const [right, bottom] = [box.x + box.width - 1 + away, box.y + box.height - 1 + away];
  const isInk = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 1;
  const frame: boolean[] = [];
  for (let x = left; x < right; x++) frame.push(isInk(x, top));
  for (let y = top; y < bottom; y++) frame.push(isInk(right, y));
  for (let x = right; x > left; x--) frame.push(isInk(x, bottom));
  for (let y = bottom; y > top; y--) frame.push(isInk(left, y));
  return frame.filter((own, i) => own && !frame[(i + frame.length - 1) % frame.length]).length;
}
