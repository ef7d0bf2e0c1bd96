import { listPoints } from '../curves/forms.ts';
import { distanceBetween, firstOf, lastOf } from '../curves/points.ts';
import type { Box, Point } from '../pixels/grid.ts';
import { findEnclosedBoxes } from './enclosed-boxes.ts';
import { weighCount } from './evidence.ts';
import type { Facts, Form } from './facts.ts';
import type { Evidence } from './picture-class.ts';

/** Boxes with words in them, joined by lines. */
export function findDiagramEvidence({ forms, print, small, longer, drawn }: Facts): readonly Evidence[] {
  const closed = forms.filter((form) => form.isClosed && isBoxLike(form)).map(({ box }) => box);
  const isWorded = (box: Box, isIn: (one: Box) => boolean = () => true): boolean =>
    print.some((line) => holds(box, line.box) && isIn(line.box)) ||
    small.filter((one) => holds(box, one) && isIn(one)).length >= 2;
  // The paper between boxes that lines join to a circle is nearly a box, too, and its words are in the others.
  const enclosed = findEnclosedBoxes(drawn.ink).filter(({ box, isAround }) => isWorded(box, isAround));
  const boxes = dropSame(
    [...closed, ...enclosed.map(({ box }) => box)].filter(({ width }) => width > 0.03 * longer),
  );
  const worded = boxes.filter((box) => isWorded(box));
  const joins = forms
    .filter(({ isClosed }) => !isClosed)
    .reduce((sum, form) => sum + countJoins(form, boxes, worded, longer), 0);
  return [
    ...(worded.length >= 2
      ? weighCount('diagram', 'boxes_with_print', worded.length, { enough: 4, most: 0.5 })
      : []),
    ...weighCount('diagram', 'boxes_joined', joins, { enough: 3, most: 0.6 }),
  ];
}

/** A rectangle, a round, or few corners. */
function isBoxLike({ course, isRectangle }: Form): boolean {
  if (isRectangle || course.kind !== 'path') return true;
  return course.pieces.length <= 8;
}

/** The paper in a box is smaller than its outline by the width of the line. */
function dropSame(boxes: readonly Box[]): readonly Box[] {
  return boxes.filter(
    (box, i) =>
      !boxes
        .slice(0, i)
        .some(
          (other) =>
            Math.abs(other.x - box.x) + Math.abs(other.y - box.y) < 16 &&
            Math.abs(other.width - box.width) < 16,
        ),
  );
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x > outer.x &&
    inner.y > outer.y &&
    inner.x + inner.width < outer.x + outer.width &&
    inner.y + inner.height < outer.y + outer.height
  );
}

/** In shares of the longer side: how far a line may end from a box, and how near it passes one that it runs through. */
const ENDS = 0.045;
const PASSES = 0.01;

/**
 * Counts the boxes that a line leads to, beyond the one where it begins. Dashes and outlines may be traced as one line,
 * which passes boxes with words.
 */
function countJoins({ course }: Form, boxes: readonly Box[], worded: readonly Box[], longer: number): number {
  const points = listPoints(course);
  const [from, to] = [firstOf(points), lastOf(points)];
  if (distanceBetween(from, to) < (ENDS * longer) / 2) return 0;
  const joined = new Set(worded.filter((box) => doesPass(points, box, PASSES * longer)));
  for (const end of [from, to]) {
    const nearest = boxes.toSorted((a, b) => distanceToBox(end, a) - distanceToBox(end, b)).at(0);
    if (nearest && distanceToBox(end, nearest) <= ENDS * longer) joined.add(nearest);
  }
  return Math.max(0, joined.size - 1);
}

function doesPass(points: readonly Point[], box: Box, near: number): boolean {
  return points.slice(1).some((to, at) => {
    const from = points[at] ?? to;
    const steps = Math.max(1, Math.ceil(distanceBetween(from, to) / near));
    return Array.from({ length: steps + 1 }, (_, step) => step / steps).some(
      (t) => distanceToBox({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }, box) <= near,
    );
  });
}

/** From its edge, inside or outside. */
function distanceToBox({ x, y }: Point, box: Box): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  if (dx > 0 || dy > 0) return Math.hypot(dx, dy);
  return Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y);
}

/** Regions and long lines that no ruler drew, with words among them. */
export function findMapEvidence({ forms, print, longer }: Facts): readonly Evidence[] {
  const large = 0.08 * longer;
  const regions = forms.filter(
    (form) =>
      doesReturn(form, longer) &&
      form.course.kind === 'path' &&
      form.course.pieces.length >= 7 &&
      Math.max(form.box.width, form.box.height) > large,
  );
  const bends = forms.filter(
    (form) => form.length > 0.25 * longer && isWinding(form) && form.straight < 0.6 * form.length,
  );
  const among = print.filter((line) => regions.some(({ box }) => holds(box, line.box)));
  return [
    ...weighCount('map', 'irregular_regions', regions.length, { enough: 4, most: 0.5 }),
    ...weighCount('map', 'long_bends', bends.length, { enough: 4, most: 0.35 }),
    ...weighCount('map', 'print_among_regions', regions.length > 0 ? among.length : 0, {
      enough: 3,
      most: 0.25,
    }),
  ];
}

/** In shares of the longer side: where an outline has a spur, it is traced as a line whose ends nearly meet. */
const GAP = 0.02;

function doesReturn({ course, isClosed }: Form, longer: number): boolean {
  const points = listPoints(course);
  return isClosed || distanceBetween(firstOf(points), lastOf(points)) < GAP * longer;
}

const WINDING_PIECES = 5;

function isWinding({ course }: Form): boolean {
  return course.kind === 'path' && course.pieces.length >= WINDING_PIECES;
}

/** What somebody drew of lines that are none of the others. */
export function findDrawingEvidence({ traced, forms, density }: Facts): readonly Evidence[] {
  const parts = traced.lines.length + traced.areas.length + traced.marks.length;
  if (parts === 0) return [];
  const lines = forms.filter(({ isArea }) => !isArea).length;
  return [
    ...weighCount('line-drawing', 'plain_lines', lines, { enough: 1, most: 0.3 }),
    ...weighCount('line-drawing', 'few_parts', density < 0.15 ? parts : 0, { enough: 1, most: 0.12 }),
  ];
}
