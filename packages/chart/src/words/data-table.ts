import { axisTitle, type Chart, type DataPoint } from '../model/chart.ts';
import { writeValue } from './numbers.ts';

/**
 * The chart as rows and columns of text, with the columns that it does not draw: letter for letter as
 * in the source, but for decimals that the language writes with another sign, and a word where there is no value.
 */
export interface DataTable {
  readonly caption: string;
  readonly columns: readonly { readonly name: string; readonly kind: 'number' | 'text' }[];
  readonly rows: readonly (readonly string[])[];
}

export function dataTableOf(chart: Chart): DataTable {
  const { title, language, x, series, others = [] } = chart;
  const [first] = series;
  return {
    caption: title,
    columns: [
      { name: x.isUnnamed ? (x.unit ?? '') : axisTitle(x), kind: x.kind === 'number' ? 'number' : 'text' },
      ...series.map((one) => ({ name: axisTitle(one), kind: 'number' as const })),
      ...others.map((one) => ({ name: axisTitle(one), kind: one.kind })),
    ],
    rows: (first?.points ?? []).map(({ label }, row) => [
      label,
      ...series.map(({ points }) => writeCell(points[row], language)),
      ...others.map(({ texts }) => texts[row] ?? ''),
    ]),
  };
}

function writeCell(point: DataPoint | undefined, language: string): string {
  return point ? writeValue(point, language) : '';
}
