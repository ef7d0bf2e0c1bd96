import { maxOf, minOf } from '@relievo/words';
import { findInLine, fitLine, type Line, type Sample } from '../fit.ts';
import { type Extent, heightOf, type Piece, widthOf } from '../marks.ts';
import { type Label, TIES, type Tie, tieOf } from '../words.ts';
import { findDecimal, readTickDates, readTickNumber } from './tick-values.ts';

export type Scale = 'linear' | 'log' | 'date';

/** A scale that runs along y: what stands at each height. */
export interface Axis {
  readonly scale: Scale;
  /** From heights to values, or to their logarithms. */
  readonly line: Line;
  readonly labels: readonly Label[];
  readonly unit: string | null;
  /** Around its labels. */
  readonly box: Extent;
  /** The heights of its first and last tick. */
  readonly from: number;
  readonly to: number;
  /** How far its labels stand from what they mark. */
  readonly shift: number;
  /** True if ticks or lines of the grid show where its numbers belong. */
  readonly hasTicks: boolean;
  /** Its numbers stand beside ticks that are as far apart: values may be meant at the numbers or at the ticks. */
  readonly isBesideTicks: boolean;
  /** There is a tick on both sides of each of its numbers: they name the places between ticks, as in spreadsheets. */
  readonly isBetweenTicks: boolean;
}

export function valueAt({ line: { slope, start }, scale }: Axis, at: number): number {
  const value = start + slope * at;
  return scale === 'log' ? 10 ** value : value;
}

export function placeOf({ line: { slope, start }, scale }: Axis, value: number): number {
  return ((scale === 'log' ? Math.log10(value) : value) - start) / slope;
}

/** The distance between the values of its last ticks, in logarithms where it counts in those. */
export function rangeOf({ line: { slope }, from, to }: Axis): number {
  return Math.abs(slope * (to - from));
}

/** Fewer labels say too little of where a number stands. */
const FEWEST = 3;
const MOST_IN_LINE = 80;

/** All scales that run along y, those with the most labels first. On a page that lies on its side they rise downward. */
export function findAxes(
  labels: readonly Label[],
  pieces: readonly Piece[],
  rises: 'up' | 'down',
): readonly Axis[] {
  const ticks = listTicks(pieces);
  const decimal = findDecimal(labels.map(({ text }) => text));
  const found: Axis[] = [];
  for (const [tie, across] of TIES.flatMap((one) => ([2, 1, 0] as const).map((end) => [one, end] as const)))
    for (const column of listColumns(labels, across)) {
      const numbers = column.flatMap((label) => {
        const read = readTickNumber(label.text, decimal);
        return read ? [{ label, ...read }] : [];
      });
      if (mayBePowers(numbers)) continue;
      const axis =
        readAxis(restoreSigns(numbers, rises), tie, ticks) ??
        readDates(
          column.filter((label) => /\d/.test(label.text)),
          tie,
          ticks,
        );
      if (axis) found.push(applyFactor(axis, labels));
    }
  return dropDoubles(found.toSorted((a, b) => b.labels.length - a.labels.length || a.shift - b.shift));
}

/** Tells whether numbers such as 101, 102 and 103 may be powers of ten whose raised figures were read as others. */
function mayBePowers(numbers: readonly Numbered[]): boolean {
  const values = numbers.map(({ value }) => value).toSorted((a, b) => a - b);
  const [first = 0] = values;
  return (
    values.length >= FEWEST &&
    first >= 100 &&
    values.every((value, at) => value === first + at && value < 110)
  );
}

/** A power beside the end of a scale, such as 1e6 or ×10³, by which all its numbers are multiplied. */
const FACTOR = /^(?:[×x]?\s?1e([-−+]?\d{1,2})|[×x]\s?10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}))$/u;
/** Such a power is within this many sizes of its letters from the scale. */
const BESIDE = { end: 5, across: 8 };

function applyFactor(axis: Axis, labels: readonly Label[]): Axis {
  if (axis.scale !== 'linear') return axis;
  const { line, box, from, to } = axis;
  for (const { text, middle, size } of labels) {
    const [, plain, raised] = FACTOR.exec(text) ?? [];
    const written = plain?.replace('−', '-') ?? raised?.replaceAll(/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, readRaised);
    const beyond = Math.max(from - middle.y, middle.y - to);
    if (written === undefined || beyond < 0 || beyond > BESIDE.end * size) continue;
    if (middle.x < box.left - BESIDE.across * size || middle.x > box.right + BESIDE.across * size) continue;
    const factor = 10 ** Number(written);
    return { ...axis, line: { slope: line.slope * factor, start: line.start * factor } };
  }
  return axis;
}

function readRaised(sign: string): string {
  return sign === '⁻' ? '-' : `${'⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)}`;
}

