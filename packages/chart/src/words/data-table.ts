import { axisTitle, type Chart } from '../model/chart.ts';

/** The chart as rows and columns of text, exactly as the source writes its values; '' where it has none. */
export interface DataTable {
  readonly caption: string;
  readonly columns: readonly { readonly name: string; readonly kind: 'number' | 'text' }[];
  readonly rows: readonly (readonly string[])[];
}

export function dataTableOf(chart: Chart): DataTable {
  const { title, x, series } = chart;
  const [first] = series;
  return {
    caption: title,
    columns: [
      { name: axisTitle(x), kind: x.kind === 'number' ? 'number' : 'text' },
      ...series.map((one) => ({ name: axisTitle(one), kind: 'number' as const })),
    ],
    rows: (first?.points ?? []).map(({ label }, row) => [
      label,
      ...series.map(({ points }) => points[row]?.text ?? ''),
    ]),
  };
}
