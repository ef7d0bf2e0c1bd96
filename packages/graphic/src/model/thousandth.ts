import type { Matrix, Point } from './geometry.ts';

/** Rounds to 0.001, the resolution of the file form. It never returns minus zero. */
export function toThousandth(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

export function pointToThousandth({ x, y }: Point): Point {
  return { x: toThousandth(x), y: toThousandth(y) };
}

export function matrixToThousandth([a, b, c, d, e, f]: Matrix): Matrix {
  return [
    toThousandth(a),
    toThousandth(b),
    toThousandth(c),
    toThousandth(d),
    toThousandth(e),
    toThousandth(f),
  ];
}
