import { type Count, countOf, type Message } from '@relievo/words';
import { findCountry } from '../geography/countries.ts';
import { canBeParts, canStack } from '../statistics/quantity.ts';
import { quantityOf } from '../table/adding.ts';
import type { Column, NumberColumn, Table } from '../table/table.ts';
import { findTotalRows, listParts } from '../table/totals.ts';

import type { ChartType } from './chart.ts';
import { findEvents } from './events.ts';
import { type Mapping, suggestMapping } from './mapping.ts';

/** Why a kind of chart suits a table. Names are those of the table. */
export interface KindReasons {
  kind_course_of_time: { readonly x: string };
  kind_course_along: { readonly x: string };
  kind_amount_of_time: { readonly x: string };
  kind_names_compared: { readonly names: Count; readonly x: string };
  kind_rows_compared: object;
  kind_parts_add_up: { readonly names: readonly string[] };
  kind_two_sides: { readonly first: string; readonly second: string };
  kind_two_numbers: { readonly x: string; readonly y: string };
  kind_parts_of_whole: { readonly parts: Count };
  kind_values_spread: { readonly name: string; readonly count: Count };
  kind_groups_spread: { readonly groups: Count };
  kind_of_countries: { readonly countries: Count; readonly x: string };
  kind_events_in_time: { readonly names: string; readonly time: string };
}

export type KindReason = Message<KindReasons>;

export interface SuggestedKind {
  readonly type: ChartType;
  readonly mapping: Mapping;
  readonly why: KindReason;
}

interface Shape {
  readonly table: Table;
  readonly numbers: readonly NumberColumn[];
  /** What names or places the rows, as the usual mapping of the table has it. */
  readonly x: Column | null;
  /** The columns that would be series. */
  readonly series: readonly NumberColumn[];
  /** The rows that stand for others together. */
  readonly totals: ReadonlySet<number>;
  readonly isOneUnit: boolean;
  readonly isPositive: boolean;
}

/** Fewer values show no distribution. */
const LEAST_SPREAD = 15;
const LEAST_OF_GROUP = 5;
/** More parts of a whole are not told apart by a finger. */
const MOST_PARTS = 6;

/** The kinds of chart that suit a table, the most fitting first, each with the reason why. */
export function suggestKinds(table: Table): readonly SuggestedKind[] {
  const shape = describeShape(table);
  const events = suggestEvents(shape);
  if (events.length > 0 || shape.numbers.length === 0) return events;
  return [
    ...suggestSpread(shape),
    ...suggestCourse(shape),
    ...suggestComparison(shape),
    ...suggestRelation(shape),
    ...suggestParts(shape),
    ...suggestMap(shape),
  ];
}

function describeShape(table: Table): Shape {
  const numbers = table.columns.filter((column) => column.kind === 'number');
  const { x, y } = suggestMapping(table);
  const series = y.flatMap((index) => {
    const column = table.columns[index];
    return column?.kind === 'number' ? [column] : [];
  });
  return {
    table,
    numbers,
    x: x === null ? null : (table.columns[x] ?? null),
    series,
    totals: findTotalRows(x === null ? null : (table.columns[x] ?? null), series),
    isOneUnit: series.every(({ unit }) => unit === series[0]?.unit),
    isPositive: series.every(({ values }) => values.every((value) => value === null || value >= 0)),
  };
}

function suggest(
  { table }: Shape,
  type: ChartType,
  why: KindReason,
  more: Partial<Mapping> = {},
): SuggestedKind {
  return { type, mapping: { ...suggestMapping(table, type), ...more }, why };
}

function suggestEvents(shape: Shape): readonly SuggestedKind[] {
  const events = findEvents(shape.table.columns);
  if (!events) return [];
  const parameters = { names: events.names.name, time: events.time.name };
  return [suggest(shape, 'time-line', { code: 'kind_events_in_time', parameters })];
}

