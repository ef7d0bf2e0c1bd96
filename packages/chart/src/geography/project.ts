import type { Point } from '@relievo/graphic/model';
import type { Degrees } from './land.ts';

/** From the globe to a plane, upright: to the right is east, and down is south; areas keep their ratio. */
export type Projection = (place: Degrees) => Point;

const TURN = Math.PI / 180;

/** A part of the world, true to shape around its middle (Lambert's azimuthal equal-area projection). */
export function projectAround(middle: Degrees): Projection {
  const [sin, cos] = [Math.sin(middle.north * TURN), Math.cos(middle.north * TURN)];
  return ({ east, north }) => {
    const turn = (east - middle.east) * TURN;
    const [sinNorth, cosNorth] = [Math.sin(north * TURN), Math.cos(north * TURN)];
    const off = 1 + sin * sinNorth + cos * cosNorth * Math.cos(turn);
    // The other end of the globe has no place; land that lies near it is far off the sheet.
    const stretch = Math.sqrt(2 / Math.max(off, 1e-6));
    return {
      x: stretch * cosNorth * Math.sin(turn),
      y: -stretch * (cos * sinNorth - sin * cosNorth * Math.cos(turn)),
    };
  };
}

const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796];
const ROOT = Math.sqrt(3) / 2;

/** The whole world (Equal Earth; Šavrič, Patterson and Jenny, 2018). */
export function projectWorld({ east, north }: Degrees): Point {
  const angle = Math.asin(ROOT * Math.sin(north * TURN));
  const [square, sixth] = [angle ** 2, angle ** 6];
  return {
    x: (east * TURN * Math.cos(angle)) / (ROOT * (A1 + 3 * A2 * square + sixth * (7 * A3 + 9 * A4 * square))),
    y: -angle * (A1 + A2 * square + sixth * (A3 + A4 * square)),
  };
}
