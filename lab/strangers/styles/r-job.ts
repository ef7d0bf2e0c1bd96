import type { ChartTruth, Form } from '../../shared/truth.ts';

export const R_FORMS: readonly Form[] = [
  'bar',
  'lying',
  'diverging',
  'grouped',
  'stacked',
  'full',
  'line',
  'lines',
  'dates',
  'log',
  'points',
  'pie',
  'histogram',
  'box',
];

interface Files {
  readonly svg: string;
  readonly pdf: string;
  readonly png96: string;
  readonly png200: string;
}

/** Writes the variables that chart.R reads. */
export function writeRJob(truth: ChartTruth, colors: readonly string[], files: Files): string {
  const { form, title, x, y, series, rows, legend, look } = truth;
  const texts = (of: readonly (string | number)[]): string =>
    `c(${of.map((one) => JSON.stringify(String(one))).join(',')})`;
  const width = (rows[0]?.length ?? 1) - 1;
  const values = rows.flatMap((row) => row.slice(1));
  return [
    `form <- "${form}"`,
    `title <- "${title}"`,
    `xname <- "${x}"`,
    `yname <- "${y}"`,
    `rows <- ${texts(rows.map(([name]) => name ?? ''))}`,
    `columns <- matrix(c(${values.join(',')}), ncol = ${width}, byrow = TRUE)`,
    `series <- ${texts(series)}`,
    `colors <- ${texts(colors)}`,
    `width <- ${look.width}`,
    `height <- ${look.height}`,
    `legendplace <- "${legend}"`,
    `showgrid <- ${look.grid ? 'TRUE' : 'FALSE'}`,
    `values <- ${look.values ? 'TRUE' : 'FALSE'}`,
    `svgfile <- "${files.svg}"`,
    `pdffile <- "${files.pdf}"`,
    `png96 <- "${files.png96}"`,
    `png200 <- "${files.png200}"`,
  ].join('\n');
}
