import type { Item, Point, ShapeItem, TextItem } from '@relievo/graphic';
import { around, at, polygon, polyline } from './geometry.ts';
import { shape } from './items.ts';
import { BESIDE, label } from './words.ts';

/** Values along a stretch of the sheet. */
export type Scale = {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
};

export const place = ({ from, to, start, end }: Scale, value: number): number =>
  start + ((value - from) / (to - from)) * (end - start);

export const steps = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

const idOf = (value: number): string => (value < 0 ? `minus-${-value}` : `${value}`);

const TICK = 5;

/** Short marks across a line that runs to the right, each with its number below. */
export const ticksBelow = (scale: Scale, y: number, values: readonly number[], half = 0): readonly Item[] =>
  values.map((value) => {
    const x = place(scale, value);
    return shape({
      id: `tick-${idOf(value)}`,
      role: 'tick',
      name: `Mark at ${value}`,
      description: `A short line at ${value}.`,
      geometry: polyline(at(x, y - half), at(x, y + TICK)),
    });
  });

export const numbersBelow = (scale: Scale, y: number, values: readonly number[]): readonly TextItem[] =>
  values.map((value) =>
    label({
      id: `number-${idOf(value)}`,
      print: `${value}`,
      labels: `tick-${idOf(value)}`,
      at: at(place(scale, value), y + TICK + 0.5 + BESIDE),
      anchor: 'below',
    }),
  );

/** Marks to the left of a line that runs upwards. */
export const ticksLeft = (scale: Scale, x: number, values: readonly number[]): readonly Item[] =>
  values.map((value) => {
    const y = place(scale, value);
    return shape({
      id: `tick-${idOf(value)}`,
      role: 'tick',
      name: `Mark at ${value}`,
      description: `A short line at ${value}.`,
      geometry: polyline(at(x - TICK, y), at(x, y)),
    });
  });

export const numbersLeft = (scale: Scale, x: number, values: readonly number[]): readonly TextItem[] =>
  values.map((value) =>
    label({
      id: `number-${idOf(value)}`,
      print: `${value}`,
      labels: `tick-${idOf(value)}`,
      at: at(x - TICK - 0.5 - BESIDE, place(scale, value)),
      anchor: 'left',
    }),
  );

const HEAD = { length: 7, half: 2.6 };

/** A solid head that opens by 41 degrees; its tip lies at the place, and angles are those of `around`. */
export const head = (
  id: string,
  name: string,
  tip: Point,
  angle: number,
  rest: Partial<ShapeItem> = {},
): Item => {
  const back = around(tip, -HEAD.length, angle);
  return shape({
    id,
    role: 'arrow',
    name,
    line: null,
    texture: 'solid',
    height: 0.6,
    geometry: polygon(tip, around(back, HEAD.half, angle + 90), around(back, HEAD.half, angle - 90)),
    ...rest,
  });
};

/** Where the line ends that a head with this tip goes on from. */
export const behind = (tip: Point, angle: number): Point => around(tip, -HEAD.length + 1, angle);
