import { changeShapes } from '../../geometry/change-shapes.ts';
import type { Segment, Subpath } from '../../model/geometry.ts';
import type { Mend } from '../rule/rule.ts';
import { findMeeting } from './open-ends.ts';

/** What points at each other was one stroke: the one goes on to the end of the other, and neither is moved. */
export const joinEnds: Mend = (drawing, { items }, survey) => {
  const [first, second] = items.map((id) => survey.partsOf(id)[0]);
  const pair = survey
    .near()
    .pairs.find(({ a, b }) => (a === first && b === second) || (a === second && b === first));
  const meeting = pair && findMeeting(pair);
  if (!meeting) return drawing;
  const { a, b } = meeting;
  return changeShapes(drawing, [a.item.id], (shape) => {
    const [path] = shape.geometry.type === 'path' ? shape.geometry.subpaths : [];
    if (!path) return shape;
    return { ...shape, geometry: { type: 'path', subpaths: [lengthen(path, b.at, a.isStart)] } };
  });
};

function lengthen(path: Subpath, to: Segment['to'], isStart: boolean): Subpath {
  return isStart
    ? { ...path, start: to, segments: [{ to: path.start }, ...path.segments] }
    : { ...path, segments: [...path.segments, { to }] };
}