function listColumns(labels: readonly Label[], anchor: 0 | 1 | 2): readonly (readonly Label[])[] {
  const sorted = labels.toSorted((a, b) => a.anchors[anchor].x - b.anchors[anchor].x);
  const columns: Label[][] = [];
  for (const label of sorted) {
    const before = columns.at(-1)?.[0];
    const isBeside =
      before && label.anchors[anchor].x - before.anchors[anchor].x < 0.4 * Math.max(before.size, label.size);
    if (isBeside) columns.at(-1)?.push(label);
    else columns.push([label]);
  }
  return columns.filter((column) => column.length >= FEWEST && column.length <= MOST_IN_LINE);
}

interface Numbered {
  readonly label: Label;
  readonly value: number;
  readonly unit: string | null;
}

/** Some programs draw the sign of a negative number as a line: what lies beyond zero has lost it. */
function restoreSigns(numbers: readonly Numbered[], rises: 'up' | 'down'): readonly Numbered[] {
  const zero = numbers.find(({ value }) => value === 0);
  if (!zero || numbers.some(({ value }) => value < 0)) return numbers;
  const far = ({ label }: Numbered): number =>
    (label.middle.y - zero.label.middle.y) * (rises === 'up' ? 1 : -1);
  const isTwice = numbers.some(
    (one) => far(one) > 0 && numbers.some((other) => far(other) < 0 && other.value === one.value),
  );
  if (!isTwice) return numbers;
  return numbers.map((one) => (far(one) > 0 ? { ...one, value: -one.value } : one));
}

function readAxis(numbers: readonly Numbered[], tie: Tie, ticks: readonly Tick[]): Axis | null {
  const linear = readScale(numbers, 'linear', tie, ticks);
  const positive = numbers.filter(({ value }) => value > 0);
  const log = readScale(positive, 'log', tie, ticks);
  if (!linear || !log) return linear ?? log;
  return log.labels.length > linear.labels.length ? log : linear;
}

function readDates(labels: readonly Label[], tie: Tie, ticks: readonly Tick[]): Axis | null {
  const days = readTickDates(labels.map(({ text }) => text));
  if (!days) return null;
  const dated = labels.map((label, index) => ({ label, value: days[index] ?? 0, unit: null }));
  return readScale(dated, 'date', tie, ticks);
}

function readScale(
  numbers: readonly Numbered[],
  scale: Scale,
  tie: Tie,
  ticks: readonly Tick[],
): Axis | null {
  if (numbers.length < FEWEST) return null;
  const size = maxOf(numbers.map(({ label }) => label.size));
  const at = ({ label }: Numbered): number => tieOf(label, tie).y;
  const samples = numbers.map((one) => ({
    at: at(one),
    value: scale === 'log' ? Math.log10(one.value) : one.value,
    one,
  }));
  const found = findInLine(samples, 0.2 * size) as typeof samples;
  if (new Set(found.map(({ value }) => value)).size < FEWEST) return null;
  if (found.length < 0.75 * numbers.length) return null;
  const { placed, shift, isPlaced } = snapToTicks(found, {
    size,
    ticks,
    slack: scale === 'date' ? halfDayOf(found) : 0,
  });
  const line = fitLine(placed);
  if (!line || isCrowded(placed, size)) return null;
  const inLine = [...found, ...samples.filter((sample) => !found.includes(sample) && spans(sample, line))];
  const labels = inLine.map(({ one }) => one.label);
  const places = inLine.map(({ value }) => (value - line.start) / line.slope);
  const [unit = null] = found.flatMap(({ one }) => (one.unit === null ? [] : [one.unit]));
  const isBesideTicks = !isPlaced && standBesideTicks(found, size, ticks);
  return {
    scale,
    line,
    labels,
    unit,
    box: boxAround(labels),
    from: minOf(places),
    to: maxOf(places),
    shift,
    hasTicks: isPlaced,
    isBesideTicks,
    isBetweenTicks: isBesideTicks && areBetweenTicks(found, size, ticks),
  };
}

/** Checks whether the tick is within the box of its label: the first and the last label may be moved inward. */
function spans({ value, one }: Sample & { readonly one: Numbered }, { slope, start }: Line): boolean {
  const place = (value - start) / slope;
  const { top, bottom } = one.label.box;
  return place > top - FLUSH && place < bottom + FLUSH;
}
const FLUSH = 0.3;

/** A label names a day, and its tick stands somewhere in it. */
function halfDayOf(samples: readonly Sample[]): number {
  const [places, days] = [samples.map(({ at }) => at), samples.map(({ value }) => value)];
  return (maxOf(places) - minOf(places)) / (maxOf(days) - minOf(days)) / 2;
}

