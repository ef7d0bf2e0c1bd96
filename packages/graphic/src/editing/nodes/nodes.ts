import type { PathGeometry, Point, Segment, Subpath } from '../../model/geometry.ts';

/** A point that a path goes through: nodes are counted from 0 over all its parts, in the order of drawing. */
export interface PathNode {
  readonly at: Point;
  /** Which part of the path it is on. */
  readonly part: number;
  /** Its place on that part: 0 is where the part begins. */
  readonly place: number;
}

export function listNodes({ subpaths }: PathGeometry): readonly PathNode[] {
  return subpaths.flatMap((subpath, part) => {
    const { start, segments } = subpath;
    const own = isJoined(subpath) ? segments.slice(0, -1) : segments;
    return [start, ...own.map(({ to }) => to)].map((at, place) => ({ at, part, place }));
  });
}

/** Whether its last piece leads back to where it begins: both ends of that piece are one node. */
export function isJoined({ start, segments, closed }: Subpath): boolean {
  const end = segments.at(-1)?.to;
  return closed && segments.length > 1 && end !== undefined && end.x === start.x && end.y === start.y;
}

/** The handles of its curves go along. */
export function moveNode(path: PathGeometry, node: number, to: Point): PathGeometry | null {
  return changePart(path, node, (subpath, place, { at }) => {
    const [dx, dy] = [to.x - at.x, to.y - at.y];
    const shift = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
    const last = isJoined(subpath) ? subpath.segments.length - 1 : -1;
    const segments = subpath.segments.map((segment, index): Segment => {
      const { control } = segment;
      const [isInto, isOut] = [index === (place === 0 ? last : place - 1), index === place];
      const end = isInto ? to : segment.to;
      if (!control) return { to: end };
      const [first, second] = control;
      return { to: end, control: [isOut ? shift(first) : first, isInto ? shift(second) : second] };
    });
    return { ...subpath, start: place === 0 ? to : subpath.start, segments };
  });
}

/** In the middle of the piece that follows the node; the path keeps its course. */
export function addNode(path: PathGeometry, node: number): PathGeometry | null {
  return changePart(path, node, (subpath, place, { at }) => {
    const { segments, start, closed } = subpath;
    const next = segments[place] ?? (closed ? { to: start } : undefined);
    if (!next) return null;
    const [first, second] = halve(at, next);
    // The line that closes a part is written by nothing: its second half stays so.
    const halves = place < segments.length ? [first, second] : [first];
    return { ...subpath, segments: [...segments.slice(0, place), ...halves, ...segments.slice(place + 1)] };
  });
}

/** Where a part would be left with a single point, it stays. */
export function removeNode(path: PathGeometry, node: number): PathGeometry | null {
  return changePart(path, node, (subpath, place) => {
    const { segments } = subpath;
    const isRing = isJoined(subpath);
    if (segments.length < (isRing ? 3 : 2)) return null;
    const [first, ...rest] = segments;
    if (place > 0)
      return { ...subpath, segments: segments.toSpliced(place - 1, 2, ...join(segments, place)) };
    if (!first) return null;
    const closing = isRing ? join([...rest.slice(-1), first], 1) : [];
    return {
      ...subpath,
      start: first.to,
      segments: [...(isRing ? rest.slice(0, -1) : rest), ...closing],
    };
  });
}

/** What goes in and what goes out become one: a curve where either is one. */
function join(segments: readonly Segment[], place: number): readonly Segment[] {
  const [into, out] = [segments[place - 1], segments[place]];
  if (!into || !out) return [];
  if (!into.control && !out.control) return [{ to: out.to }];
  const control: readonly [Point, Point] = [into.control?.[0] ?? into.to, out.control?.[1] ?? into.to];
  return [{ to: out.to, control }];
}

function halve(from: Point, { to, control }: Segment): readonly [Segment, Segment] {
  const between = (one: Point, other: Point): Point => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  if (!control) return [{ to: between(from, to) }, { to }];
  const [c1, c2] = control;
  const [a, b, c] = [between(from, c1), between(c1, c2), between(c2, to)];
  const [d, e] = [between(a, b), between(b, c)];
  return [
    { to: between(d, e), control: [a, d] },
    { to, control: [e, c] },
  ];
}

export type ChangePart = (subpath: Subpath, place: number, node: PathNode) => Subpath | null;

export function changePart(path: PathGeometry, node: number, change: ChangePart): PathGeometry | null {
  const found = listNodes(path)[node];
  const subpath = found && path.subpaths[found.part];
  const changed = subpath && change(subpath, found.place, found);
  return changed ? { ...path, subpaths: path.subpaths.with(found.part, changed) } : null;
}
