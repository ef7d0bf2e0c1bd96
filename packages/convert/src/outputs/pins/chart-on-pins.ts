import { type BrailleCodeId, BrailleError, findCodeForLanguage } from '@relievo/braille';
import { drawChart } from '@relievo/chart/drawing';
import { type Drawing, walkLeaves } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { createChartWords } from '../../braille/chart-words.ts';
import { findCodeOfTable } from '../../braille/tables.ts';
import type { OutputMeans, Source } from '../../source.ts';

export interface ForPins {
  readonly source: Source;
  readonly changes: readonly Change[];
}

/**
 * A chart is drawn anew for the pins of a display, on as many pages as it needs: made smaller, what was drawn for paper
 * would lose its labels, and its bars would run together. Its words are written by the code of those on paper. As it is
 * where it was drawn for the display, where no code writes its words, or where it has no room there at all.
 */
export function drawChartForPins(
  source: Source,
  profile: Profile,
  { translator, settings }: OutputMeans,
): ForPins {
  const { chart, drawing, undrawn } = source;
  const asItIs: ForPins = { source, changes: [] };
  const isForPaper = drawing.sheet.width > profile.sheet.width || drawing.sheet.height > profile.sheet.height;
  if (!chart || undrawn || profile.resolution.type !== 'pins' || !isForPaper) return asItIs;
  const code = settings.table ?? findCodeOfDrawing(drawing) ?? findCodeForLanguage(chart.language);
  if (code === null) return asItIs;
  try {
    const words = createChartWords(translator.translate, code, chart.language);
    const drawn = drawChart(chart, profile, words.translate);
    if (!drawn.ok) return asItIs;
    const { furtherSheets = [], keySheets } = drawn.value;
    return {
      source: { ...source, drawing: drawn.value.drawing, furtherSheets, keySheets },
      changes: [...drawn.value.changes, ...words.findings()],
    };
  } catch (error) {
    if (error instanceof BrailleError) return asItIs;
    throw error;
  }
}

/** By what its labels are written; null where none says a code that is known here. */
function findCodeOfDrawing(drawing: Drawing): BrailleCodeId | null {
  for (const item of walkLeaves(drawing)) {
    const code = item.kind === 'text' && item.braille ? findCodeOfTable(item.braille.table) : null;
    if (code !== null) return code;
  }
  return null;
}
