import type { Point, PointSymbol, Segment, Subpath } from '../model/geometry.ts';

/**
 * The eight point symbols as outlines around `at`, in a square of `size`. What lies inside by the
 * even-odd rule is raised solid: disc, square, triangle, cross and star are filled; ring,
 * square-outline and triangle-outline are a rim around a hollow. A symbol item's line and texture
 * therefore do not change what is raised.
 */
export function symbolPath(symbol: PointSymbol, at: Point, size: number): readonly Subpath[] {
  const rim = size * RIM_SHARE;
  switch (symbol) {
    case 'disc':
      return [circle(at, size / 2)];
    case 'ring':
      return [circle(at, size / 2), circle(at, size / 2 - rim)];
    case 'square':
      return [polygon(at, squareCorners(size / 2))];
    case 'square-outline':
      return [polygon(at, squareCorners(size / 2)), polygon(at, squareCorners(size / 2 - rim))];
    case 'triangle':
      return [polygon(at, triangleCorners(size, 0))];
    case 'triangle-outline':
      return [
        polygon(at, triangleCorners(size, 0)),
        polygon(at, triangleCorners(size, size * TRIANGLE_RIM_SHARE)),
      ];
    case 'cross':
      return [polygon(at, crossCorners(size / 2, (size * CROSS_BAR_SHARE) / 2))];
    case 'star':
      return [polygon(at, starCorners(size / 2))];
  }
}

/** A 5 mm symbol, the smallest that is told apart, then has a rim of 1 mm: the narrowest main line. */
const RIM_SHARE = 1 / 5;
/** A triangle has the least room inside: a rim of 0.8 mm at 6 mm leaves a third of it hollow, which a finger finds. */
const TRIANGLE_RIM_SHARE = 2 / 15;
const CROSS_BAR_SHARE = 0.3;
/** Circles as four cubics: (4/3) tan(pi/8), at most 0.03 % of the radius off. */
const CIRCLE_CONTROL = (4 / 3) * Math.tan(Math.PI / 8);

type Corner = readonly [x: number, y: number];

function polygon(at: Point, corners: readonly Corner[]): Subpath {
  const [start, ...rest] = corners.map(([x, y]) => ({ x: at.x + x, y: at.y + y }));
  return { start: start ?? at, segments: rest.map((to) => ({ to })), closed: true };
}

function circle({ x, y }: Point, radius: number): Subpath {
  const k = radius * CIRCLE_CONTROL;
  const quarter = (ax: number, ay: number, bx: number, by: number, tx: number, ty: number): Segment => ({
    control: [
      { x: x + ax, y: y + ay },
      { x: x + bx, y: y + by },
    ],
    to: { x: x + tx, y: y + ty },
  });
  return {
    start: { x: x + radius, y },
    segments: [
      quarter(radius, k, k, radius, 0, radius),
      quarter(-k, radius, -radius, k, -radius, 0),
      quarter(-radius, -k, -k, -radius, 0, -radius),
      quarter(k, -radius, radius, -k, radius, 0),
    ],
    closed: true,
  };
}

function squareCorners(half: number): readonly Corner[] {
  return [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
}

/** Base and height are `size`; `inset` moves every side inwards by that much. */
function triangleCorners(size: number, inset: number): readonly Corner[] {
  const slope = Math.hypot(size / 2, size);
  const apex = -size / 2 + (inset * slope) / (size / 2);
  const base = size / 2 - inset;
  const half = (base - apex) / 2;
  return [
    [0, apex],
    [half, base],
    [-half, base],
  ];
}

function crossCorners(half: number, bar: number): readonly Corner[] {
  return [
    [-bar, -half],
    [bar, -half],
    [bar, -bar],
    [half, -bar],
    [half, bar],
    [bar, bar],
    [bar, half],
    [-bar, half],
    [-bar, bar],
    [-half, bar],
    [-half, -bar],
    [-bar, -bar],
  ];
}

/** Five points; the inner radius is that of a regular pentagram. */
function starCorners(radius: number): readonly Corner[] {
  return Array.from({ length: 10 }, (_, index): Corner => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : radius * 0.382;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
}
