import { changeShapes } from '../../geometry/change-shapes.ts';
import { endsOf } from '../../measure/labelled.ts';
import { leadsOf } from '../../measure/leads.ts';
import type { ShapeItem } from '../../model/drawing.ts';
import type { Point } from '../../model/geometry.ts';
import type { Mend } from '../rule/rule.ts';

const HAIR = 0.02;

function drawBetween(shape: ShapeItem, from: Point, to: Point): ShapeItem {
  return {
    ...shape,
    geometry: { type: 'path', subpaths: [{ start: from, segments: [{ to }], closed: false }] },
  };
}

/** The straight way between its ends. */
export const straightenLine: Mend = (drawing, { items }, survey) => {
  const [part] = items.flatMap((id) => survey.partsOf(id));
  if (!part) return drawing;
  const [from, to] = endsOf(part);
  return changeShapes(drawing, items, (shape) => drawBetween(shape, from, to));
};

/** Shorter or longer in its own direction, until its tip is right. */
export const endOffTarget: Mend = (drawing, { items, measured, required }, survey) => {
  const lead = leadsOf(survey).find(({ part }) => items.includes(part.item.id));
  if (!lead) return drawing;
  const { from, to } = lead;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const by = required - measured + (required > measured ? HAIR : -HAIR);
  if (length <= by + 1) return drawing;
  const tip = { x: to.x - ((to.x - from.x) * by) / length, y: to.y - ((to.y - from.y) * by) / length };
  return changeShapes(drawing, items, (shape) =>
    lead.forward ? drawBetween(shape, from, tip) : drawBetween(shape, tip, from),
  );
};
