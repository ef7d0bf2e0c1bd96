import { maxOf } from '@relievo/words';
import { apply, determinant, inverse, multiply } from '../geometry/matrix.ts';
import type { Sheet } from '../model/drawing.ts';
import type { Matrix, Point } from '../model/geometry.ts';

/** Where three corners of a sheet lie on a screen, as somebody touches them. */
export interface TouchedCorners {
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomLeft: Point;
}

/** Corners that lie nearly on one line are no sheet: from 15 degrees between its edges a finger's error is small. */
const LEAST_SINE = Math.sin(Math.PI / 12);

/**
 * From places on a screen to places on the sheet that lies on it, in millimetres: turned, mirrored or stretched as
 * it may be. null where the corners do not span a sheet.
 */
export function calibrateSheet(
  { topLeft, topRight, bottomLeft }: TouchedCorners,
  { width, height }: Pick<Sheet, 'width' | 'height'>,
): Matrix | null {
  const [ax, ay] = [topRight.x - topLeft.x, topRight.y - topLeft.y];
  const [bx, by] = [bottomLeft.x - topLeft.x, bottomLeft.y - topLeft.y];
  const toScreen: Matrix = [ax, ay, bx, by, topLeft.x, topLeft.y];
  const edges = Math.hypot(ax, ay) * Math.hypot(bx, by);
  if (!(edges > 0) || Math.abs(determinant(toScreen)) < LEAST_SINE * edges) return null;
  const fromScreen = inverse(toScreen);
  return fromScreen && multiply([width, 0, 0, height, 0, 0], fromScreen);
}

/** How many millimetres of the sheet a length on the screen is, at most in any direction. */
export function measureReach(calibration: Matrix, length: number): number {
  const origin = apply(calibration, { x: 0, y: 0 });
  const ends = [apply(calibration, { x: length, y: 0 }), apply(calibration, { x: 0, y: length })];
  return maxOf(ends.map(({ x, y }) => Math.hypot(x - origin.x, y - origin.y)));
}
