import type { Geometry, GroupItem, Item, Line, Role, ShapeItem } from '@relievo/graphic/model';

/** Widths at least a third apart, so that no two are taken for each other. */
export const LINES = {
  helper: { style: 'solid', width: 0.7 },
  thin: { style: 'solid', width: 1 },
  main: { style: 'solid', width: 1.5 },
  strong: { style: 'solid', width: 2 },
} as const satisfies Record<string, Line>;

/** Grid lowest, axes between, data highest (educators; eBraille discussions). */
const HEIGHTS: Partial<Record<Role, number>> = { grid: 0.3, tick: 0.6, axis: 0.6, 'lead-line': 0.6 };
const LINE_OF: Partial<Record<Role, Line | null>> = {
  grid: LINES.helper,
  'lead-line': LINES.helper,
  axis: LINES.thin,
  tick: LINES.thin,
  symbol: null,
};

type Shape = Pick<ShapeItem, 'id' | 'role' | 'name' | 'geometry'> & Partial<ShapeItem>;

export function shape(item: Shape): ShapeItem {
  return {
    kind: 'shape',
    description: '',
    line: LINE_OF[item.role] === undefined ? LINES.main : (LINE_OF[item.role] ?? null),
    texture: null,
    height: HEIGHTS[item.role] ?? 1,
    ...item,
  };
}

type Group = Pick<GroupItem, 'id' | 'role' | 'name' | 'items'> & Partial<GroupItem>;

export function group(item: Group): GroupItem {
  return { kind: 'group', description: '', ...item };
}

/** A mark of the tactile set. */
export function mark(id: string, name: string, description: string, geometry: Geometry): Item {
  return shape({ id, role: 'symbol', name, description, geometry });
}
