import { maxOf } from '@relievo/words';
import { isOnLine, isPlacedType } from '../model/kinds.ts';
import { findRowOrder, type TableCase } from './table-case.ts';

/** What a chart shows of a table, worked out by the tests alone. */
export interface View {
  readonly series: readonly ViewedSeries[];
}

export interface ViewedSeries {
  readonly name: string;
  readonly unit: string | null;
  readonly points: readonly {
    readonly label: string;
    /** From left to right. */
    readonly place: number;
    readonly value: number | null;
  }[];
}

export function viewOf(one: TableCase): View {
  switch (one.type) {
    case 'histogram':
      return { series: [countClasses(one)] };
    case 'box':
      return { series: one.series.map(({ name, values }) => summarise(name, values)) };
    default:
      return { series: one.series.map((_, index) => viewSeries(one, index)) };
  }
}

export function unitOf(name: string): string | null {
  return / \(([^)]*)\)$/.exec(name)?.[1] ?? null;
}

export function nameWithoutUnit(name: string): string {
  return name.replace(/ \([^)]*\)$/, '');
}

function viewSeries(one: TableCase, index: number): ViewedSeries {
  const { name, values } = one.series[index] ?? { name: '', values: [] };
  const isPlaced = isPlacedType(one.type) && one.x.values !== undefined;
  return {
    name: nameWithoutUnit(name),
    unit: unitOf(name),
    points: findRowOrder(one).map((row, order) => ({
      label: one.x.cells[row] ?? '',
      place: isOnLine(one.type)
        ? (values[row] ?? maxOf(values.map((value) => value ?? -Infinity)))
        : isPlaced
          ? (one.x.values?.[row] ?? 0)
          : order,
      value: values[row] ?? null,
    })),
  };
}

function sortKnown(values: readonly (number | null)[]): readonly number[] {
  return values.filter((value) => value !== null).sort((a, b) => a - b);
}

/** By the edges that the case names. */
function countClasses({ series, edges = [] }: TableCase): ViewedSeries {
  const known = sortKnown(series[0]?.values ?? []);
  return {
    name: 'Count',
    unit: null,
    points: edges.slice(1).map((to, place) => {
      const from = edges[place] ?? 0;
      const label = [from, to].map((edge) => `${edge}`.replace('-', '−')).join(' to ');
      return { label, place, value: known.filter((value) => from <= value && value < to).length };
    }),
  };
}

const FIVE = ['lowest', 'lower quartile', 'median', 'upper quartile', 'highest'];

/** With quartiles as spreadsheets compute them: at one more than so many quarters of the count less one. */
function summarise(name: string, values: readonly (number | null)[]): ViewedSeries {
  const known = sortKnown(values);
  const at = (quarters: number): number => {
    const rank = 1 + ((known.length - 1) * quarters) / 4;
    const [below, above] = [known[Math.floor(rank) - 1] ?? 0, known[Math.ceil(rank) - 1] ?? 0];
    return Number((below + (above - below) * (rank - Math.floor(rank))).toPrecision(12));
  };
  return {
    name: nameWithoutUnit(name),
    unit: unitOf(name),
    points: FIVE.map((label, place) => ({ label, place, value: at(place) })),
  };
}
