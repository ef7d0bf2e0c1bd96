import type { Point } from '@relievo/graphic/model';
import type { Axis } from './axes/axes.ts';
import { valuesAtLabels } from './axes/label-values.ts';
import { readTickNumber } from './axes/tick-values.ts';
import { findCategories, findNearest } from './categories.ts';
import { type Legend, nameOfColor } from './legend.ts';
import type { Course } from './lines.ts';
import type { Cloud } from './points.ts';
import { boundAt, writeAt } from './scale-words.ts';
import type { Stated } from './stated.ts';
import { type Label, turnLabels } from './words.ts';

export interface CourseTable {
  readonly series: readonly (string | null)[];
  /** What stands in the first column, then a value of each series. */
  readonly rows: readonly (readonly string[])[];
  /** Where the numbers of the rows were measured; null for words. */
  readonly places: readonly (readonly (Point | null)[])[];
  readonly bounds: readonly (readonly (number | null)[])[];
  readonly labels: readonly Label[];
  /** It is true if each place along x is at a number of the scale: the ticks beside the numbers mean nothing then. */
  readonly isAtLabels: boolean;
}

interface Surroundings {
  readonly y: Axis;
  readonly x: Axis | null;
  readonly labels: readonly Label[];
  readonly legend: Legend;
  readonly blur: number;
  readonly stated: Stated;
}

/** Millimetres: a tick may be half a pixel beside its value, and rounded to the next one. */
const OFF = 0.3;

/** One row for each place along x at which a line has a corner; null where such a place has no name. */
export function tabulateCourses(
  courses: readonly Course[],
  { x, y, labels, legend, blur, stated }: Surroundings,
): CourseTable | null {
  const places = listPlaces(courses);
  const pointsAt = (at: number): readonly (Point | null)[] =>
    courses.map(
      ({ points }) =>
        points.find((one) => Math.abs(one.x - at) < SAME_PLACE) ??
        (blur > 0 ? placeOnLine(points, at) : null),
    );
  const numbers = x && valuesAtLabels(x, places);
  const isByLabel = numbers !== null && x?.isBetweenTicks === true;
  const near = (at: number): readonly string[] =>
    pointsAt(at).map((point) => (point ? (stated.valueAt(point, y, 'y') ?? writeAt(y, point.y)) : ''));
  const statedAlong = (at: number): string | null => {
    const all = pointsAt(at).map((point) => point && x && stated.valueAt(point, x, 'x'));
    return all.find((value) => value !== null) ?? null;
  };
  const measured = places.map((at) => {
    const points = pointsAt(at);
    const along =
      x && !isByLabel && statedAlong(at) === null ? (points.find((point) => point !== null) ?? null) : null;
    return [
      along,
      ...points.map((point) => (point && stated.valueAt(point, y, 'y') === null ? point : null)),
    ];
  });
  const bounds = measured.map(([along, ...points]) => [
    x && along ? boundAt(x, along.x, OFF + blur) : null,
    ...points.map((point) => point && boundAt(y, point.y, OFF + blur)),
  ]);
  const named = courses.map((course) => nameAtEnd(course, labels));
  const series = courses.map(({ color }, at) => nameOfColor(legend, color) ?? named[at]?.text ?? null);
  const ends = named.filter((label) => label !== null);
  if (x)
    return {
      series,
      rows: places.map((at, row) => [statedAlong(at) ?? numbers?.[row] ?? writeAt(x, at), ...near(at)]),
      places: measured,
      bounds,
      labels: ends,
      isAtLabels: isByLabel,
    };
  const free = labels.filter((label) => !ends.includes(label));
  const turned = turnLabels(free);
  const categories = findCategories(places, turned);
  if (!categories || categories.length < places.length) return null;
  const rows = places.map((at) => [findNearest(categories, at)?.name ?? '', ...near(at)]);
  const used = new Set(categories.flatMap((category) => category.labels));
  const names = free.filter((_, at) => used.has(turned[at] as Label));
  return { series, rows, places: measured, bounds, labels: [...names, ...ends], isAtLabels: false };
}

/** Finds where a line runs at a place between two of its corners: in a picture no corner is seen on a straight line. */
function placeOnLine(points: readonly Point[], at: number): Point | null {
  const next = points.findIndex(({ x }) => x > at);
  const [before, after] = [points[next - 1], points[next]];
  if (!before || !after) return null;
  return { x: at, y: before.y + ((after.y - before.y) * (at - before.x)) / (after.x - before.x) };
}

/** Sizes of its letters between the end of a line and the name that is written behind it. */
const BEHIND = 2;

/** Finds the words behind the last point of a line, which name it if no other words are as near. */
function nameAtEnd({ points }: Course, labels: readonly Label[]): Label | null {
  const last = points.at(-1);
  if (!last) return null;
  const near = labels.filter(
    ({ box, middle, size, angle, text }) =>
      Math.abs(angle) < 0.05 &&
      box.left > last.x - 0.2 * size &&
      box.left < last.x + BEHIND * size &&
      Math.abs(middle.y - last.y) < 0.7 * size &&
      readTickNumber(text, 'point') === null,
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** Millimetres within which corners of two lines stand at one place. */
const SAME_PLACE = 0.08;

function listPlaces(courses: readonly Course[]): readonly number[] {
  const places: number[] = [];
  for (const at of courses.flatMap(({ points }) => points.map(({ x }) => x)).toSorted((a, b) => a - b))
    if (at - (places.at(-1) ?? Number.NEGATIVE_INFINITY) >= SAME_PLACE) places.push(at);
  return places;
}

/** One row for each point, with the name of its cloud where there are several. */
export function tabulateClouds(
  clouds: readonly Cloud[],
  { x, y, legend, blur, stated }: Surroundings & { readonly x: Axis },
): CourseTable {
  const isOne = clouds.length === 1;
  const all = clouds.flatMap(({ color, points }, index) =>
    points
      .toSorted((a, b) => a.x - b.x || a.y - b.y)
      .map((point) => ({ point, group: nameOfColor(legend, color) ?? `${index + 1}` })),
  );
  return {
    series: clouds.map(({ color }) => nameOfColor(legend, color)),
    rows: all.map(({ point, group }) => [
      stated.valueAt(point, x, 'x') ?? writeAt(x, point.x),
      stated.valueAt(point, y, 'y') ?? writeAt(y, point.y),
      ...(isOne ? [] : [group]),
    ]),
    bounds: all.map(({ point }) => [
      stated.valueAt(point, x, 'x') === null ? boundAt(x, point.x, OFF + blur) : null,
      stated.valueAt(point, y, 'y') === null ? boundAt(y, point.y, OFF + blur) : null,
      ...(isOne ? [] : [null]),
    ]),
    places: all.map(({ point }) => [point, point, ...(isOne ? [] : [null])]),
    labels: [],
    isAtLabels: false,
  };
}
