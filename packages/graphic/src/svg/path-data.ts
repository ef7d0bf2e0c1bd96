import type { Point, Segment, Subpath } from '../model/geometry.ts';
import { writeNumber } from '../xml/writer.ts';

/** The one path grammar: M, L, C and Z, absolute. */
export function writePathData(subpaths: readonly Subpath[]): string {
  const parts: string[] = [];
  for (const { start, segments, closed } of subpaths) {
    parts.push(`M${pair(start)}`);
    for (const { to, control } of segments) {
      parts.push(control ? `C${pair(control[0])} ${pair(control[1])} ${pair(to)}` : `L${pair(to)}`);
    }
    if (closed) parts.push('Z');
  }
  return parts.join('');
}

function pair({ x, y }: Point): string {
  return `${writeNumber(x)} ${writeNumber(y)}`;
}

/** Collects subpaths while a path is read or made. */
export interface PathBuilder {
  readonly at: () => Point;
  readonly move: (to: Point) => void;
  readonly line: (to: Point) => void;
  readonly curve: (first: Point, second: Point, to: Point) => void;
  readonly close: () => void;
  readonly subpaths: () => readonly Subpath[];
}

export function createPathBuilder(): PathBuilder {
  const done: Subpath[] = [];
  let start: Point = { x: 0, y: 0 };
  let at: Point = start;
  let segments: Segment[] = [];
  let open = false;
  const finish = (closed: boolean): void => {
    if (open) done.push({ start, segments, closed });
    segments = [];
    open = false;
  };
  // After Z a path may go on without M, from where the closed subpath began.
  const begin = (): void => {
    if (open) return;
    start = at;
    open = true;
  };
  return {
    at: () => at,
    move: (to) => {
      finish(false);
      start = to;
      at = to;
      open = true;
    },
    line: (to) => {
      begin();
      segments.push({ to });
      at = to;
    },
    curve: (first, second, to) => {
      begin();
      segments.push({ to, control: [first, second] });
      at = to;
    },
    close: () => {
      begin();
      finish(true);
      at = start;
    },
    subpaths: () => {
      finish(false);
      return done;
    },
  };
}
