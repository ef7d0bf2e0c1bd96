import type { Point } from '@relievo/graphic/model';
import type { Axis } from './axes/axes.ts';

/** What a page shows as a chart, as a person will look through it before anything is made of it. */
export interface FoundChart {
  readonly type: 'bar' | 'line' | 'scatter' | 'pie';
  readonly title: string;
  /** Of the axes; of a pie what is shared out. */
  readonly x: string;
  readonly y: string;
  readonly unit: string;
  readonly scale: 'linear' | 'log';
  readonly stacking: 'beside' | 'stacked';
  readonly direction: 'standing' | 'lying';
  /** The first row names the columns. */
  readonly cells: readonly (readonly string[])[];
  /** Where on the page the numbers of the cells were measured, row by row below the first; null for words. */
  readonly places: readonly (readonly (Point | null)[])[];
  /** How far each of them may be off, in the unit of its scale; null for words, and for numbers that are written. */
  readonly bounds: readonly (readonly (number | null)[])[];
  /** How large the picture is on which the places lie; none where it was turned or laid straight, and of a page. */
  readonly picture?: { readonly width: number; readonly height: number };
  /** Cells that were hardly seen, or not at all, or stand by a shifted scale; a person has to compare them. The header is row 0. */
  readonly unsure?: readonly { readonly row: number; readonly column: number }[];
  /** The number of marks of the drawing that are in none of its rows; it is missing if there are none. */
  readonly unexplained?: number;
  /** The column by which rows belong together, where there is one. */
  readonly group: string | null;
}

interface Scales {
  /** The scale that the first column is read by, where it is read by one. */
  readonly first: Axis | null;
  readonly others: Axis;
}

/** Cells that were read by a scale whose numbers stand beside its ticks: which of both is meant cannot be told. */
export function listShiftedCells(
  places: FoundChart['places'],
  { first, others }: Scales,
): NonNullable<FoundChart['unsure']> {
  return places.flatMap((row, at) =>
    row.flatMap((place, column) => {
      const isShifted = column === 0 ? first?.isBesideTicks : others.isBesideTicks && place !== null;
      return isShifted ? [{ row: at + 1, column }] : [];
    }),
  );
}

/** Lists the series that neither a legend nor words beside them name: they have numbers, which a person replaces. */
export function listUnnamedSeries(names: readonly (string | null)[]): NonNullable<FoundChart['unsure']> {
  if (names.length < 2) return [];
  return names.flatMap((name, at) => (name === null ? [{ row: 0, column: at + 1 }] : []));
}

/** How sure a cell is: written in the source, measured within a bound, or to be compared by a person. */
export type Certainty =
  | { readonly is: 'exact' }
  | { readonly is: 'measured'; readonly bound: number }
  | { readonly is: 'unsure' };

/** Says how sure a cell of the table is; the header is row 0. */
export function certaintyOf({ unsure = [], bounds }: FoundChart, row: number, column: number): Certainty {
  if (unsure.some((one) => one.row === row && one.column === column)) return { is: 'unsure' };
  const bound = bounds[row - 1]?.[column] ?? null;
  return bound === null ? { is: 'exact' } : { is: 'measured', bound };
}