/** Many rows that no column names one by one are values of one kind: how they are spread is what they tell. */
function suggestSpread(shape: Shape): readonly SuggestedKind[] {
  const { table, x, numbers } = shape;
  const [first] = numbers;
  const groups = x?.kind === 'text' ? new Set(x.texts).size : 0;
  if (!first || table.rows < LEAST_SPREAD) return [];
  const isGrouped = groups > 1 && groups * LEAST_OF_GROUP <= table.rows;
  const isUnnamed = x === null || (x.kind === 'text' && groups < table.rows / 2);
  const count = first.values.filter((value) => value !== null).length;
  return [
    ...(isGrouped
      ? [suggest(shape, 'box', { code: 'kind_groups_spread', parameters: { groups: countOf(groups) } })]
      : []),
    ...(isUnnamed
      ? [
          suggest(shape, 'histogram', {
            code: 'kind_values_spread',
            parameters: { name: first.name, count: countOf(count) },
          }),
        ]
      : []),
  ];
}

function suggestCourse(shape: Shape): readonly SuggestedKind[] {
  const { x, table, series, isPositive } = shape;
  if (!x || x.kind === 'text' || table.rows < 3 || series.length === 0) return [];
  const isTime = x.kind === 'date';
  const why: KindReason = isTime
    ? { code: 'kind_course_of_time', parameters: { x: x.name } }
    : { code: 'kind_course_along', parameters: { x: x.name } };
  return [
    suggest(shape, 'line', why),
    ...(isTime && isPositive && series.length === 1
      ? [suggest(shape, 'area', { code: 'kind_amount_of_time', parameters: { x: x.name } })]
      : []),
  ];
}

function suggestComparison(shape: Shape): readonly SuggestedKind[] {
  const { x, table, series, isOneUnit, isPositive } = shape;
  if (series.length === 0) return [];
  const why: KindReason = x
    ? { code: 'kind_names_compared', parameters: { names: countOf(table.rows), x: x.name } }
    : { code: 'kind_rows_compared', parameters: {} };
  const [first, second] = series;
  const parts = listParts(series);
  const mayStack =
    isOneUnit && isPositive && parts.length > 1 && parts.every((part) => canStack(quantityOf(part)));
  return [
    suggest(shape, 'bar', why),
    ...(mayStack
      ? [
          suggest(
            shape,
            'bar',
            { code: 'kind_parts_add_up', parameters: { names: parts.map(({ name }) => name) } },
            { bars: { stacking: 'stacked' } },
          ),
        ]
      : []),
    ...(mayStack && series.length === 2 && first && second
      ? [
          suggest(
            shape,
            'bar',
            { code: 'kind_two_sides', parameters: { first: first.name, second: second.name } },
            { bars: { stacking: 'diverging' } },
          ),
        ]
      : []),
  ];
}

function suggestRelation(shape: Shape): readonly SuggestedKind[] {
  const [x, y] = shape.numbers;
  if (!x || !y || shape.table.rows < 4) return [];
  return [suggest(shape, 'scatter', { code: 'kind_two_numbers', parameters: { x: x.name, y: y.name } })];
}

function suggestParts(shape: Shape): readonly SuggestedKind[] {
  const { x, table, series, totals, isPositive } = shape;
  const [first] = series;
  const parts = table.rows - totals.size;
  const known = (first?.values ?? []).flatMap((value, row) =>
    value === null || totals.has(row) ? [] : [value],
  );
  const isWhole = first?.values.every((value) => value !== null) && first.values.some((value) => value !== 0);
  if (x?.kind !== 'text' || series.length !== 1 || !isPositive || !isWhole) return [];
  if (!first || !canBeParts(quantityOf(first), known)) return [];
  if (parts < 2 || parts > MOST_PARTS) return [];
  return [suggest(shape, 'pie', { code: 'kind_parts_of_whole', parameters: { parts: countOf(parts) } })];
}

/** Fewer are no map, and a table in which more names are of something else is none of countries. */
const LEAST_COUNTRIES = 3;
const MOST_UNKNOWN = 0.2;
const MOST_NAMES = 300;

function suggestMap(shape: Shape): readonly SuggestedKind[] {
  const { x, table, series } = shape;
  if (x?.kind !== 'text' || series.length === 0 || table.rows > MOST_NAMES) return [];
  const known = x.texts.flatMap((label) => findCountry(label) ?? []);
  const isOfCountries =
    known.length >= LEAST_COUNTRIES &&
    known.length >= (1 - MOST_UNKNOWN) * table.rows &&
    new Set(known).size === known.length;
  return isOfCountries
    ? [
        suggest(shape, 'map', {
          code: 'kind_of_countries',
          parameters: { countries: countOf(known), x: x.name },
        }),
      ]
    : [];
}
