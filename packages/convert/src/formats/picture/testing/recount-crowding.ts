import {
  measureExtent,
  measureToLines,
  type PlainDrawing,
  type PlainItem,
  type PlainLine,
} from '@relievo/graphic/testing';

/** Millimetres: nearer lines are felt as one; around a crossing they have to be near. */
const GAP = 3;
const CROSSING = 7.5;
const STEP = 0.5;

/**
 * Measures along all traced lines and edges how much of them has another one nearer than the gap, in percent. A stretch
 * that leaves the other line again on both sides is a crossing, and so is the end of a line that meets another one.
 */
export function measureCrowdedShare({ items }: PlainDrawing): number {
  const shapes = items
    .filter(({ kind, said }: PlainItem) => kind === 'shape' && said['data-symbol'] === undefined)
    .flatMap(({ lines: [outer] }) => (outer ? [{ outer, frame: measureExtent([outer]) }] : []));
  let [all, crowded] = [0, 0];
  for (const { outer } of shapes) {
    const isNear = walkEvenly(outer).map(({ x, y }) =>
      shapes.some(
        ({ outer: other, frame }) =>
          other !== outer &&
          x > frame.left - GAP &&
          x < frame.right + GAP &&
          y > frame.top - GAP &&
          y < frame.bottom + GAP &&
          measureToLines({ x, y }, [other]) < GAP,
      ),
    );
    const reach = Math.round(CROSSING / STEP);
    for (const [at, is] of isNear.entries()) {
      const behind = isNear.slice(Math.max(0, at - reach), at).includes(false);
      const ahead = isNear.slice(at + 1, at + 1 + reach).includes(false);
      const isAtEnd = at < reach || at >= isNear.length - reach;
      all++;
      if (is && !(behind && ahead) && !(isAtEnd && isNear.includes(false))) crowded++;
    }
  }
  return all === 0 ? 0 : (100 * crowded) / all;
}

/** Lists spots at even distances, across corners and bends. */
function walkEvenly({ points, isClosed }: PlainLine): PlainLine['points'] {
  const spots: { x: number; y: number }[] = [];
  let left = STEP / 2;
  for (const [at, to] of (isClosed ? [...points, ...points.slice(0, 1)] : points).entries()) {
    const from = points[at - 1] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; left < length; left += STEP)
      spots.push({
        x: from.x + ((to.x - from.x) * left) / length,
        y: from.y + ((to.y - from.y) * left) / length,
      });
    left -= length;
  }
  return spots;
}
