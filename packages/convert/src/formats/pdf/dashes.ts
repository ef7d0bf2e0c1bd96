/**
 * Chromium's print (Skia) draws a dashed line as one area with an outline around each dash: along the line, across its
 * end, back, and across its beginning. Here it is a line again, with its dashes as its look.
 */

export type Point = readonly [number, number];

export interface Step {
  readonly to: Point;
  readonly control?: readonly [Point, Point];
}

export interface Outline {
  readonly start: Point;
  readonly steps: readonly Step[];
}

export interface DashedLine {
  /** Along the middle of the dashes, over the gaps. */
  readonly path: Outline;
  readonly isClosed: boolean;
  readonly width: number;
  readonly dash: number;
  readonly gap: number;
}

/** A stripe: the line through its middle, and how wide it is. */
interface Dash extends Outline {
  readonly length: number;
  readonly width: number;
}

/** Fewer may be anything. */
const LEAST_DASHES = 4;
/** Points: a row of wider ones may be windows. */
const WIDEST = 3;
const SAME = 0.12;

/** The line that these outlines are the dashes of; null where they are something else. */
export function readDashes(outlines: readonly Outline[]): DashedLine | null {
  if (outlines.length < LEAST_DASHES) return null;
  const dashes: Dash[] = [];
  for (const outline of outlines) {
    const dash = readDash(outline);
    if (!dash || dash.width > WIDEST || !isAbout(dash.width, dashes[0]?.width ?? dash.width)) return null;
    dashes.push(dash);
  }
  const width = middleOf(dashes.map((one) => one.width));
  const length = middleOf(dashes.map((one) => one.length));
  const gaps = dashes.slice(1).map((dash, at) => gapOf(dashes[at] ?? dash, dash));
  const gap = middleOf(gaps.map((one) => one.length));
  const isOneLine = gaps.every((one) => one.isOnward && isAbout(one.length, gap));
  // The last one may be cut off, and at the beginning of a ring the first is joined to it.
  const areAlike = dashes.every((one) => one.length < length * 2.2);
  const [first, last] = [dashes[0], dashes.at(-1)];
  if (!first || !last || !isOneLine || !areAlike || gap <= 0 || length < width) return null;
  const back = gapOf(last, first);
  const isClosed = back.isOnward && back.length < gap * 1.2;
  return { path: joinDashes(dashes, isClosed), isClosed, width, dash: length, gap };
}

function readDash({ start, steps }: Outline): Dash | null {
  const last = steps.at(-1);
  const closed = last && !last.control && distance(last.to, start) < 0.001 ? steps.slice(0, -1) : steps;
  const half = (closed.length - 1) / 2;
  if (half < 1 || !Number.isInteger(half)) return null;
  const forward = closed.slice(0, half);
  const across = closed[half];
  const backward = turnRound(across, closed.slice(half + 1));
  if (!backward || forward.some(({ control }, at) => !control !== !backward.steps[at]?.control)) return null;
  const ends: Point = forward.at(-1)?.to ?? start;
  const [width, atEnd] = [distance(start, backward.start), distance(ends, backward.ends)];
  if (!isAbout(width, atEnd)) return null;
  const middle = forward.map((step, at) => middleStep(step, backward.steps[at]));
  const from = between(start, backward.start);
  return { start: from, steps: middle, length: measure(from, middle), width };
}

/** The way back, from its end to its beginning: it runs beside the way there. */
function turnRound(
  across: Step | undefined,
  steps: readonly Step[],
): (Outline & { readonly ends: Point }) | null {
  if (!across || across.control) return null;
  const places = [across.to, ...steps.map(({ to }) => to)];
  const turned = steps.toReversed().map(({ control }, at): Step => {
    const to = places[steps.length - 1 - at] ?? across.to;
    return control ? { to, control: [control[1], control[0]] } : { to };
  });
  return { start: places.at(-1) ?? across.to, steps: turned, ends: across.to };
}

function middleStep(one: Step, other: Step | undefined): Step {
  if (!other) return one;
  const to = between(one.to, other.to);
  if (!one.control || !other.control) return { to };
  return {
    to,
    control: [between(one.control[0], other.control[0]), between(one.control[1], other.control[1])],
  };
}

interface Gap {
  readonly length: number;
  /** Whether the line goes on in about the direction in which it ended. */
  readonly isOnward: boolean;
}

/** The cosine of a quarter of a half turn: a line turns more than this in no gap. */
const ONWARD = Math.SQRT1_2;

function gapOf(before: Dash, after: Dash): Gap {
  const from = endOf(before);
  const way = direction(from, after.start);
  const isOnward = [leaves(before), arrives(after)].every(
    (one) => one[0] * way[0] + one[1] * way[1] > ONWARD,
  );
  return { length: distance(from, after.start), isOnward };
}

function endOf({ start, steps }: Outline): Point {
  return steps.at(-1)?.to ?? start;
}

function leaves({ start, steps }: Outline): Point {
  const last = steps.at(-1);
  return last ? direction(last.control?.[1] ?? steps.at(-2)?.to ?? start, last.to) : [0, 0];
}

function arrives({ start, steps }: Outline): Point {
  const [first] = steps;
  return first ? direction(start, first.control?.[0] ?? first.to) : [0, 0];
}

function joinDashes(dashes: readonly Dash[], isClosed: boolean): Outline {
  const steps = dashes.flatMap((dash, at): readonly Step[] => {
    const next = dashes[at + 1] ?? (isClosed ? dashes[0] : undefined);
    return next ? [...dash.steps, bridge(dash, next)] : dash.steps;
  });
  return { start: dashes[0]?.start ?? [0, 0], steps };
}

/** Over a gap the line goes on as it left, and arrives as it goes on: a curve between curves. */
function bridge(before: Dash, after: Dash): Step {
  const [from, to] = [endOf(before), after.start];
  if (!before.steps.some(({ control }) => control) && !after.steps.some(({ control }) => control))
    return { to };
  const third = distance(from, to) / 3;
  const [out, into] = [leaves(before), arrives(after)];
  return {
    to,
    control: [
      [from[0] + out[0] * third, from[1] + out[1] * third],
      [to[0] - into[0] * third, to[1] - into[1] * third],
    ],
  };
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

function between([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

function direction(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function measure(start: Point, steps: readonly Step[]): number {
  return steps.reduce((sum, { to }, at) => sum + distance(steps[at - 1]?.to ?? start, to), 0);
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function isAbout(value: number, other: number): boolean {
  return Math.abs(value - other) <= SAME * Math.max(value, other);
}
