/** All lengths are millimetres on the sheet; x runs right and y runs down, as in SVG; angles are degrees. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** SVG's order: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The one path grammar: absolute lines and cubic curves. Arcs and quadratics become cubics on the way in. */
export type Segment =
  | { readonly to: Point; readonly control?: undefined }
  | { readonly to: Point; readonly control: readonly [Point, Point] };

export interface Subpath {
  readonly start: Point;
  readonly segments: readonly Segment[];
  readonly closed: boolean;
}

export interface PathGeometry {
  readonly type: 'path';
  readonly subpaths: readonly Subpath[];
}
export type RectGeometry = { readonly type: 'rect' } & Box;
/** An ellipse may be turned, so that it stays an ellipse under every transform. */
export interface EllipseGeometry {
  readonly type: 'ellipse';
  readonly center: Point;
  readonly rx: number;
  readonly ry: number;
  readonly angle: number;
}
/** A point symbol of the tactile set: its size is the symbol's, never the picture's scale. */
export interface SymbolGeometry {
  readonly type: 'symbol';
  readonly symbol: PointSymbol;
  readonly at: Point;
  readonly size: number;
}

export type Geometry = PathGeometry | RectGeometry | EllipseGeometry | SymbolGeometry;

export const POINT_SYMBOLS = [
  'disc',
  'ring',
  'square',
  'square-outline',
  'triangle',
  'triangle-outline',
  'cross',
  'star',
] as const;
export type PointSymbol = (typeof POINT_SYMBOLS)[number];
