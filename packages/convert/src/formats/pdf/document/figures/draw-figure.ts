import { chartOfWork, workOfFoundChart } from '@relievo/chart/work';
import type { Figure } from '@relievo/document/model';
import { LIMITS, walkLeaves } from '@relievo/graphic/model';
import type { Task } from '../../../importer.ts';
import { createNoteTaker } from '../../../notes.ts';
import { createBudget, TooMuch } from '../../../svg/foreign/job.ts';
import { readForeign } from '../../../svg/foreign/read-foreign.ts';
import { parseForeignSvg } from '../../../svg/parse.ts';
import { isReadWell, nameFoundChart } from '../../../table/found-charts.ts';
import { doesContain } from '../../boxes.ts';
import type { Box } from '../../page-marks.ts';
import { writePageSvg } from '../../page-svg.ts';
import { boxOfLine, type Line } from '../../page-words.ts';
import type { Pdfium } from '../../pdfium.ts';

export interface FigureArea {
  readonly box: Box;
  /** Words of the text around the figure that are within its box. */
  readonly others: readonly Box[];
}

export type DrawnFigure = Pick<Figure['shows'], 'drawing' | 'chart'>;

/** A hand cannot follow more parts than these, and a picture of them is better. */
const MAX_ITEMS = 1500;

/** Draws one figure of a page, or reads it as a chart; null if it consists of pictures. */
export async function drawFigure(
  library: Pdfium,
  page: number,
  area: FigureArea,
  language: string,
  task: Task,
): Promise<DrawnFigure | null> {
  const svg = writeFigure(library, page, area);
  const parsed = svg === null ? null : parseForeignSvg(svg);
  if (!parsed?.ok) return null;
  const read = await readForeign(parsed.value, { title: 'Figure', language, origin: 'not_our_file' }, task);
  if (!read.ok) return null;
  const { drawing, charts } = read.value;
  const [chart, ...others] = charts;
  if (chart && others.length === 0 && isReadWell(chart, drawing)) {
    const work = workOfFoundChart(nameFoundChart(chart, { ...drawing, title: '' }), language);
    if (chartOfWork(work).ok) return { drawing, chart: work };
  }
  const leaves = [...walkLeaves(drawing)];
  const isDrawn = leaves.some(({ kind }) => kind !== 'image' && kind !== 'text');
  return isDrawn && leaves.length <= MAX_ITEMS ? { drawing } : null;
}

function writeFigure(library: Pdfium, page: number, { box, others }: FigureArea): string | null {
  const keeps = (line: Line) => {
    const own = boxOfLine(line);
    return doesContain(box, own) && !others.some((other) => doesContain(other, own));
  };
  try {
    const spend = createBudget(LIMITS.elements, 'svg_too_many_elements');
    return writePageSvg(library, page, { notes: createNoteTaker(), spend, keeps, within: box });
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
}
