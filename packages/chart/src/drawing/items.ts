import type {
  Geometry,
  GroupItem,
  Item,
  Line,
  PathGeometry,
  Point,
  Role,
  ShapeItem,
} from '@relievo/graphic/model';

/** Grid lowest, axes between, data highest (educators; eBraille discussions). */
const HEIGHTS: Partial<Record<Role, number>> = { grid: 0.3, tick: 0.6, axis: 0.6 };

type Shape = Pick<ShapeItem, 'id' | 'role' | 'name' | 'geometry'> & Partial<ShapeItem>;

export function shape(item: Shape): ShapeItem {
  return {
    kind: 'shape',
    description: '',
    line: null,
    texture: null,
    height: HEIGHTS[item.role] ?? 1,
    ...item,
  };
}

export function group(
  id: string,
  role: Role,
  name: string,
  items: readonly Item[],
  description = '',
): GroupItem {
  return { kind: 'group', id, role, name, description, items };
}

function path(lines: readonly (readonly Point[])[], closed: boolean): PathGeometry {
  return {
    type: 'path',
    subpaths: lines.map(([start = { x: 0, y: 0 }, ...rest]) => ({
      start,
      segments: rest.map((to) => ({ to })),
      closed,
    })),
  };
}

export function polyline(...points: readonly Point[]): PathGeometry {
  return path([points], false);
}

/** Several rings, of which those within another one are holes. */
export function polygons(rings: readonly (readonly Point[])[]): PathGeometry {
  return path(rings, true);
}

export function polygon(...points: readonly Point[]): PathGeometry {
  return path([points], true);
}

export function straight(
  id: string,
  role: Role,
  name: string,
  line: Line,
  from: Point,
  to: Point,
): ShapeItem {
  return shape({ id, role, name, line, geometry: polyline(from, to) });
}

export function rectangle(a: Point, b: Point): Geometry {
  return {
    type: 'rect',
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(b.x - a.x),
    height: Math.abs(b.y - a.y),
  };
}
