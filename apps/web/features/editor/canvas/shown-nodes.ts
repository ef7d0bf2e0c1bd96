import { findPath, HANDLES, type Handle, handlesOf, listNodes } from '@relievo/graphic/editing';
import type { Drawing, PathGeometry, Point } from '@relievo/graphic/model';

export interface ShownHandle {
  readonly handle: Handle;
  readonly at: Point;
  /** Where its node is. */
  readonly node: Point;
}

/** What a pointer can take hold of on the one shape that is chosen. */
export interface ShownNodes {
  readonly nodes: readonly Point[];
  /** Of the node that is worked on. */
  readonly handles: readonly ShownHandle[];
}

/** More than these are no help to a pointer: they are moved by their number. */
const MOST_NODES = 200;

export const NO_NODES: ShownNodes = { nodes: [], handles: [] };

export function findShownNodes(drawing: Drawing, chosen: readonly string[], number: number): ShownNodes {
  const [id, ...more] = chosen;
  const path = id && more.length === 0 ? findPath(drawing, id) : null;
  const nodes = path ? listNodes(path).map(({ at }) => at) : [];
  if (!path || nodes.length > MOST_NODES) return NO_NODES;
  return { nodes, handles: listHandles(path, nodes, Math.min(number, nodes.length - 1)) };
}

function listHandles(path: PathGeometry, nodes: readonly Point[], number: number): readonly ShownHandle[] {
  const node = nodes[number];
  const handles = handlesOf(path, number);
  return HANDLES.flatMap((handle) => {
    const at = handles[handle];
    return at && node ? [{ handle, at, node }] : [];
  });
}
