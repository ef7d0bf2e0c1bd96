import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import { countOf } from '@relievo/words';
import { findColumn, type Remark, type Table } from '../table/table.ts';
import type { BarForm, Chart, ChartType } from './chart.ts';
import { isDerived, isPlacedType, isRound, takesOneColumn } from './kinds.ts';
import { type Mapping, suggestMapping } from './mapping.ts';
import { findJointNames, findLongForm, isUnique, joinNames, type LongForm, pivotTable } from './pivot.ts';
import type { MakingRefusals } from './reports.ts';

const refuse: Refuse<MakingRefusals> = fail;

/** What a person says of a chart before it is made; the table decides the rest. Columns by their names. */
export interface ChartWish {
  readonly type?: ChartType;
  readonly x?: string;
  readonly y?: readonly string[];
  /** Names the series of a long table, which has one row for each value. */
  readonly group?: string;
  readonly scale?: NonNullable<Chart['scale']>;
  readonly bars?: BarForm;
  /** Of a scatter: with the line of least squares. */
  readonly trend?: true;
}

/** The table as it is drawn, and how. */
export interface PlannedChart {
  readonly table: Table;
  readonly mapping: Mapping;
  readonly remarks: readonly Remark[];
}

/** Which columns become what; a long table is turned into one with a column for each series. */
export function planChart(table: Table, wish: ChartWish = {}): Result<PlannedChart> {
  const asked = [wish.x, ...(wish.y ?? []), wish.group].filter((name) => name !== undefined);
  const unknown = asked.find((name) => findColumn(table, name) === -1);
  if (unknown !== undefined)
    return refuse({
      code: 'chart_column_unknown',
      parameters: { name: unknown, columns: table.columns.map(({ name }) => name) },
    });
  const x = wish.x === undefined ? null : findColumn(table, wish.x);
  const y = wish.y?.map((name) => findColumn(table, name)) ?? null;
  const numbers = y ?? table.columns.flatMap(({ kind }, index) => (kind === 'number' ? [index] : []));
  const values = numbers.filter((index) => index !== x && table.columns[index]?.kind === 'number');
  if (wish.group !== undefined) {
    const group = findColumn(table, wish.group);
    const form = { x: x ?? choosePlace(table, group, values, wish.type), group: [group], values };
    const long = { ...form, values: values.filter((index) => index !== form.x && index !== group) };
    const isUsable = wish.type === 'scatter' || isUnique(table, long);
    if (!isUsable || long.values.length === 0)
      return refuse({
        code: 'chart_group_not_one_row_each',
        parameters: { x: table.columns[form.x]?.name ?? '', group: wish.group },
      });
    return succeed(withForm(planLong(table, long, wish), wish));
  }
  const form = wish.type && doesTakeRows(wish.type) ? null : findLongForm(table, x, values);
  const planned = form ? planLong(table, form, wish) : planWide(table, x, y, wish);
  return succeed(withForm(planned, wish));
}

/** Each row for itself, whatever the other rows say. */
function doesTakeRows(type: ChartType): boolean {
  return (
    type === 'scatter' || type === 'function' || type === 'time-line' || isRound(type) || isDerived(type)
  );
}

function withForm(planned: PlannedChart, { scale, bars, trend }: ChartWish): PlannedChart {
  const form = { ...(scale ? { scale } : {}), ...(bars ? { bars } : {}), ...(trend ? { trend } : {}) };
  return { ...planned, mapping: { ...planned.mapping, ...form } };
}

function choosePlace(
  { columns }: Table,
  group: number,
  values: readonly number[],
  type: ChartType | undefined,
): number {
  const [first, second] = values;
  if (type === 'scatter' && first !== undefined && second !== undefined) return first;
  const others = columns.flatMap((_, index) => (index === group ? [] : [index]));
  const date = others.find((index) => columns[index]?.kind === 'date');
  const text = others.find((index) => columns[index]?.kind === 'text');
  return date ?? text ?? (values.length > 1 ? values[0] : undefined) ?? others[0] ?? group;
}

function planLong(table: Table, form: LongForm, { type }: ChartWish): PlannedChart {
  const pivoted = pivotTable(table, form);
  const nameOf = (index: number): string => table.columns[index]?.name ?? '';
  const y = pivoted.columns.flatMap(({ kind }, index) => (index > 0 && kind === 'number' ? [index] : []));
  const suggested = suggestMapping(pivoted, type, 0);
  const [value] = form.values;
  return {
    table: pivoted,
    mapping: {
      ...suggested,
      x: 0,
      y: takesOneColumn(suggested.type) ? y.slice(0, 1) : y,
      ...(form.values.length === 1 && value !== undefined ? { valueName: nameOf(value) } : {}),
    },
    remarks: [
      {
        code: 'table_long_form',
        parameters: {
          x: nameOf(form.x),
          group: form.group.map(nameOf),
          series: countOf(y),
          values: form.values.map(nameOf),
        },
      },
    ],
  };
}

function planWide(
  table: Table,
  x: number | null,
  y: readonly number[] | null,
  { type }: ChartWish,
): PlannedChart {
  const joint =
    x === null && y === null && type !== 'scatter' && !(type && isDerived(type)) ? findJointNames(table) : [];
  const named = joint.length > 0 ? joinNames(table, joint) : table;
  const suggested = suggestMapping(named, type, x);
  const mapping = y === null ? suggested : { ...suggested, y };
  return {
    table: named,
    mapping,
    remarks: joint.length > 0 ? [reportJointNames(table, joint)] : reportRowsWithoutPlace(named, mapping),
  };
}

function reportJointNames({ columns }: Table, joint: readonly number[]): Remark {
  return {
    code: 'table_names_joined',
    parameters: { names: joint.map((index) => columns[index]?.name ?? '') },
  };
}

/** Rows that say a value but not where it stands. */
function reportRowsWithoutPlace({ columns, rows }: Table, { type, x, y }: Mapping): readonly Remark[] {
  const place = columns[x ?? -1];
  if (!place || place.kind === 'text' || !isPlacedType(type)) return [];
  const lost = Array.from({ length: rows }, (_, row) => row).filter(
    (row) => (place.values[row] ?? null) === null && y.some((index) => columns[index]?.texts[row]),
  );
  const [first] = lost;
  return first === undefined
    ? []
    : [
        {
          code: 'table_rows_without_place',
          parameters: { name: place.name, count: countOf(lost), first: first + 1 },
        },
      ];
}
