import type { KnownChart } from '../../../packages/convert/src/formats/testing/known-charts.ts';
import { CHARTS, type Mark, SCENES, type Scene } from '../known.ts';

/** What R draws, as a program of R: it reads no JSON by itself. */
export function writeRValues(): string {
  return `scenes <- ${listOf(SCENES, writeScene)}\ncharts <- ${listOf(CHARTS, writeChart)}\n`;
}

function writeScene({ marks, texts }: Scene): string {
  const words = texts.map(({ at, text }) => `list(x = ${at[0]}, y = ${at[1]}, text = ${quote(text)})`);
  return `list(marks = list(${marks.map(writeMark).join(', ')}), texts = list(${words.join(', ')}))`;
}

function writeMark(mark: Mark): string {
  return `list(${[
    `kind = ${quote(mark.kind)}`,
    `points = matrix(c(${pointsOf(mark).flat().join(', ')}), nrow = 2)`,
    `r = ${mark.kind === 'circle' ? mark.r : 0}`,
    `fill = ${mark.fill ? quote(mark.fill) : 'NA'}`,
    `color = ${quote(mark.color ?? '#000000')}`,
    `width = ${mark.width ?? 0.5}`,
    `dashed = ${writeTruth(mark.dashed)}`,
  ].join(', ')})`;
}

function pointsOf(mark: Mark): readonly (readonly [number, number])[] {
  if (mark.kind === 'circle') return [mark.at];
  if (mark.kind !== 'rect') return mark.points;
  return [mark.at, [mark.at[0] + mark.size[0], mark.at[1] + mark.size[1]]];
}

function writeChart(chart: KnownChart): string {
  const { kind, title, x, y, header, rows, stacked, lying, log, dates, labelled } = chart;
  const columns = kind === 'scatter' ? [1] : header.slice(1).map((_, at) => at + 1);
  return `list(${[
    `kind = ${quote(kind)}`,
    `title = ${quote(title)}, x = ${quote(x)}, y = ${quote(y)}`,
    `header = c(${header.map(quote).join(', ')})`,
    `names = c(${rows.map(([name = '']) => (kind === 'scatter' ? name : quote(`${name}`))).join(', ')})`,
    `groups = c(${rows.map((row) => quote(`${row[2]}`)).join(', ')})`,
    `series = list(${columns.map((column) => `c(${rows.map((row) => row[column]).join(', ')})`).join(', ')})`,
    ...Object.entries({ stacked, lying, log, dates, labelled }).map(
      ([name, is]) => `${name} = ${writeTruth(is)}`,
    ),
  ].join(', ')})`;
}

function listOf<One>(named: Readonly<Record<string, One>>, write: (one: One) => string): string {
  return `list(${Object.entries(named)
    .map(([name, one]) => `${name} = ${write(one)}`)
    .join(',\n')})`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}

function writeTruth(is: true | undefined): string {
  return is ? 'TRUE' : 'FALSE';
}
