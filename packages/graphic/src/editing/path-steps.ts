import { toPath } from '../geometry/to-path.ts';
import type { Drawing } from '../model/drawing.ts';
import type { PathGeometry } from '../model/geometry.ts';
import { fail, type Refuse, type Result, succeed } from '../model/result.ts';
import { findItem, walkWithin } from '../model/walk.ts';
import { findOutermost } from '../operations/choose.ts';
import { changeItem } from './change.ts';
import { duplicate } from './copies.ts';
import { listNodes } from './nodes/nodes.ts';
import type { EditReports } from './reports.ts';

const refuse: Refuse<EditReports> = fail;

/** As many as a sheet holds that fingers can tell apart. */
const MOST_TIMES = 100;

/** A node of a shape, which becomes a path where it was none. */
export function changePath(
  drawing: Drawing,
  id: string,
  node: number,
  change: (path: PathGeometry) => PathGeometry | null,
  /** Why it cannot be changed where nothing comes of it. */
  refused: 'edit_node_needed' | 'edit_handle_missing' | 'edit_node_at_end' = 'edit_node_needed',
): Result<Drawing> {
  const path = findPath(drawing, id);
  if (!path) return refuse({ code: 'edit_no_nodes', parameters: {} });
  const nodes = listNodes(path).length;
  if (!Number.isInteger(node) || node < 0 || node >= nodes)
    return refuse({ code: 'edit_node_missing', parameters: { nodes } });
  const changed = change(path);
  if (!changed) return refuse({ code: refused, parameters: {} });
  return succeed(
    changeItem(drawing, id, (item) => (item.kind === 'shape' ? { ...item, geometry: changed } : item)),
  );
}

/** Of a shape that has nodes: every one but symbols. */
export function findPath(drawing: Drawing, id: string): PathGeometry | null {
  const item = findItem(drawing, id);
  return item?.kind === 'shape' && item.geometry.type !== 'symbol' ? toPath(item.geometry) : null;
}

export function listShapesWithin(drawing: Drawing, ids: readonly string[]): readonly string[] {
  return [...findOutermost(drawing, ids).values()].flatMap((item) =>
    [...walkWithin(item)].flatMap((inner) => (inner.kind === 'shape' ? [inner.id] : [])),
  );
}

export function countNodes(drawing: Drawing, ids: readonly string[]): number {
  return listShapesWithin(drawing, ids).reduce((sum, id) => {
    const path = findPath(drawing, id);
    return sum + (path ? listNodes(path).length : 0);
  }, 0);
}

/** Each copy is one step further than the one before; what was copied stays chosen with them. */
export function repeat(
  drawing: Drawing,
  ids: readonly string[],
  { times, dx, dy }: { readonly times: number; readonly dx: number; readonly dy: number },
): Result<Drawing> {
  if (!Number.isInteger(times) || times < 1 || times > MOST_TIMES)
    return refuse({ code: 'edit_times_not_usable', parameters: { most: MOST_TIMES } });
  let repeated = drawing;
  for (let time = 1; time <= times; time += 1)
    repeated = duplicate(repeated, ids, { dx: dx * time, dy: dy * time }).drawing;
  return succeed(repeated);
}
