/** A stroke of a page, in points; y goes up. */
interface Stroke {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

type Joined = Stroke & { readonly isLevel: boolean };

/** Points: strokes are as thin, end so close to the next one or overlap it, and make a rule if they are as long together. */
const THIN = 3;
const TOUCHING = 0.6;
const LONG = 8;

/**
 * Joins short level strokes that touch each other end to end into rules: TeX writes a blank as many short ones. The
 * other shapes remain as they are.
 */
export function joinStrokes<S extends Stroke>(
  shapes: readonly S[],
): {
  readonly shapes: readonly S[];
  readonly rules: readonly Joined[];
} {
  const strokes = shapes
    .filter(({ left, right, bottom, top }) => top - bottom < THIN && right - left > top - bottom)
    .toSorted((a, b) => Math.round(a.bottom) - Math.round(b.bottom) || a.left - b.left);
  const used = new Set<Stroke>();
  const rules: Joined[] = [];
  for (let at = 0; at < strokes.length; ) {
    const run = listTouching(strokes, at);
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && run.length > 1 && last.right - first.left >= LONG) {
      for (const stroke of run) used.add(stroke);
      rules.push({ ...first, right: Math.max(last.right, first.right), isLevel: true });
    }
    at += Math.max(1, run.length);
  }
  return { shapes: shapes.filter((shape) => !used.has(shape)), rules };
}

function listTouching(strokes: readonly Stroke[], from: number): readonly Stroke[] {
  const run: Stroke[] = [];
  for (let at = from; at < strokes.length; at += 1) {
    const [last, stroke] = [run.at(-1), strokes[at]];
    if (!stroke || (last && !doTouch(last, stroke))) break;
    run.push(stroke);
  }
  return run;
}

function doTouch(one: Stroke, next: Stroke): boolean {
  return (
    Math.abs(one.bottom - next.bottom) < 0.1 &&
    Math.abs(one.top - next.top) < 0.1 &&
    next.left - one.right < TOUCHING
  );
}
