import { findFences } from '../statistics/fences.ts';
import { computeMean, computeQuantile } from '../statistics/numbers.ts';
import type { Column, NumberColumn } from '../table/table.ts';
import { writeNumber } from '../terms/numbers.ts';
import { findTerms } from '../terms/terms.ts';
import type { Box, Chart, DataPoint, Series } from './chart.ts';

interface Group {
  readonly name: string;
  readonly unit: string | null;
  readonly rows: readonly { readonly label: string; readonly value: number | null }[];
}

/** The five numbers of each column, or of each group that a column of text names; null where there is no value. */
export function createBoxPlot(
  columns: readonly NumberColumn[],
  x: Column | null,
  title: string,
  language: string,
): Chart | null {
  const terms = findTerms(language);
  const groups = listGroups(columns, x).filter(({ rows }) => rows.some(({ value }) => value !== null));
  const [first] = columns;
  if (groups.length === 0 || !first) return null;
  const isOneUnit = columns.every(({ unit }) => unit === first.unit);
  return {
    version: 1,
    type: 'box',
    title,
    language,
    x: { name: terms.measure, unit: null, kind: 'category' },
    y: {
      name: columns.length === 1 ? first.name : terms.value,
      unit: isOneUnit ? first.unit : null,
      kind: 'number',
    },
    series: groups.map((group) => toSeries(group, language)),
    boxes: groups.map(toBox),
  };
}

function listGroups(columns: readonly NumberColumn[], x: Column | null): readonly Group[] {
  const labelOf = (row: number): string => x?.texts[row] || `${row + 1}`;
  const [only, ...more] = columns;
  const isGrouped = x?.kind === 'text' && new Set(x.texts).size < x.texts.length;
  if (!only || more.length > 0 || !isGrouped)
    return columns.map(({ name, unit, values }) => ({
      name,
      unit,
      rows: values.map((value, row) => ({ label: labelOf(row), value })),
    }));
  return [...new Set(x.texts)].map((name) => ({
    name: name || findTerms('en').missing,
    unit: only.unit,
    rows: only.values.flatMap((value, row) =>
      x.texts[row] === name ? [{ label: `${row + 1}`, value }] : [],
    ),
  }));
}

function listSorted({ rows }: Group): readonly number[] {
  return rows.flatMap(({ value }) => (value === null ? [] : [value])).sort((a, b) => a - b);
}

/** Whiskers go to the least and the greatest value, as schools draw them. */
function toSeries(group: Group, language: string): Series {
  const sorted = listSorted(group);
  const points = findTerms(language).fiveNumbers.map((label, x): DataPoint => {
    const y = Number(computeQuantile(sorted, x / 4).toPrecision(12));
    return { label, x, y, text: writeNumber(language, y) };
  });
  return { name: group.name, unit: group.unit, points };
}

function toBox(group: Group): Box {
  const sorted = listSorted(group);
  const fences = findFences(sorted);
  return {
    count: sorted.length,
    missing: group.rows.length - sorted.length,
    mean: computeMean(sorted),
    outliers: fences
      ? group.rows.flatMap(({ label, value }) =>
          value !== null && (value < fences.low || value > fences.high) ? [{ label, value }] : [],
        )
      : [],
  };
}
