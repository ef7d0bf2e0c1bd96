import type { Translator } from '@relievo/braille';
import { centreCells, layOutBlock } from '@relievo/braille/layout';
import { drawChart } from '@relievo/chart/drawing';
import { dataTableOf, joinDescription, writeDescription } from '@relievo/chart/words';
import { type ChartWork, chartOfWork } from '@relievo/chart/work';
import type { Figure } from '@relievo/document/model';
import type { Drawing } from '@relievo/graphic/model';
import { prepare } from '@relievo/graphic/outputs';
import { getProfile } from '@relievo/graphic/profiles';
import { toCells } from '@relievo/graphic/raster/dots';
import { addAll } from '@relievo/words';
import { createChartWords } from '../../braille/chart-words.ts';
import { writeLabelsInBraille } from '../../braille/write-labels.ts';
import { readKey } from '../../documents/key-of.ts';
import { createKey, createKeyOf } from '../../outputs/braille/transcription-of.ts';
import type { DocumentCode, DrawnFigure } from './brailling.ts';

/** The page of braille that a figure is drawn for. */
export interface FigurePage {
  readonly columns: number;
  readonly rows: number;
  readonly language: string;
  readonly keyHead: string;
  readonly figureHead: string;
}

const NOTHING: DrawnFigure = { pages: [], description: '', table: null };
/** Lines of a page that are not the drawing's: the running head, the name of the figure and the number of the page. */
const OTHER_LINES = 3;

/** Draws a figure on pages of cells, the drawing first and then its key. A figure without a drawing has only words. */
export function drawFigure(
  { shows, treatment, number }: Figure,
  translator: Translator,
  code: DocumentCode,
  page: FigurePage,
): DrawnFigure {
  if (treatment === 'decoration') return NOTHING;
  const isDrawn = treatment !== 'described';
  const head = number === '' ? page.figureHead : code.cellsOf(number);
  if (shows.chart) {
    const chart = readChart(shows.chart, translator, code, page);
    return { ...chart, pages: isDrawn && chart.drawing ? drawPages(chart.drawing, code, page, head) : [] };
  }
  if (!shows.drawing || !isDrawn) return NOTHING;
  const drawing = writeLabelsInBraille(shows.drawing, translator, code.table);
  return { ...NOTHING, pages: drawPages(drawing, code, page, head) };
}

function readChart(
  work: ChartWork,
  { translate }: Translator,
  code: DocumentCode,
  { language }: FigurePage,
): DrawnFigure & { readonly drawing: Drawing | null } {
  const made = chartOfWork(work);
  if (!made.ok) return { ...NOTHING, drawing: null };
  const { chart } = made.value;
  const { columns, rows } = dataTableOf(chart);
  const words = createChartWords(translate, code.table, language);
  const drawn = drawChart(chart, getProfile('swell-a4'), words.translate);
  return {
    pages: [],
    description: joinDescription(writeDescription(chart)),
    table: {
      heads: columns.map(({ name }) => code.cellsOf(name)),
      rows: rows.map((row) => row.map((cell) => code.cellsOf(cell))),
    },
    drawing: drawn.ok ? drawn.value.drawing : null,
  };
}

function drawPages(
  drawing: Drawing,
  code: DocumentCode,
  { columns, rows, keyHead }: FigurePage,
  head: string,
): readonly (readonly string[])[] {
  const prepared = prepare({ drawing }, getProfile('swell-a4'), { drawsTextures: false });
  if (!prepared.ok) return [];
  const { sheet } = drawing;
  const name = centreCells(head, columns).slice(0, 1);
  const graphic = toCells(drawing, { columns, rows: rows - OTHER_LINES, dots: 6, braille: sheet.braille });
  const key = [
    ...createKey(readKey(drawing), code.cellsOf, { sheet, scale: graphic.scale }),
    ...createKeyOf(graphic.keyed),
  ].map((block) => layOutBlock(block, columns).lines);
  const room = rows - OTHER_LINES;
  const pages: string[][] = [];
  for (const lines of key) {
    const page = pages.at(-1);
    if (page && page.length + lines.length <= room + 1) addAll(page, lines);
    else for (const part of splitLines(lines, room)) pages.push([...centreCells(keyHead, columns), ...part]);
  }
  return [[...name, ...graphic.lines], ...pages];
}

function splitLines(lines: readonly string[], room: number): readonly (readonly string[])[] {
  const count = Math.ceil(lines.length / room);
  return Array.from({ length: count }, (_, at) => lines.slice(at * room, (at + 1) * room));
}
