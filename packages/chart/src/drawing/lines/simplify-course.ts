import type { Known } from './line-course.ts';

export interface SimplifiedCourse {
  readonly kept: readonly Known[];
  /** How far a value lies at most from the line that stands for it. */
  readonly error: number;
}

/** The fewest values of which the line through them comes as near as that to every other one. */
export function simplifyCourse(run: readonly Known[], mostError: number): SimplifiedCourse {
  const kept = new Set([0, run.length - 1]);
  const open: (readonly [from: number, to: number])[] = [[0, run.length - 1]];
  let error = 0;
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const farthest = findFarthest(run, from, to);
    if (farthest.off > mostError) {
      kept.add(farthest.at);
      open.push([from, farthest.at], [farthest.at, to]);
    } else error = Math.max(error, farthest.off);
  }
  return { kept: run.filter((_, index) => kept.has(index)), error };
}

function findFarthest(run: readonly Known[], from: number, to: number) {
  const [a, b] = [run[from], run[to]];
  let farthest = { at: from, off: 0 };
  if (!a || !b) return farthest;
  for (let at = from + 1; at < to; at += 1) {
    const point = run[at];
    if (!point) continue;
    const share = b.x > a.x ? (point.x - a.x) / (b.x - a.x) : 0;
    const off = Math.abs(point.y - (a.y + share * (b.y - a.y)));
    if (off > farthest.off) farthest = { at, off };
  }
  return farthest;
}
