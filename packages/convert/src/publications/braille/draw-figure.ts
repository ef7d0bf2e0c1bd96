import { BrailleError, type Translator } from '@relievo/braille';
import { centreCells, layOutBlock } from '@relievo/braille/layout';
import { drawChart } from '@relievo/chart/drawing';
import type { Chart } from '@relievo/chart/model';
import { type ChartWork, chartOfWork } from '@relievo/chart/work';
import type { Figure } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import type { Drawing } from '@relievo/graphic/model';
import { type Change, prepare } from '@relievo/graphic/outputs';
import { getProfile } from '@relievo/graphic/profiles';
import { toCells } from '@relievo/graphic/raster/dots';
import { addAll } from '@relievo/words';
import { createChartWords } from '../../braille/chart-words.ts';
import { writeLabelsInBraille } from '../../braille/write-labels.ts';
import { readKey } from '../../documents/key-of.ts';
import { reportGraphicChanges } from '../../outputs/braille/graphic-changes.ts';
import { createKey, createKeyOf } from '../../outputs/braille/transcription-of.ts';
import { describeChart } from '../describe-chart.ts';
import type { DocumentCode, DrawnFigure } from './brailling.ts';

/** The page of braille that a figure is drawn for. */
export interface FigurePage {
  readonly columns: number;
  readonly rows: number;
  readonly language: string;
  readonly keyHead: string;
  readonly figureHead: string;
}

const NOTHING: DrawnFigure = { pages: [], description: '', table: null, changes: [] };
/** Lines of a page that are not the drawing's: the running head, the name of the figure and the number of the page. */
const OTHER_LINES = 3;

/** Draws a figure on pages of cells, the drawing first and then its key. A figure without a drawing has only words. */
export function drawFigure(
  figure: Figure,
  translator: Translator,
  code: DocumentCode,
  page: FigurePage,
): DrawnFigure {
  const { shows, treatment, number } = figure;
  if (treatment === 'decoration') return NOTHING;
  const isDrawn = treatment !== 'described';
  const head = number === '' ? page.figureHead : code.cellsOf(number);
  const draw = (drawing: Drawing | null): Pick<DrawnFigure, 'pages' | 'changes'> =>
    drawing && isDrawn ? drawPages(drawing, code, page, head) : NOTHING;
  const name = number || textOfInlines(figure.caption) || figure.description.short;
  if (shows.chart) {
    const chart = readChart(shows.chart, code);
    if (!chart) return NOTHING;
    const drawing = tryBraille(() => drawInBraille(chart.chart, translator, code, page));
    const drawn = draw(drawing);
    const isLost = isDrawn && drawn.pages.length === 0;
    return {
      ...chart.words,
      ...drawn,
      changes: isLost ? [report('figure_chart_undrawn', name)] : drawn.changes,
    };
  }
  const { drawing } = shows;
  if (!drawing) return NOTHING;
  const drawn = draw(tryBraille(() => writeLabelsInBraille(drawing, translator, code.table)));
  const isLost = isDrawn && drawn.pages.length === 0;
  return { ...NOTHING, ...drawn, changes: isLost ? [report('figure_not_for_fingers', name)] : drawn.changes };
}

function report(code: 'figure_chart_undrawn' | 'figure_not_for_fingers', name: string): Change {
  return { code, parameters: { name }, items: [] };
}

/** Returns null if braille cannot be written, so that a figure of its document is only described. */
function tryBraille<Made>(make: () => Made): Made | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof BrailleError) return null;
    throw error;
  }
}

function readChart(
  work: ChartWork,
  code: DocumentCode,
): { readonly chart: Chart; readonly words: Omit<DrawnFigure, 'pages' | 'changes'> } | null {
  const made = chartOfWork(work);
  if (!made.ok) return null;
  const { chart } = made.value;
  const { description, table: read } = describeChart(chart);
  const table = {
    heads: read.columns.map(({ name }) => code.cellsOf(name)),
    rows: read.rows.map((row) => row.map((cell) => code.cellsOf(cell))),
  };
  return { chart, words: { description, table } };
}

function drawInBraille(
  chart: Chart,
  { translate }: Translator,
  code: DocumentCode,
  { language }: FigurePage,
): Drawing | null {
  const words = createChartWords(translate, code.table, language);
  const drawn = drawChart(chart, getProfile('swell-a4'), words.translate);
  return drawn.ok ? drawn.value.drawing : null;
}

function drawPages(
  drawing: Drawing,
  code: DocumentCode,
  { columns, rows, keyHead }: FigurePage,
  head: string,
): Pick<DrawnFigure, 'pages' | 'changes'> {
  const prepared = prepare({ drawing }, getProfile('swell-a4'), { drawsTextures: false });
  if (!prepared.ok) return NOTHING;
  const { sheet } = drawing;
  const room = rows - OTHER_LINES;
  const graphic = toCells(drawing, { columns, rows: room, dots: 6, braille: sheet.braille });
  const key = [
    ...createKey(readKey(drawing), code.cellsOf, { sheet, scale: graphic.scale }),
    ...createKeyOf(graphic.keyed),
  ].map((block) => layOutBlock(block, columns).lines);
  const end = graphic.lines.findLastIndex((line) => /[^⠀]/u.test(line)) + 1;
  const pages: string[][] = [[...centreCells(head, columns).slice(0, 1), ...graphic.lines.slice(0, end)]];
  const heading = centreCells(keyHead, columns);
  const total = key.reduce((sum, lines) => sum + lines.length, 0);
  const isBelow = key.length > 0 && end + 1 + heading.length + total <= room;
  if (isBelow) addAll(pages[0] ?? [], ['', ...heading, ...key.flat()]);
  else addKeyPages(pages, key, heading, room);
  return {
    pages,
    changes: reportGraphicChanges({ columns, rows, dots: 6 }, graphic).filter(
      // Each figure has its own scale, and the words keep their size.
      ({ code: told }) => told !== 'scaled_to_braille_page',
    ),
  };
}

function addKeyPages(
  pages: string[][],
  key: readonly (readonly string[])[],
  heading: readonly string[],
  room: number,
): void {
  let page: string[] | null = null;
  for (const lines of key) {
    if (page && page.length + lines.length <= room + 1) {
      addAll(page, lines);
      continue;
    }
    for (const part of splitLines(lines, room)) {
      page = [...heading, ...part];
      pages.push(page);
    }
  }
}

function splitLines(lines: readonly string[], room: number): readonly (readonly string[])[] {
  const count = Math.ceil(lines.length / room);
  return Array.from({ length: count }, (_, at) => lines.slice(at * room, (at + 1) * room));
}
