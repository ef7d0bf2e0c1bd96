import { findAxes } from './axes/axes.ts';
import { readBars } from './bars/read-bars.ts';
import type { FoundChart } from './found.ts';
import { findLegend } from './legend.ts';
import { listPieces, type Marks, turnMarks } from './marks.ts';
import type { Page } from './page.ts';
import { boundOfShare, tabulatePie } from './pie-table.ts';
import { findPlots } from './plots.ts';
import { readCourses } from './read-courses.ts';
import { findTitles } from './titles.ts';
import { findPie, findRing } from './wedges.ts';
import { listLabels, turnLabels } from './words.ts';

/** The charts of a page with their numbers: nothing is claimed that scales and names do not bear out. */
export function readCharts(marks: Marks): readonly FoundChart[] {
  const pieces = listPieces(marks.shapes);
  const labels = listLabels(marks.words);
  if (!pieces || !labels || pieces.length === 0 || labels.length < 2) return [];
  const legend = findLegend(labels, pieces);
  const chartPieces = pieces.filter((piece) => !legend.samples.has(piece));
  const page = { pieces: chartPieces, labels, legend, blur: marks.blur ?? 0 };
  const pie = readPie(page);
  return pie ? [pie] : readPlots(page);
}

function readPie({ pieces, labels, legend, blur }: Page): FoundChart | null {
  const pie = findPie(pieces) ?? findRing(pieces);
  const table = pie && tabulatePie(pie, labels, legend);
  if (!table) return null;
  const isName = (text: string): boolean => table.rows.some(([name]) => text.startsWith(name));
  const free = labels.filter((label) => !legend.labels.has(label) && !isName(label.text));
  return {
    type: 'pie',
    title: findTitles(pie.box, free).title,
    x: '',
    y: '',
    unit: table.unit,
    scale: 'linear',
    stacking: 'beside',
    direction: 'standing',
    cells: [['', table.unit === '' ? '' : 'Share'], ...table.rows],
    places: table.rows.map(() => [null, null]),
    bounds: table.rows.map(() => [null, table.isMeasured ? boundOfShare(pie, blur) : null]),
    group: null,
  };
}

function readPlots(page: Page): readonly FoundChart[] {
  const standing = { ...page, labels: page.labels.filter((label) => !page.legend.labels.has(label)) };
  const lying = { ...standing, pieces: turnMarks(standing.pieces), labels: turnLabels(standing.labels) };
  const alongY = findAxes(standing.labels, standing.pieces, 'up');
  const alongX = findAxes(lying.labels, lying.pieces, 'down');
  const plots = findPlots(alongY, alongX, standing.pieces);
  const bars = [
    ...plots.map((plot) => readBars(plot, standing, false)),
    ...findPlots(alongX, alongY, lying.pieces).map((plot) => readBars(plot, lying, true)),
  ].filter((found) => found !== null);
  if (bars.length > 0) return bars;
  return plots.map((plot) => readCourses(plot, standing)).filter((found) => found !== null);
}
