import { chartOfWork, workOfFoundChart } from '@relievo/chart/work';
import { type Block, type Figure, replaceEach } from '@relievo/document/model';
import { nameFigure } from '../document/name-figure.ts';
import { svgImporter } from '../svg/svg.ts';
import { isReadWell, nameFoundChart } from '../table/found-charts.ts';
import { noteLeftOut } from './read-figure.ts';
import type { HtmlReading } from './reading.ts';

const MAX_DRAWINGS = 200;

type ShownSvg = Pick<Figure, 'shows' | 'treatment'>;

/** Puts drawings into the figures whose SVG was in the pages. */
export async function drawFigures(blocks: readonly Block[], reading: HtmlReading): Promise<readonly Block[]> {
  const { drawings, language } = reading;
  const drawn = new Map<string, ShownSvg>();
  for (const [id, markup] of [...drawings].slice(0, MAX_DRAWINGS)) {
    const made = await readSvg(markup, language);
    if (made) drawn.set(id, made);
  }
  return replaceEach(blocks, (block) => {
    const made = block.kind === 'figure' ? drawn.get(block.id) : undefined;
    if (block.kind !== 'figure') return [block];
    if (!made) {
      if (drawings.has(block.id)) noteLeftOut(reading, block.description.short);
      return [block];
    }
    const { drawing, ...others } = made.shows;
    const shows = {
      ...others,
      ...(drawing && { drawing: { ...drawing, title: drawing.title || nameFigure(block) } }),
    };
    return [{ ...block, shows: { ...block.shows, ...shows }, treatment: made.treatment }];
  });
}

/** Reads an SVG as a chart, or as a drawing if it shows none; null if it cannot be drawn. */
async function readSvg(markup: string, language: string): Promise<ShownSvg | null> {
  const opened = await svgImporter.open({ name: '.svg', bytes: new TextEncoder().encode(markup) });
  if (!opened.ok || opened.value.kind !== 'pages') return null;
  const pages = await opened.value.importPages([1], { language });
  const [page] = pages.ok ? pages.value : [];
  if (!page) return null;
  const { drawing } = page.source;
  const [chart, ...others] = page.charts ?? [];
  if (chart && others.length === 0 && isReadWell(chart, drawing)) {
    const work = workOfFoundChart(nameFoundChart(chart, drawing), language);
    if (chartOfWork(work).ok) return { shows: { drawing, chart: work }, treatment: 'chart' };
  }
  return { shows: { drawing }, treatment: 'tactile' };
}
