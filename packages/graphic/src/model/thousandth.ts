import type { Matrix, Point } from './geometry.ts';

/** To 0.001, the resolution of the file form; never minus zero. */
export const toThousandth = (value: number): number => Math.round(value * 1000) / 1000 + 0;

export const pointToThousandth = ({ x, y }: Point): Point => ({ x: toThousandth(x), y: toThousandth(y) });

export const matrixToThousandth = ([a, b, c, d, e, f]: Matrix): Matrix => [
  toThousandth(a),
  toThousandth(b),
  toThousandth(c),
  toThousandth(d),
  toThousandth(e),
  toThousandth(f),
];
