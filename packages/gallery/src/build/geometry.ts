import type {
  EllipseGeometry,
  PathGeometry,
  Point,
  PointSymbol,
  RectGeometry,
  Segment,
  Subpath,
  SymbolGeometry,
} from '@relievo/graphic/model';

export function at(x: number, y: number): Point {
  return { x, y };
}

/** Angles as on paper: 0 to the right, counted against the clock. */
export function pointAround(center: Point, radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: center.x + radius * Math.cos(turn), y: center.y - radius * Math.sin(turn) };
}

function lineThrough([start = at(0, 0), ...rest]: readonly Point[], closed: boolean): Subpath {
  return {
    start,
    segments: rest.map((to) => ({ to })),
    closed,
  };
}

function path(...subpaths: readonly Subpath[]): PathGeometry {
  return { type: 'path', subpaths };
}

export function polyline(...points: readonly Point[]): PathGeometry {
  return path(lineThrough(points, false));
}
export function polygon(...points: readonly Point[]): PathGeometry {
  return path(lineThrough(points, true));
}
/** Lines that belong together but do not touch. */
export function polylines(...lines: readonly (readonly Point[])[]): PathGeometry {
  return path(...lines.map((points) => lineThrough(points, false)));
}

type Bend = readonly [first: Point, second: Point, to: Point];

function bendSegments(bends: readonly Bend[]): readonly Segment[] {
  return bends.map(([first, second, to]) => ({ control: [first, second], to }));
}

export function curve(start: Point, ...bends: readonly Bend[]): PathGeometry {
  return path({ start, segments: bendSegments(bends), closed: false });
}

/** Four control points per full turn: (4/3) tan(angle / 4) of the radius. */
export function arc(center: Point, radius: number, from: number, to: number): PathGeometry {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
  const step = (to - from) / pieces;
  const reach = radius * (4 / 3) * Math.tan((step * Math.PI) / 720);
  const bends = Array.from({ length: pieces }, (_, index): Bend => {
    const [begin, end] = [from + index * step, from + (index + 1) * step];
    const [first, last] = [pointAround(center, radius, begin), pointAround(center, radius, end)];
    return [pointAround(first, reach, begin + 90), pointAround(last, -reach, end + 90), last];
  });
  return curve(pointAround(center, radius, from), ...bends);
}

/** A slice of a disc, from the middle out. */
export function slice(center: Point, radius: number, from: number, to: number): PathGeometry {
  const [rim] = arc(center, radius, from, to).subpaths;
  const out = pointAround(center, radius, from);
  return path({ start: center, segments: [{ to: out }, ...(rim?.segments ?? [])], closed: true });
}

export function box(x: number, y: number, width: number, height: number): RectGeometry {
  return {
    type: 'rect',
    x,
    y,
    width,
    height,
  };
}

export function ellipse(center: Point, rx: number, ry: number, angle = 0): EllipseGeometry {
  return {
    type: 'ellipse',
    center,
    rx,
    ry,
    angle,
  };
}
export function circle(center: Point, radius: number): EllipseGeometry {
  return ellipse(center, radius, radius);
}

/** 6 mm: the point of a key, so that key and figure feel the same. */
export function sign(symbol: PointSymbol, center: Point, size = 6): SymbolGeometry {
  return {
    type: 'symbol',
    symbol,
    at: center,
    size,
  };
}
