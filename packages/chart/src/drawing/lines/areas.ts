import type { Point, ShapeItem } from '@relievo/graphic/model';
import type { Series } from '../../model/chart.ts';
import type { Span } from '../grid.ts';
import { polygon, shape } from '../items.ts';
import { toMagnitude } from '../magnitude.ts';
import type { Page } from '../page.ts';
import type { Placed } from '../panel.ts';
import { placeValue } from '../scale.ts';
import { splitIntoRuns } from './line-course.ts';

/** What lies between a course and zero: an area for each stretch on one side of it. */
export function listAreas(
  { styles }: Page,
  item: Pick<ShapeItem, 'id' | 'role' | 'name' | 'description'>,
  course: readonly Point[],
  zero: number,
  filling: 'outlined' | 'bare',
): readonly ShapeItem[] {
  return splitAtZero(course, zero).map((stretch, index) => {
    const [first, last] = [stretch[0], stretch.at(-1)];
    const foot = [last, first].flatMap((point) =>
      point && point.y !== zero ? [{ x: point.x, y: zero }] : [],
    );
    return shape({
      ...item,
      id: index === 0 ? item.id : `${item.id}-part-${index + 1}`,
      geometry: polygon(...stretch, ...foot),
      line: filling === 'outlined' ? styles.outline : null,
      texture: styles.textures[0] ?? null,
    });
  });
}

/** Stretches that have an extent, each with the places where it leaves zero and comes back. */
function splitAtZero(course: readonly Point[], zero: number): readonly (readonly Point[])[] {
  const stretches: Point[][] = [[]];
  for (const [index, point] of course.entries()) {
    const before = course[index - 1];
    if (before && (before.y - zero) * (point.y - zero) < 0) {
      const share = (zero - before.y) / (point.y - before.y);
      const crossing = { x: before.x + share * (point.x - before.x), y: zero };
      stretches.at(-1)?.push(crossing);
      stretches.push([crossing]);
    }
    stretches.at(-1)?.push(point);
  }
  return stretches.filter((stretch) => stretch.length > 1 && stretch.some(({ y }) => y !== zero));
}

/** Where a line at this value would run through the area of a series. */
export function findCovered({ points }: Series, value: number, placed: Placed): readonly Span[] {
  const { x, xMagnitude, yMagnitude } = placed;
  return splitIntoRuns(points).flatMap((run) =>
    run.slice(1).flatMap((to, index): readonly Span[] => {
      const from = run[index] ?? to;
      const [a, b] = [from, to].map((point) => ({
        x: placeValue(x, toMagnitude(point.x, xMagnitude)),
        y: toMagnitude(point.y, yMagnitude),
      }));
      if (!a || !b) return [];
      const holds = (y: number): boolean => (value > 0 ? y >= value : y <= value);
      if (value === 0 || (!holds(a.y) && !holds(b.y))) return [];
      const crossing = a.x + ((value - a.y) / (b.y - a.y)) * (b.x - a.x);
      return [[holds(a.y) ? a.x : crossing, holds(b.y) ? b.x : crossing]];
    }),
  );
}
