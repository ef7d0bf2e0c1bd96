import type {
  EllipseGeometry,
  PathGeometry,
  Point,
  PointSymbol,
  RectGeometry,
  Segment,
  Subpath,
  SymbolGeometry,
} from '@relievo/graphic';

export const at = (x: number, y: number): Point => ({ x, y });

/** Angles as on paper: 0 to the right, counted against the clock. */
export const around = (center: Point, radius: number, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return { x: center.x + radius * Math.cos(turn), y: center.y - radius * Math.sin(turn) };
};

const through = ([start = at(0, 0), ...rest]: readonly Point[], closed: boolean): Subpath => ({
  start,
  segments: rest.map((to) => ({ to })),
  closed,
});

const path = (...subpaths: readonly Subpath[]): PathGeometry => ({ type: 'path', subpaths });

export const polyline = (...points: readonly Point[]): PathGeometry => path(through(points, false));
export const polygon = (...points: readonly Point[]): PathGeometry => path(through(points, true));
/** Lines that belong together but do not touch. */
export const polylines = (...lines: readonly (readonly Point[])[]): PathGeometry =>
  path(...lines.map((points) => through(points, false)));

type Bend = readonly [first: Point, second: Point, to: Point];

const bent = (bends: readonly Bend[]): readonly Segment[] =>
  bends.map(([first, second, to]) => ({ control: [first, second], to }));

export const curve = (start: Point, ...bends: readonly Bend[]): PathGeometry =>
  path({ start, segments: bent(bends), closed: false });

/** Four control points per full turn: (4/3) tan(angle / 4) of the radius. */
export const arc = (center: Point, radius: number, from: number, to: number): PathGeometry => {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
  const step = (to - from) / pieces;
  const reach = radius * (4 / 3) * Math.tan((step * Math.PI) / 720);
  const bends = Array.from({ length: pieces }, (_, index): Bend => {
    const [begin, end] = [from + index * step, from + (index + 1) * step];
    const [first, last] = [around(center, radius, begin), around(center, radius, end)];
    return [around(first, reach, begin + 90), around(last, -reach, end + 90), last];
  });
  return curve(around(center, radius, from), ...bends);
};

/** A slice of a disc, from the middle out. */
export const slice = (center: Point, radius: number, from: number, to: number): PathGeometry => {
  const [rim] = arc(center, radius, from, to).subpaths;
  const out = around(center, radius, from);
  return path({ start: center, segments: [{ to: out }, ...(rim?.segments ?? [])], closed: true });
};

export const box = (x: number, y: number, width: number, height: number): RectGeometry => ({
  type: 'rect',
  x,
  y,
  width,
  height,
});

export const ellipse = (center: Point, rx: number, ry: number, angle = 0): EllipseGeometry => ({
  type: 'ellipse',
  center,
  rx,
  ry,
  angle,
});
export const circle = (center: Point, radius: number): EllipseGeometry => ellipse(center, radius, radius);

/** 6 mm: the point of a key, so that key and figure feel the same. */
export const sign = (symbol: PointSymbol, center: Point, size = 6): SymbolGeometry => ({
  type: 'symbol',
  symbol,
  at: center,
  size,
});
