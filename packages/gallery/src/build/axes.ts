import type { Item, Point, ShapeItem, TextItem } from '@relievo/graphic/model';
import { at, pointAround, polygon, polyline } from './geometry.ts';
import { shape } from './items.ts';
import { BESIDE, label } from './words.ts';

/** Values along a stretch of the sheet. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

export function placeOnScale({ from, to, start, end }: Scale, value: number): number {
  return start + ((value - from) / (to - from)) * (end - start);
}

export function listSteps(from: number, to: number, step: number): readonly number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

function idOf(value: number): string {
  return value < 0 ? `minus-${-value}` : `${value}`;
}

const TICK = 5;

/** Short marks across a line that runs to the right, each with its number below. */
export function drawTicksBelow(
  scale: Scale,
  y: number,
  values: readonly number[],
  half = 0,
): readonly Item[] {
  return values.map((value) => {
    const x = placeOnScale(scale, value);
    return shape({
      id: `tick-${idOf(value)}`,
      role: 'tick',
      name: `Mark at ${value}`,
      description: `A short line at ${value}.`,
      geometry: polyline(at(x, y - half), at(x, y + TICK)),
    });
  });
}

export function writeNumbersBelow(scale: Scale, y: number, values: readonly number[]): readonly TextItem[] {
  return values.map((value) =>
    label({
      id: `number-${idOf(value)}`,
      print: `${value}`,
      labels: `tick-${idOf(value)}`,
      at: at(placeOnScale(scale, value), y + TICK + 0.5 + BESIDE),
      anchor: 'below',
    }),
  );
}

/** Marks to the left of a line that runs upwards. */
export function drawTicksLeft(scale: Scale, x: number, values: readonly number[]): readonly Item[] {
  return values.map((value) => {
    const y = placeOnScale(scale, value);
    return shape({
      id: `tick-${idOf(value)}`,
      role: 'tick',
      name: `Mark at ${value}`,
      description: `A short line at ${value}.`,
      geometry: polyline(at(x - TICK, y), at(x, y)),
    });
  });
}

export function writeNumbersLeft(scale: Scale, x: number, values: readonly number[]): readonly TextItem[] {
  return values.map((value) =>
    label({
      id: `number-${idOf(value)}`,
      print: `${value}`,
      labels: `tick-${idOf(value)}`,
      at: at(x - TICK - 0.5 - BESIDE, placeOnScale(scale, value)),
      anchor: 'left',
    }),
  );
}

const HEAD = { length: 7, half: 2.6 };

/** A solid head that opens by 41 degrees; its tip lies at the place, and angles are those of `around`. */
export function arrowHead(
  id: string,
  name: string,
  tip: Point,
  angle: number,
  rest: Partial<ShapeItem> = {},
): Item {
  const back = pointAround(tip, -HEAD.length, angle);
  return shape({
    id,
    role: 'arrow',
    name,
    line: null,
    texture: 'solid',
    height: 0.6,
    geometry: polygon(
      tip,
      pointAround(back, HEAD.half, angle + 90),
      pointAround(back, HEAD.half, angle - 90),
    ),
    ...rest,
  });
}

/** Where the line ends that a head with this tip goes on from. */
export function stepBehind(tip: Point, angle: number): Point {
  return pointAround(tip, -HEAD.length + 1, angle);
}
