import { POINT_SYMBOLS } from '../model/geometry.ts';
import {
  ANY,
  checkNumber,
  checkOneOf,
  checkPoint,
  isFields,
  isNumber,
  LENGTH,
  SIGNED,
  SIZE,
} from './fields.ts';
import { complain, type Place, showValue } from './report.ts';

/** Returns the number of corners and control points. Nothing to see and crossing itself are no errors here. */
export function checkGeometry(place: Place, value: unknown): number {
  if (!isFields(value)) {
    complain(place, 'geometry', { code: 'not_a_geometry', parameters: { value: showValue(value) } });
    return 0;
  }
  switch (value.type) {
    case 'path':
      return checkPath(place, value.subpaths);
    case 'rect':
      checkNumber(place, value.x, 'x', SIGNED);
      checkNumber(place, value.y, 'y', SIGNED);
      checkNumber(place, value.width, 'width', LENGTH);
      checkNumber(place, value.height, 'height', LENGTH);
      return 4;
    case 'ellipse':
      checkPoint(place, value.center, 'center');
      checkNumber(place, value.rx, 'horizontal_radius', LENGTH);
      checkNumber(place, value.ry, 'vertical_radius', LENGTH);
      checkNumber(place, value.angle, 'angle', ANY);
      return 4;
    case 'symbol':
      checkOneOf(place, value.symbol, 'symbol', POINT_SYMBOLS);
      checkPoint(place, value.at, 'place');
      checkNumber(place, value.size, 'size', SIZE);
      return 1;
    default:
      complain(place, 'geometry', {
        code: 'geometry_not_known',
        parameters: { value: showValue(value.type) },
      });
      return 0;
  }
}

function checkPath(place: Place, subpaths: unknown): number {
  if (!Array.isArray(subpaths)) {
    complain(place, 'path', { code: 'not_subpaths', parameters: { value: showValue(subpaths) } });
    return 0;
  }
  let points = 0;
  for (const subpath of subpaths) {
    if (!isFields(subpath) || !Array.isArray(subpath.segments) || typeof subpath.closed !== 'boolean') {
      complain(place, 'path', { code: 'subpath_not_whole', parameters: {} });
      return points;
    }
    if (!isPoint(subpath.start)) return findBrokenPoint(place, subpath.start, points);
    points += 1;
    for (const segment of subpath.segments) {
      if (!isFields(segment) || !isPoint(segment.to)) {
        return findBrokenPoint(place, isFields(segment) ? segment.to : segment, points);
      }
      points += 1;
      if (segment.control === undefined) continue;
      const control = segment.control;
      if (!Array.isArray(control) || control.length !== 2) {
        complain(place, 'path', { code: 'curve_not_whole', parameters: {} });
        return points;
      }
      for (const handle of control) if (!isPoint(handle)) return findBrokenPoint(place, handle, points);
      points += 2;
    }
  }
  return points;
}

function isPoint(value: unknown): boolean {
  return isFields(value) && isNumber(value.x, SIGNED) && isNumber(value.y, SIGNED);
}

/** One problem for the first broken point: the rest of such a path is seldom better. */
function findBrokenPoint(place: Place, value: unknown, before: number): number {
  checkPoint(place, value, { field: 'path_point', at: before + 1 });
  return before;
}