/** Lines of a text stand as near as that, ticks do not. */
function isCrowded(samples: readonly Sample[], size: number): boolean {
  const places = samples.map(({ at }) => at).toSorted((a, b) => a - b);
  return (places.at(-1) ?? 0) - (places[0] ?? 0) < 0.9 * size * (places.length - 1);
}

interface Tick {
  readonly at: number;
  readonly left: number;
  readonly right: number;
}

const HAIR = 0.06;
/** Lines may be drawn as thin areas. */
const THICK = 0.7;

/** Everything straight that lies level. */
function listTicks(pieces: readonly Piece[]): readonly Tick[] {
  return pieces.flatMap(({ box, corners, fill, isCurved }): readonly Tick[] => {
    if (isCurved || corners.length > 4) return [];
    const high = heightOf(box);
    const isLine = high <= HAIR || (fill !== null && high <= THICK && widthOf(box) > 1.5 * high);
    return isLine && widthOf(box) > 0.1
      ? [{ at: (box.top + box.bottom) / 2, left: box.left, right: box.right }]
      : [];
  });
}

interface Snapping {
  readonly size: number;
  readonly ticks: readonly Tick[];
  /** How far a tick may stand from its value beyond what is drawn unevenly. */
  readonly slack: number;
}

/** Letters stand about where their tick is; the tick says it. */
function snapToTicks<Found extends Sample>(
  samples: readonly Found[],
  { size, ticks, slack }: Snapping,
): { readonly placed: readonly Sample[]; readonly shift: number; readonly isPlaced: boolean } {
  const near = ({ at }: Sample): readonly Tick[] =>
    ticks.filter((tick) => Math.abs(tick.at - at) < 0.9 * size);
  const shifts = samples.slice(0, 3).flatMap((sample) => near(sample).map((tick) => tick.at - sample.at));
  const apart = 0.12 * size + HAIR;
  let best = { shift: size, placed: [] as readonly Sample[] };
  for (const shift of shifts.toSorted((a, b) => Math.abs(a) - Math.abs(b))) {
    const placed = samples.flatMap((sample): readonly Sample[] => {
      const tick = near(sample)
        .filter((one) => Math.abs(one.at - sample.at - shift) < apart)
        .toSorted((a, b) => Math.abs(a.at - sample.at - shift) - Math.abs(b.at - sample.at - shift))[0];
      return tick ? [{ at: tick.at, value: sample.value }] : [];
    });
    if (placed.length > best.placed.length) best = { shift: Math.abs(shift), placed };
  }
  const unplaced = { placed: samples, shift: size, isPlaced: false };
  if (best.placed.length < Math.max(2, 0.75 * samples.length)) return unplaced;
  const inLine = findInLine(best.placed, 0.05 * size + HAIR + slack);
  return inLine.length >= Math.max(2, 0.6 * samples.length)
    ? { ...best, placed: inLine, isPlaced: true }
    : unplaced;
}

/** Whether ticks stand equally far from most of the numbers, no further than the next number does. */
function standBesideTicks(samples: readonly Sample[], size: number, ticks: readonly Tick[]): boolean {
  const places = samples.map(({ at }) => at).toSorted((a, b) => a - b);
  const step = minOf(places.slice(1).map((place, i) => place - (places[i] ?? 0)));
  const hasTick = (place: number): boolean =>
    ticks.some(({ at }) => Math.abs(at - place) < 0.12 * size + HAIR);
  const shifts = ticks.map(({ at }) => at - (places[0] ?? 0)).filter((one) => Math.abs(one) < step);
  return shifts.some(
    (shift) => places.filter((place) => hasTick(place + shift)).length >= Math.max(2, 0.75 * places.length),
  );
}

function areBetweenTicks(samples: readonly Sample[], size: number, ticks: readonly Tick[]): boolean {
  const places = samples.map(({ at }) => at).toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const step = (last - first) / (places.length - 1);
  return [first - step / 2, ...places.map((place) => place + step / 2)].every((place) =>
    ticks.some(({ at }) => Math.abs(at - place) < 0.12 * size + HAIR),
  );
}

function boxAround(labels: readonly Label[]): Extent {
  const boxes = labels.map(({ box }) => box);
  return {
    left: minOf(boxes.map(({ left }) => left)),
    right: maxOf(boxes.map(({ right }) => right)),
    top: minOf(boxes.map(({ top }) => top)),
    bottom: maxOf(boxes.map(({ bottom }) => bottom)),
  };
}

/** The same labels line up at one end and in the middle, too. */
function dropDoubles(axes: readonly Axis[]): readonly Axis[] {
  const kept: Axis[] = [];
  for (const axis of axes)
    if (!kept.some((other) => axis.labels.some((label) => other.labels.includes(label)))) kept.push(axis);
  return kept;
}
