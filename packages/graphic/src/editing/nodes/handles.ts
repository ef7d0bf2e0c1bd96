import type { PathGeometry, Point, Segment, Subpath } from '../../model/geometry.ts';
import { type ChangePart, changePart, isJoined, listNodes } from './nodes.ts';

export const HANDLES = ['into', 'out'] as const;
/** Which of a node's two handles: that of the piece which comes into it, or of the one which goes out. */
export type Handle = (typeof HANDLES)[number];

export const NODE_FORMS = ['smooth', 'corner'] as const;
export type NodeForm = (typeof NODE_FORMS)[number];

/** The handles of a node; null where the line is straight there. */
export type NodeHandles = { readonly [Name in Handle]: Point | null };

/** Radians between both handles that nobody sees or feels as a corner. */
const STRAIGHT = 0.02;

export function handlesOf(path: PathGeometry, node: number): NodeHandles {
  const found = listNodes(path)[node];
  const subpath = found && path.subpaths[found.part];
  if (!subpath) return { into: null, out: null };
  const [into, out] = piecesAt(subpath, found.place).map((piece) =>
    piece === undefined ? undefined : subpath.segments[piece],
  );
  const visible = (handle: Point | undefined) => (handle && !isSame(handle, found.at) ? handle : null);
  return { into: visible(into?.control?.[1]), out: visible(out?.control?.[0]) };
}

/** Smooth is what goes on in the same direction; all else is a corner. */
export function formOf(path: PathGeometry, node: number): NodeForm {
  const at = listNodes(path)[node]?.at;
  const { into, out } = handlesOf(path, node);
  if (!at || !into || !out) return 'corner';
  const [a, b] = [minus(at, into), minus(out, at)];
  const angle = Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y);
  return Math.abs(angle) < STRAIGHT ? 'smooth' : 'corner';
}

/** A smooth node stays smooth: its other handle turns along and keeps its length. Null where nothing leads there. */
export function moveHandle(path: PathGeometry, node: number, handle: Handle, to: Point): PathGeometry | null {
  const isSmooth = formOf(path, node) === 'smooth';
  return changeNode(path, node, (subpath, place, { at }) => {
    const [into, out] = piecesAt(subpath, place);
    const [own, other] = handle === 'into' ? [into, out] : [out, into];
    if (own === undefined || !subpath.segments[own]) return null;
    const moved = withHandle(subpath, own, handle, to);
    const opposite = handlesOf(path, node)[handle === 'into' ? 'out' : 'into'];
    if (!isSmooth || !opposite || other === undefined || isSame(to, at)) return moved;
    const length = lengthOf(minus(opposite, at));
    return withHandle(moved, other, handle === 'into' ? 'out' : 'into', along(at, minus(at, to), length));
  });
}

/** A corner has no handles; a smooth node has both, along the way from its neighbour to the next one. */
export function formNode(path: PathGeometry, node: number, form: NodeForm): PathGeometry | null {
  return changeNode(path, node, (subpath, place, { at }) => {
    const [into, out] = piecesAt(subpath, place);
    if (form === 'corner') {
      const left = withHandle(subpath, into, 'into', at);
      return withHandle(left, out, 'out', at);
    }
    const [before, after] = [
      startOf(subpath, into),
      out === undefined ? undefined : subpath.segments[out]?.to,
    ];
    if (!before || !after || into === undefined || out === undefined) return null;
    const handles = handlesOf(path, node);
    const way = handles.into && handles.out ? minus(handles.out, handles.into) : minus(after, before);
    if (lengthOf(way) === 0) return null;
    const lengths = [
      lengthOf(minus(handles.into ?? thirdOf(at, before), at)),
      lengthOf(minus(handles.out ?? thirdOf(at, after), at)),
    ];
    const turned = withHandle(subpath, into, 'into', along(at, way, -(lengths[0] ?? 0)));
    return withHandle(turned, out, 'out', along(at, way, lengths[1] ?? 0));
  });
}

/** A part that is closed by a line which nothing writes has that line written first, so that it can be bent. */
function changeNode(path: PathGeometry, node: number, change: ChangePart): PathGeometry | null {
  const subpaths = path.subpaths.map((subpath) =>
    subpath.closed && !isJoined(subpath)
      ? { ...subpath, segments: [...subpath.segments, { to: subpath.start }] }
      : subpath,
  );
  return changePart({ ...path, subpaths }, node, change);
}

/** The pieces into a node and out of it, by their place; undefined at an end. */
function piecesAt(subpath: Subpath, place: number): readonly [number | undefined, number | undefined] {
  const { segments } = subpath;
  const last = isJoined(subpath) ? segments.length - 1 : undefined;
  return [place > 0 ? place - 1 : last, place < segments.length ? place : undefined];
}

function startOf({ start, segments }: Subpath, piece: number | undefined): Point | undefined {
  if (piece === undefined) return undefined;
  return piece === 0 ? start : segments[piece - 1]?.to;
}

function withHandle(subpath: Subpath, piece: number | undefined, handle: Handle, to: Point): Subpath {
  const segment = piece === undefined ? undefined : subpath.segments[piece];
  const from = startOf(subpath, piece);
  if (piece === undefined || !segment || !from) return subpath;
  const [first, second] = segment.control ?? [from, segment.to];
  const control = handle === 'out' ? ([to, second] as const) : ([first, to] as const);
  return { ...subpath, segments: subpath.segments.with(piece, pieceOf(from, segment.to, control)) };
}

/** Straight where both handles lie in their nodes. */
export function pieceOf(from: Point, to: Point, control: readonly [Point, Point]): Segment {
  return isSame(control[0], from) && isSame(control[1], to) ? { to } : { to, control };
}

function along({ x, y }: Point, way: Point, length: number): Point {
  const whole = lengthOf(way);
  return { x: x + (way.x * length) / whole, y: y + (way.y * length) / whole };
}

function thirdOf(at: Point, to: Point): Point {
  return { x: at.x + (to.x - at.x) / 3, y: at.y + (to.y - at.y) / 3 };
}

function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y };
}

function lengthOf({ x, y }: Point): number {
  return Math.hypot(x, y);
}

function isSame(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y;
}
