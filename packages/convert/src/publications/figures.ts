import { BrailleError, findCodeForLanguage } from '@relievo/braille';
import { drawChart } from '@relievo/chart/drawing';
import type { DataTable } from '@relievo/chart/words';
import { type ChartWork, chartOfWork } from '@relievo/chart/work';
import { type Document, type Figure, walkBlocks } from '@relievo/document/model';
import type { Drawing } from '@relievo/graphic/model';
import { encodeUtf8, svg } from '@relievo/graphic/outputs';
import { getProfile, type Profile } from '@relievo/graphic/profiles';
import { createChartWords } from '../braille/chart-words.ts';
import { writeLabels } from '../outputs/print/with-print.ts';
import { describeChart } from './describe-chart.ts';
import type { PublicationMeans } from './publication.ts';

/** The parts of a figure that a publication shows to eyes and ears. */
export interface ShownFigure {
  /** The drawing with braille; null if the figure has none. */
  readonly forFingers: Drawing | null;
  /** The drawing with print instead of braille; null if the figure has none. */
  readonly drawing: Drawing | null;
  /** The file holds the same drawing. */
  readonly svg: Uint8Array | null;
  /** The description of a chart, made by rules from its numbers. */
  readonly description: string;
  readonly table: DataTable | null;
}

const NOTHING: ShownFigure = { forFingers: null, drawing: null, svg: null, description: '', table: null };

/** Shows every figure of a document, by its id. */
export function showFigures(
  { blocks, metadata }: Document,
  means: PublicationMeans,
): ReadonlyMap<string, ShownFigure> {
  const shown = new Map<string, ShownFigure>();
  for (const { block } of walkBlocks(blocks))
    if (block.kind === 'figure') shown.set(block.id, showFigure(block, metadata.language, means));
  return shown;
}

function showFigure({ shows, treatment }: Figure, language: string, means: PublicationMeans): ShownFigure {
  const profile = getProfile('swell-a4');
  if (treatment === 'decoration') return NOTHING;
  if (shows.chart) return showChart(shows.chart, language, profile, means);
  return shows.drawing ? { ...NOTHING, ...drawInPrint(shows.drawing, profile) } : NOTHING;
}

function showChart(
  work: ChartWork,
  language: string,
  profile: Profile,
  { translator, settings }: PublicationMeans,
): ShownFigure {
  const made = chartOfWork(work);
  if (!made.ok) return NOTHING;
  const { chart } = made.value;
  const inWords = describeChart(chart);
  const code = settings.table ?? findCodeForLanguage(language);
  if (code === null) return { ...NOTHING, ...inWords };
  try {
    const words = createChartWords(translator.translate, code, language);
    const drawn = drawChart(chart, profile, words.translate);
    return { ...NOTHING, ...inWords, ...(drawn.ok ? drawInPrint(drawn.value.drawing, profile) : {}) };
  } catch (error) {
    if (!(error instanceof BrailleError)) throw error;
    return { ...NOTHING, ...inWords };
  }
}

function drawInPrint(
  drawing: Drawing,
  profile: Profile,
): Pick<ShownFigure, 'forFingers' | 'drawing' | 'svg'> {
  const printed = writeLabels(drawing, profile, 'print').drawing;
  const made = svg.make({ drawing: printed }, profile);
  return { forFingers: drawing, drawing: printed, svg: made.ok ? nameRole(made.value.files[0].bytes) : null };
}

/** Gives the drawing the role of a document. Older EPUB checkers refuse the roles of graphics. */
function nameRole(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  return encodeUtf8(
    text
      .replaceAll('role="graphics-document"', 'role="document"')
      .replaceAll('role="graphics-object"', 'role="group"'),
  );
}
