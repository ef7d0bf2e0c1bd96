import type { Point } from '@relievo/graphic/model';
import { maxOf, minOf } from '@relievo/words';
import { findAreas } from './areas.ts';
import type { Axis } from './axes/axes.ts';
import { tabulateClouds, tabulateCourses } from './course-table.ts';
import { type FoundChart, listShiftedCells, listUnnamedSeries } from './found.ts';
import { type Course, findCourses } from './lines.ts';
import { isSameColor } from './marks.ts';
import { nameSeries, type Page } from './page.ts';
import type { Plot } from './plots.ts';
import { type Cloud, findClouds } from './points.ts';
import { createStated } from './stated.ts';
import { findTitles } from './titles.ts';
import { countUnexplained, countUnread, isAlong } from './unexplained.ts';

/** Lines, or points of which no line goes through all. */
export function readCourses({ y, x, box }: Plot, page: Page): FoundChart | null {
  if (y.scale === 'date') return null;
  const clouds = findClouds(page.pieces, box);
  const lines = findCourses(page.pieces, box, page.blur > 0).map((course) => joinPoints(course, clouds));
  const edges = findAreas(page.pieces, box, y).filter((area) => !lines.some((line) => isUnder(area, line)));
  const courses = [...lines, ...edges];
  const lone = clouds.filter((cloud) => !courses.some((course) => isOn(cloud, course)));
  const free = page.labels.filter((label) => !y.labels.includes(label));
  const around = {
    y,
    x,
    labels: free,
    legend: page.legend,
    blur: page.blur,
    stated: createStated(page.pieces),
  };
  const isScatter = lone.length > 0 && x !== null;
  if (!isScatter && (courses.length === 0 || lone.length > 0)) return null;
  const table = isScatter && x ? tabulateClouds(lone, { ...around, x }) : tabulateCourses(courses, around);
  if (!table || (x && areSmoothed(courses, x, page.blur > 0))) return null;
  if (page.blur > 0 && areUnnamed(table.series)) return null;
  const others = free.filter(
    (label) =>
      !table.labels.includes(label) &&
      !x?.labels.some(({ middle }) => middle.x === label.middle.y && middle.y === label.middle.x),
  );
  const points = [...courses, ...lone].flatMap((one) => one.points);
  const across = points.map((point) => point.x);
  const [left, right] = x ? [x.from, x.to] : [minOf(across), maxOf(across)];
  const inside = { left, right, top: y.from, bottom: y.to };
  const unexplained =
    countUnexplained(page, inside, (piece) => isAlong(piece, points)) +
    countUnread(
      page.legend,
      [...courses, ...lone].map(({ color }) => color),
    );
  const titles = findTitles(inside, others);
  const [along, up] = [titles.x || (isScatter ? 'x' : ''), titles.y];
  const isGrouped = isScatter && lone.length > 1;
  return {
    type: isScatter ? 'scatter' : 'line',
    title: titles.title,
    x: titles.x,
    y: titles.y,
    unit: y.unit ?? '',
    scale: y.scale === 'log' ? 'log' : 'linear',
    stacking: 'beside',
    direction: 'standing',
    cells: [
      isScatter
        ? [along, up || 'y', ...(isGrouped ? ['Group'] : [])]
        : [along, ...nameSeries(table.series, up)],
      ...table.rows,
    ],
    places: table.places,
    bounds: table.bounds,
    unsure: [
      ...(isScatter ? [] : listUnnamedSeries(table.series)),
      ...listShiftedCells(table.places, { first: table.isAtLabels ? null : x, others: y }),
    ],
    ...(unexplained > 0 ? { unexplained } : {}),
    group: isGrouped ? 'Group' : null,
  };
}

/** Where a line leaves room around its points, the points say where they are. */
function joinPoints(course: Course, clouds: readonly Cloud[]): Course {
  const own = clouds.find(
    ({ color, points }) =>
      isSameColor(color, course.color) &&
      course.points.length <= 2 * points.length &&
      course.points.length > points.length &&
      new Set(points.map(({ x }) => Math.round(x * 20))).size === points.length,
  );
  return own ? { color: course.color, points: own.points.toSorted((a, b) => a.x - b.x) } : course;
}

/** Programs draw a smoothed line in at least so many steps from one value to the next. */
const MIN_STEPS = 8;
/** In a picture fewer bends of a smoothed line are seen. */
const MAX_BENDS = 2;

/** Tells whether lines were smoothed: their corners are steps of the drawing, and values are at few of them. */
function areSmoothed(courses: readonly Course[], { labels }: Axis, isPicture: boolean): boolean {
  const ticks = labels.length - 1;
  return courses.some(({ points }) => {
    const steps = points.length - 1;
    if (isPicture) return steps > MAX_BENDS * ticks;
    return ticks > 0 && steps >= MIN_STEPS * ticks && steps % ticks === 0;
  });
}

/** Tells whether several series of a picture have no names, so that each may be any of them. */
function areUnnamed(series: readonly (string | null)[]): boolean {
  return series.length > 1 && series.every((name) => name === null);
}

/** Tells whether a line is drawn along the edge of an area: both show the same values. */
function isUnder({ points }: Course, line: Course): boolean {
  return points.every(({ x, y }) => line.points.some((one) => Math.hypot(one.x - x, one.y - y) < ON_EDGE));
}

/** Millimetres between a line and the edge of the area below it. */
const ON_EDGE = 0.6;

/** Millimetres sideways, and up and down: a triangle stands higher than the point that it marks. */
const NEAR = { x: 0.15, y: 1 };

function isOn({ points }: Cloud, course: Course): boolean {
  const isCorner = ({ x, y }: Point): boolean =>
    course.points.some((one) => Math.abs(one.x - x) < NEAR.x && Math.abs(one.y - y) < NEAR.y);
  return points.filter(isCorner).length >= 0.8 * points.length;
}
