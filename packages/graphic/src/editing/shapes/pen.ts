import type { ShapeItem } from '../../model/drawing.ts';
import type { Point, Segment } from '../../model/geometry.ts';
import { pieceOf } from '../nodes/handles.ts';
import { createShape } from './shapes.ts';

/** A node that the pen has set, with its handles; a corner has none. */
export interface PenNode {
  readonly at: Point;
  readonly into: Point | null;
  readonly out: Point | null;
}

export function setCorner(at: Point): PenNode {
  return { at, into: null, out: null };
}

/**
 * A handle that is pulled out of a node: its other one is as long and lies opposite, so that the line goes on smoothly.
 * Where it is broken the other one stays as it is. Pulled into the node itself there is none.
 */
export function pullHandle({ at, into }: PenNode, out: Point, isBroken = false): PenNode {
  const isNone = out.x === at.x && out.y === at.y;
  if (isBroken) return { at, into, out: isNone ? null : out };
  return isNone ? setCorner(at) : { at, into: { x: 2 * at.x - out.x, y: 2 * at.y - out.y }, out };
}

/** The line through the nodes; null where they are fewer than two. */
export function createPenPath(nodes: readonly PenNode[], closed: boolean): ShapeItem | null {
  const [first] = nodes;
  if (!first || nodes.length < 2) return null;
  const ends = closed ? [...nodes, first] : nodes;
  const segments = ends.slice(1).map((to, at): Segment => {
    const from = ends[at] ?? first;
    return pieceOf(from.at, to.at, [from.out ?? from.at, to.into ?? to.at]);
  });
  // The line that closes a part is written by nothing where it is straight.
  const isClosedByLine = closed && segments.at(-1)?.control === undefined && nodes.length > 2;
  const own = isClosedByLine ? segments.slice(0, -1) : segments;
  return createShape({ type: 'path', subpaths: [{ start: first.at, segments: own, closed }] });
}
