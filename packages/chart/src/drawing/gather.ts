import type { Point } from '@relievo/graphic/model';

/** Points that one mark stands for: one, or several that a finger could not tell apart. */
export interface Gathered {
  readonly at: Point;
  readonly members: readonly number[];
}

/**
 * Joins the two nearest until all that are left lie at least `apart` from each other; a mark for
 * several stands at their mean. Points that have room stay exactly where they are.
 */
export function gatherPoints(points: readonly Point[], apart: number): readonly Gathered[] {
  let marks: readonly Gathered[] = points.map((at, index) => ({ at, members: [index] }));
  for (;;) {
    const pair = findNearestPair(marks);
    if (!pair || pair.distance >= apart) return marks;
    const [a, b] = [marks[pair.a], marks[pair.b]];
    if (!a || !b) return marks;
    const members = [...a.members, ...b.members];
    marks = [...marks.filter((one) => one !== a && one !== b), { at: meanOf(members, points), members }];
  }
}

function meanOf(members: readonly number[], points: readonly Point[]): Point {
  const sum = members.reduce(
    (total, index) => ({ x: total.x + (points[index]?.x ?? 0), y: total.y + (points[index]?.y ?? 0) }),
    { x: 0, y: 0 },
  );
  return { x: sum.x / members.length, y: sum.y / members.length };
}

function findNearestPair(marks: readonly Gathered[]) {
  let best: { readonly a: number; readonly b: number; readonly distance: number } | null = null;
  for (let a = 0; a < marks.length; a += 1)
    for (let b = a + 1; b < marks.length; b += 1) {
      const [one, two] = [marks[a]?.at, marks[b]?.at];
      if (!one || !two) continue;
      const distance = Math.hypot(one.x - two.x, one.y - two.y);
      if (!best || distance < best.distance) best = { a, b, distance };
    }
  return best;
}
