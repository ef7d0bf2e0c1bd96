import { certaintyOf, type FoundChart } from '@relievo/chart/reading';
import { isUnit } from '@relievo/chart/table';
import { type Drawing, walk } from '@relievo/graphic/model';

/** A chart with more uncertain cells than this share stays a drawing. */
export const MAX_UNSURE = 0.25;

/** Tells whether a chart that a drawing shows is read well enough to be drawn from its numbers. */
export function isReadWell(chart: FoundChart, drawing: Drawing): boolean {
  const { unsure, all } = countCells(chart);
  return !chart.unexplained && unsure <= MAX_UNSURE * all && !namesPoints(drawing, [chart]);
}

/** Names a chart by its own title, or by that of its drawing or its axes. */
export function nameFoundChart(chart: FoundChart, drawing: Drawing): FoundChart {
  const title = chart.title || chooseTitle(drawing, chart) || composeTitle(chart, drawing);
  return { ...chart, title };
}

/** Composes a title if an axis has no name: of the other one, or of the file. A chart is named by its series if this is empty. */
function composeTitle({ x, y, cells, unsure = [] }: FoundChart, { title }: Drawing): string {
  const isNamed = (cells[0]?.length ?? 0) > 2 && unsure.every(({ row }) => row > 0);
  return (x !== '' && y !== '') || (isNamed && isUnit(y)) ? '' : y || x || title;
}

/** Chooses the title of the drawing, unless it is read from names that the chart has in its table. */
function chooseTitle({ title }: Drawing, { cells }: FoundChart): string {
  const known = new Set(cells.flat().map(simplify));
  const words = simplify(title).split(' ');
  return words.every((word) => known.has(word)) ? '' : title;
}

export interface Cells {
  readonly all: number;
  readonly exact: number;
  readonly measured: number;
  readonly unsure: number;
  /** The places of those that are uncertain, as a person names them. */
  readonly where: readonly string[];
}

export function countCells(chart: FoundChart): Cells {
  const [header = []] = chart.cells;
  const sure = chart.cells.flatMap((row, at) =>
    row.map((text, column) => {
      const name = at === 0 ? text : [row[0], header[column]].filter(Boolean).join(' / ');
      return { ...certaintyOf(chart, at, column), name, isNumber: at > 0 && column > 0 };
    }),
  );
  const unsure = sure.filter((cell) => cell.is === 'unsure');
  const numbers = sure.filter(({ isNumber }) => isNumber);
  return {
    all: sure.length,
    exact: numbers.filter((cell) => cell.is === 'exact').length,
    measured: numbers.filter((cell) => cell.is === 'measured').length,
    unsure: unsure.length,
    where: unsure.map(({ name }) => name),
  };
}

/** From this number on letters beside marks name them, as points of a coordinate plane are named. */
const MIN_NAMES = 2;

/** Tells whether letters of the drawing name its marks: the chart has no place for them. */
export function namesPoints(drawing: Drawing, charts: readonly FoundChart[]): boolean {
  const known = new Set(
    charts.flatMap(({ x, y, cells }) => [x, y, ...cells.flat()].map((words) => words.trim())),
  );
  const letters = [...walk(drawing)].filter(
    ({ item }) =>
      item.kind === 'text' && /^\p{Lu}['′]?$/u.test(item.print.trim()) && !known.has(item.print.trim()),
  );
  return letters.length >= MIN_NAMES;
}

export function simplify(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
