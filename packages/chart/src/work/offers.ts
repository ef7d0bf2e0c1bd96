import { type Count, countOf, type Message } from '@relievo/words';
import type { Chart } from '../model/chart.ts';
import { isDerived, isRound, takesOneColumn } from '../model/kinds.ts';
import type { Aggregate } from '../model/rows.ts';
import { hasSum } from '../table/adding.ts';
import type { Table, TextColumn } from '../table/table.ts';
import type { ChartWork } from './work.ts';

/** What makes a chart simpler for fingers. Names are those of the table. */
export interface OfferReasons {
  offer_groups_joined: { readonly column: string; readonly how: Aggregate; readonly groups: Count };
  offer_highest_kept: { readonly column: string; readonly count: Count };
  offer_one_series: { readonly name: string; readonly of: Count };
  offer_line_instead: object;
  offer_log_scale: object;
}

/** One way, and what of the work it changes: nothing else. */
export interface Offer {
  readonly does: Message<OfferReasons>;
  readonly change: Partial<Pick<ChartWork, 'rows' | 'shape'>>;
}

/** So many rows are a picture, and more are a list. */
const MOST_ROWS = 10;
/** More groups than these are no simpler than their rows. */
const MOST_GROUPS = 12;

/** Ways to make a chart that is too full for fingers simpler; each can be taken back. */
export function listOffers(
  table: Table,
  work: Pick<ChartWork, 'rows' | 'shape'>,
  chart: Chart,
): readonly Offer[] {
  return [
    ...offerGroups(table, work, chart),
    ...offerOneSeries(work, chart),
    ...offerHighest(table, work, chart),
    ...offerLine(work, chart),
    ...offerLog(work, chart),
  ];
}

/** A column of words that says the same of several rows. */
function offerGroups(
  table: Table,
  { rows, shape }: Pick<ChartWork, 'rows' | 'shape'>,
  { type }: Chart,
): readonly Offer[] {
  if (rows.total !== null || isDerived(type) || type === 'scatter' || type === 'function') return [];
  return table.columns
    .filter((column): column is TextColumn => column.kind === 'text')
    .flatMap(({ name, texts }): readonly Offer[] => {
      const groups = new Set(texts).size;
      if (groups < 2 || groups > MOST_GROUPS || groups * 2 > table.rows) return [];
      const how: Aggregate = isRound(type) && hasSum(table, name) ? 'sum' : 'mean';
      return [
        {
          does: { code: 'offer_groups_joined', parameters: { column: name, how, groups: countOf(groups) } },
          change: {
            rows: { ...rows, sort: null, total: { column: name, how } },
            shape: { ...shape, x: name, group: null },
          },
        },
      ];
    });
}

function offerOneSeries({ shape }: Pick<ChartWork, 'shape'>, { series, bars }: Chart): readonly Offer[] {
  const [first] = series;
  if (!first || series.length < 2 || bars?.stacking || shape.group !== null) return [];
  return [
    {
      does: { code: 'offer_one_series', parameters: { name: first.name, of: countOf(series) } },
      change: { shape: { ...shape, y: [first.name] } },
    },
  ];
}

/** Rows above a value, of which at most ten are left. */
function offerHighest(
  table: Table,
  { rows }: Pick<ChartWork, 'rows'>,
  { type, series }: Chart,
): readonly Offer[] {
  const [first] = series;
  const isOfNames = type === 'bar' || type === 'pictogram' || type === 'number-line';
  if (!first || series.length > 1 || rows.keep !== null || rows.total !== null || !isOfNames) return [];
  const column = table.columns.find(({ name, kind }) => kind === 'number' && name === first.name);
  const values = column?.kind === 'number' ? column.values.filter((value) => value !== null) : [];
  const sorted = values.toSorted((a, b) => b - a);
  const limit = sorted[MOST_ROWS];
  if (limit === undefined) return [];
  const count = values.filter((value) => value > limit).length;
  if (count < 2) return [];
  return [
    {
      does: { code: 'offer_highest_kept', parameters: { column: first.name, count: countOf(count) } },
      change: { rows: { ...rows, keep: { column: first.name, is: 'above', value: String(limit) } } },
    },
  ];
}

/** Bars along time or along numbers are a course, which takes less room. */
function offerLine({ shape }: Pick<ChartWork, 'shape'>, { type, series, bars }: Chart): readonly Offer[] {
  const points = series[0]?.points ?? [];
  const isAlong =
    points.length > MOST_ROWS && points.every(({ label }) => /^\d{4}(-\d\d(-\d\d)?)?$/.test(label));
  if (type !== 'bar' || bars?.stacking || !isAlong) return [];
  return [
    { does: { code: 'offer_line_instead', parameters: {} }, change: { shape: { ...shape, type: 'line' } } },
  ];
}

/** Three powers of ten, none of them at zero or below. */
const MOST_TIMES = 1000;

function offerLog({ shape }: Pick<ChartWork, 'shape'>, { type, series }: Chart): readonly Offer[] {
  if (shape.scale === 'log' || !(type === 'line' || type === 'scatter') || takesOneColumn(type)) return [];
  const values = series.flatMap(({ points }) => points.flatMap(({ y }) => (y === null ? [] : [y])));
  const least = values.reduce((most, value) => Math.min(most, value), Infinity);
  const greatest = values.reduce((most, value) => Math.max(most, value), -Infinity);
  if (!(least > 0) || greatest < MOST_TIMES * least) return [];
  return [
    { does: { code: 'offer_log_scale', parameters: {} }, change: { shape: { ...shape, scale: 'log' } } },
  ];
}
