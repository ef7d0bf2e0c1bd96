import type { Drawing, Geometry, Item, Segment } from '@relievo/graphic/model';
import { addAll, minOf } from '@relievo/words';
import type { Mark } from './known.ts';

export type Place = readonly [number, number];
type Side = readonly [Place, Place];

/** What is drawn of a shape, as short straight sides. */
export function outlineOf(drawing: Drawing): readonly Side[] {
  return drawing.layers.flatMap(({ items }) => items.flatMap(outlineOfItem));
}

export function wordsOf(drawing: Drawing): readonly string[] {
  return drawing.layers.flatMap(({ items }) => items.flatMap(wordsOfItem)).toSorted();
}

function wordsOfItem(item: Item): readonly string[] {
  if (item.kind === 'group') return item.items.flatMap(wordsOfItem);
  return item.kind === 'text' ? [item.print] : [];
}

function outlineOfItem(item: Item): readonly Side[] {
  if (item.kind === 'group') return item.items.flatMap(outlineOfItem);
  return item.kind === 'shape' ? outlineOfGeometry(item.geometry) : [];
}

function outlineOfGeometry(geometry: Geometry): readonly Side[] {
  switch (geometry.type) {
    case 'rect': {
      const { x, y, width, height } = geometry;
      return outlineOfRect([x, y], [width, height]);
    }
    case 'ellipse':
      return outlineOfEllipse([geometry.center.x, geometry.center.y], geometry.rx, geometry.ry);
    case 'symbol':
      return outlineOfEllipse([geometry.at.x, geometry.at.y], geometry.size / 2, geometry.size / 2);
    case 'path':
      return geometry.subpaths.flatMap(({ start, segments, closed }) => {
        const places: Place[] = [[start.x, start.y]];
        for (const segment of segments) addAll(places, followSegment(places.at(-1) ?? [0, 0], segment));
        return join(places, closed);
      });
  }
}

const STEPS = 32;

function followSegment(from: Place, { to, control }: Segment): readonly Place[] {
  if (!control) return [[to.x, to.y]];
  const [one, other] = control;
  return sampleCurve([from, [one.x, one.y], [other.x, other.y], [to.x, to.y]]).slice(1);
}

function sampleCurve(points: readonly Place[]): readonly Place[] {
  return Array.from({ length: STEPS + 1 }, (_, at) => {
    const t = at / STEPS;
    const along = (axis: 0 | 1): number =>
      [1, 3, 3, 1].reduce(
        (sum, times, index) =>
          sum + times * (1 - t) ** (3 - index) * t ** index * (points[index]?.[axis] ?? 0),
        0,
      );
    return [along(0), along(1)] as const;
  });
}

export function outlineOfMark(mark: Mark): readonly Side[] {
  if (mark.kind === 'rect') return outlineOfRect(mark.at, mark.size);
  if (mark.kind === 'circle') return outlineOfEllipse(mark.at, mark.r, mark.r);
  const places = mark.kind === 'curve' ? sampleCurve(mark.points) : mark.points;
  return join(places, mark.kind === 'polygon');
}

function outlineOfRect([x, y]: Place, [width, height]: Place): readonly Side[] {
  return join(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    true,
  );
}

function outlineOfEllipse([x, y]: Place, rx: number, ry: number): readonly Side[] {
  return join(
    Array.from({ length: 64 }, (_, at) => {
      const turn = (at / 64) * 2 * Math.PI;
      return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)] as const;
    }),
    true,
  );
}

function join(places: readonly Place[], closed: boolean): readonly Side[] {
  const all = closed && places[0] ? [...places, places[0]] : places;
  return all.slice(1).map((place, at) => [all[at] ?? place, place] as const);
}

const EVERY_MM = 0.5;

/** The longest way from a place on the one to the nearest on the other. */
export function measureFarthest(from: readonly Side[], to: readonly Side[]): number {
  let farthest = 0;
  for (const [start, end] of from) {
    const steps = Math.max(1, Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / EVERY_MM));
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      const place: Place = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
      farthest = Math.max(farthest, minOf(to.map((side) => measureTo(place, side))));
    }
  }
  return farthest;
}

function measureTo([x, y]: Place, [[x1, y1], [x2, y2]]: Side): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share = length === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
  const near = Math.min(1, Math.max(0, share));
  return Math.hypot(x - x1 - (x2 - x1) * near, y - y1 - (y2 - y1) * near);
}
