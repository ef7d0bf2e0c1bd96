import { listPoints } from '../curves/forms.ts';
import { distanceBetween, firstOf, lastOf } from '../curves/points.ts';
import type { Box, Point } from '../pixels/grid.ts';
import { weighCount } from './evidence.ts';
import type { Facts, Form } from './facts.ts';
import type { Evidence } from './picture-class.ts';

/** Boxes with words in them, joined by lines. */
export function findDiagramEvidence({ forms, print, small, longer }: Facts): readonly Evidence[] {
  const boxes = dropSame(
    forms.filter((form) => form.isClosed && isBoxLike(form) && form.box.width > 0.03 * longer),
  );
  const worded = boxes.filter(
    ({ box }) =>
      print.some((line) => holds(box, line.box)) || small.filter((one) => holds(box, one)).length >= 2,
  );
  const joined = forms.filter((form) => !form.isClosed && joins(form, boxes, 0.045 * longer));
  return [
    ...(worded.length >= 2
      ? weighCount('diagram', 'boxes_with_print', worded.length, { enough: 4, most: 0.5 })
      : []),
    ...weighCount('diagram', 'boxes_joined', boxes.length >= 2 ? joined.length : 0, { enough: 3, most: 0.6 }),
  ];
}

/** A rectangle, a round, or few corners. */
function isBoxLike({ course, isRectangle }: Form): boolean {
  if (isRectangle || course.kind !== 'path') return true;
  return course.pieces.length <= 8;
}

function dropSame(forms: readonly Form[]): readonly Form[] {
  return forms.filter(
    ({ box }, i) =>
      !forms
        .slice(0, i)
        .some(
          (other) =>
            Math.abs(other.box.x - box.x) + Math.abs(other.box.y - box.y) < 8 &&
            Math.abs(other.box.width - box.width) < 10,
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

/** Whether a line begins at one box and ends at another. */
function joins({ course }: Form, boxes: readonly Form[], near: number): boolean {
  const points = listPoints(course);
  const [from, to] = [firstOf(points), lastOf(points)];
  if (distanceBetween(from, to) < near / 2) return false;
  const at = (point: Point): number => boxes.findIndex(({ box }) => distanceToBox(point, box) <= near);
  const [a, b] = [at(from), at(to)];
  return a >= 0 && b >= 0 && a !== b;
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
      form.isClosed &&
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
