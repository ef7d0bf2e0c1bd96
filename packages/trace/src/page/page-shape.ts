import { type Corners, measureSide } from './corners.ts';

/** How much wider a page is than high, of the papers that schools use: A4 and Letter, both ways. */
const PAPERS = [Math.SQRT2, 1 / Math.SQRT2, 11 / 8.5, 8.5 / 11];
/** A page that is so near to a paper is of it. */
const NEAR = 0.06;
/** No paper is longer. */
const LONGEST = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How wide a page is for its height, as it lies before a camera with its middle in the middle of the picture. */
export function measureShape(corners: Corners, picture: Size): number {
  const flat =
    (measureSide(corners, 0) + measureSide(corners, 2)) / (measureSide(corners, 1) + measureSide(corners, 3));
  const shape = correctShape(corners, picture) ?? flat;
  const within = Math.min(LONGEST, Math.max(1 / LONGEST, shape));
  const paper = PAPERS.find((one) => Math.abs(within / one - 1) < NEAR);
  return paper ?? within;
}

type Vector = readonly [number, number, number];

function cross([a, b, c]: Vector, [d, e, f]: Vector): Vector {
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}

function dot([a, b, c]: Vector, [d, e, f]: Vector): number {
  return a * d + b * e + c * f;
}

/**
 * Where opposite sides are not parallel the camera's focal length follows, and with it the true shape
 * (Zhang and He, Whiteboard scanning and image enhancement, 2007). Null where they nearly are.
 */
function correctShape([topLeft, topRight, bottomRight, bottomLeft]: Corners, picture: Size): number | null {
  const from = ({ x, y }: { readonly x: number; readonly y: number }): Vector => [
    x - picture.width / 2,
    y - picture.height / 2,
    1,
  ];
  const [m1, m2, m3, m4] = [from(topLeft), from(topRight), from(bottomLeft), from(bottomRight)];
  const k2 = dot(cross(m1, m4), m3) / dot(cross(m2, m4), m3);
  const k3 = dot(cross(m1, m4), m2) / dot(cross(m3, m4), m2);
  const across: Vector = [k2 * m2[0] - m1[0], k2 * m2[1] - m1[1], k2 - 1];
  const down: Vector = [k3 * m3[0] - m1[0], k3 * m3[1] - m1[1], k3 - 1];
  if (Math.abs(across[2]) < 0.03 || Math.abs(down[2]) < 0.03) return null;
  const focal = -(across[0] * down[0] + across[1] * down[1]) / (across[2] * down[2]);
  const longer = Math.max(picture.width, picture.height);
  // Focal lengths that no telephone has come of corners that are nearly parallel.
  if (!(focal > (0.4 * longer) ** 2 && focal < (4 * longer) ** 2)) return null;
  const length = ([x, y, z]: Vector): number => Math.hypot(x, y, z * Math.sqrt(focal));
  return length(across) / length(down);
}
