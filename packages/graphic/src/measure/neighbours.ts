import { doBoxesMeet, expandBox } from '../geometry/box.ts';
import { isInside } from '../geometry/distance.ts';
import { createSegmentIndex, type SegmentIndex } from '../geometry/segment-index.ts';
import { measureBlankCell } from '../geometry/text-box.ts';
import { createFarthest, sharpen } from './closest.ts';
import { isText, isTextured } from './kinds.ts';
import { startOf, TOUCH } from './near.ts';
import type { Part } from './part.ts';
import type { Survey } from './survey.ts';

export interface Neighbour {
  readonly part: Part;
  readonly gap: number;
}

export function movePart(part: Part, dx: number, dy: number): Part {
  return {
    ...part,
    item:
      part.item.kind === 'text'
        ? { ...part.item, at: { x: part.item.at.x + dx, y: part.item.at.y + dy } }
        : part.item,
    lines: part.lines.map(({ points, closed }) => ({
      points: points.map((value, index) => value + (index % 2 === 0 ? dx : dy)),
      closed,
    })),
    box: { ...part.box, x: part.box.x + dx, y: part.box.y + dy },
  };
}

interface Ground {
  readonly index: SegmentIndex;
  readonly owners: readonly Part[];
  readonly covering: readonly Part[];
}

const grounds = new WeakMap<Survey, Ground>();

/** One tree over every outline of the drawing, made when the first place is tried. */
function groundOf(survey: Survey): Ground {
  const known = grounds.get(survey);
  if (known) return known;
  const ground: Ground = {
    index: createSegmentIndex(survey.parts.flatMap(({ lines }) => lines)),
    owners: survey.parts.flatMap((part) => part.lines.map(() => part)),
    covering: survey.parts.filter((part) => part.solid || isTextured(part)),
  };
  grounds.set(survey, ground);
  return ground;
}

/**
 * What lies within the widest distance of a part that might stand there, edge to edge; 0 for what it
 * would touch, cover, or lie on.
 */
export function findNeighbours(
  moved: Part,
  survey: Survey,
  reach = reachOf(moved, survey),
): readonly Neighbour[] {
  const { index, owners, covering } = groundOf(survey);
  const gaps = new Map<Part, number>();
  const area = expandBox(moved.box, reach + MOST_HALF);
  index.search(area, (found) => {
    const { ax, ay, bx, by, polyline } = index.segment(found);
    const part = owners[polyline];
    if (!part || gaps.get(part) === 0) return;
    const gap = measureGapTo(moved, ax, ay, bx, by) - moved.half - part.half;
    if (gap < reach) gaps.set(part, Math.min(gaps.get(part) ?? Infinity, gap <= TOUCH ? 0 : gap));
  });
  for (const part of covering)
    if (doBoxesMeet(part.box, moved.box) && isInside(startOf(moved), part.lines)) gaps.set(part, 0);
  return [...gaps].map(([part, gap]) => ({ part, gap }));
}

/** Wider lines than this are found a little late, never wrongly near. */
const MOST_HALF = 3;

function measureGapTo(moved: Part, ax: number, ay: number, bx: number, by: number): number {
  if (moved.solid && isInside({ x: ax, y: ay }, moved.lines)) return 0;
  const best = createFarthest();
  for (const { points, closed } of moved.lines) {
    const count = points.length;
    for (let at = 0; at + (closed ? 0 : 2) < count; at += 2)
      sharpen(
        best,
        points[at] ?? 0,
        points[at + 1] ?? 0,
        points[(at + 2) % count] ?? 0,
        points[(at + 3) % count] ?? 0,
        ax,
        ay,
        bx,
        by,
      );
  }
  return best.distance;
}

function reachOf(moved: Part, { drawing, profile: { limits } }: Survey): number {
  return Math.max(
    isText(moved) ? measureBlankCell(drawing.sheet) : 0,
    limits.elementGap,
    limits.symbolGap,
    limits.labelGap?.min ?? 0,
    limits.labelClearance ?? 0,
  );
}
