import type { ShapeItem } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { countOf } from '@relievo/words';
import type { DrawingReports } from './reports.ts';

/** A bar, and the shape of it where it has a length. */
export interface Bar {
  readonly item: ShapeItem;
  readonly length: number;
}

/** Shorter than this there is no shape to draw. */
const LEAST_LENGTH = 0.05;

export function isDrawn({ length }: Bar): boolean {
  return length >= LEAST_LENGTH;
}

/** Shorter than this a bar is felt as a part of its axis. */
const LEAST_FELT = 2;

/** The bars that nobody feels, by the name of one and their number. */
export function reportShortBars(bars: readonly Bar[]): readonly Change<DrawingReports>[] {
  const short = bars.filter(({ length }) => length > 0 && length < LEAST_FELT);
  if (short.length === 0) return [];
  const [one] = short;
  return [
    {
      code: 'bars_too_short',
      parameters: { count: countOf(short), name: one?.item.name ?? '' },
      items: short.filter(isDrawn).map(({ item }) => item.id),
    },
  ];
}
