import { itemBounds } from '../geometry/bounds.ts';
import type { Drawing } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';

import { findOutermost, mapChosen } from './choose.ts';
import { moveItem } from './shift.ts';

interface Placed {
  readonly id: string;
  readonly start: number;
  readonly length: number;
}

/** Makes the gaps between the chosen items equal, the first and the last staying in place. Fewer than three have nothing to share out. */
export function distribute(drawing: Drawing, ids: Iterable<string>, direction: 'across' | 'down'): Drawing {
  const chosen = findOutermost(drawing, ids);
  const placed: Placed[] = [];
  for (const [id, item] of chosen) {
    const box = itemBounds(item, drawing.sheet);
    if (box) placed.push({ id, ...extent(box, direction) });
  }
  placed.sort((a, b) => a.start + a.length / 2 - b.start - b.length / 2);
  const [first, last] = [placed[0], placed.at(-1)];
  if (!first || !last || placed.length < 3) return drawing;
  const free = last.start + last.length - first.start - placed.reduce((sum, { length }) => sum + length, 0);
  const gap = free / (placed.length - 1);
  const shifts = new Map<string, number>();
  let at = first.start;
  for (const { id, start, length } of placed) {
    shifts.set(id, at - start);
    at += length + gap;
  }
  return mapChosen(drawing, chosen.keys(), (item) => {
    const by = shifts.get(item.id) ?? 0;
    return moveItem(item, direction === 'across' ? { dx: by, dy: 0 } : { dx: 0, dy: by });
  });
}

function extent(box: Box, direction: 'across' | 'down') {
  return direction === 'across' ? { start: box.x, length: box.width } : { start: box.y, length: box.height };
}
