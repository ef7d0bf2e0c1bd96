import type { Geometry, GroupItem, Item, Line, PathGeometry, Point, Role, ShapeItem } from '@relievo/graphic';

/** Grid lowest, axes between, data highest (educators; eBraille discussions). */
const HEIGHTS: Partial<Record<Role, number>> = { grid: 0.3, tick: 0.6, axis: 0.6 };

type Shape = Pick<ShapeItem, 'id' | 'role' | 'name' | 'geometry'> & Partial<ShapeItem>;

export const shape = (item: Shape): ShapeItem => ({
  kind: 'shape',
  description: '',
  line: null,
  texture: null,
  height: HEIGHTS[item.role] ?? 1,
  ...item,
});

export const group = (
  id: string,
  role: Role,
  name: string,
  items: readonly Item[],
  description = '',
): GroupItem => ({ kind: 'group', id, role, name, description, items });

const path = (lines: readonly (readonly Point[])[], closed: boolean): PathGeometry => ({
  type: 'path',
  subpaths: lines.map(([start = { x: 0, y: 0 }, ...rest]) => ({
    start,
    segments: rest.map((to) => ({ to })),
    closed,
  })),
});

export const polyline = (...points: readonly Point[]): PathGeometry => path([points], false);

export const straight = (
  id: string,
  role: Role,
  name: string,
  line: Line,
  from: Point,
  to: Point,
): ShapeItem => shape({ id, role, name, line, geometry: polyline(from, to) });

export const rectangle = (a: Point, b: Point): Geometry => ({
  type: 'rect',
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(b.x - a.x),
  height: Math.abs(b.y - a.y),
});
