import { BrailleError, findCodeForLanguage } from '@relievo/braille';
import { drawChart } from '@relievo/chart/drawing';
import type { Chart } from '@relievo/chart/model';
import { scoreOf } from '@relievo/chart/score';
import { joinDescription, writeDescription } from '@relievo/chart/words';
import { type Drawing, fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { createChartWords } from '../../braille/chart-words.ts';
import type { Source } from '../../source.ts';
import type { ConversionReports } from '../../words/reports.ts';
import type { ChartOptions } from '../importer.ts';

const refuse: Refuse<ConversionReports> = fail;

interface MadeSource {
  readonly source: Source;
  readonly changes: readonly Change[];
}

/** Draws a chart by the rules of the medium, with its data, description and sound. */
export function makeChartSource(chart: Chart, options: ChartOptions): Result<MadeSource> {
  try {
    return makeSource(chart, options);
  } catch (error) {
    if (!(error instanceof BrailleError)) throw error;
    return fail({ code: error.code, parameters: error.parameters });
  }
}

function makeSource(chart: Chart, { table, profile, translate }: ChartOptions): Result<MadeSource> {
  const { language } = chart;
  const code = table ?? findCodeForLanguage(language);
  if (code === null)
    return refuse({ code: 'braille_code_missing', parameters: { language: language.slice(0, 40) } });
  const words = createChartWords(translate, code, language);
  const drawn = drawChart(chart, profile, words.translate);
  if (!drawn.ok && drawn.problems[0].code !== 'chart_does_not_fit') return drawn;
  const { score, changes } = scoreOf(chart);
  const sheets = drawn.ok
    ? {
        drawing: drawn.value.drawing,
        keySheets: drawn.value.keySheets,
        ...(drawn.value.furtherSheets ? { furtherSheets: drawn.value.furtherSheets } : {}),
      }
    : { drawing: createEmptySheet(chart, profile), undrawn: drawn.problems[0] };
  return succeed({
    source: {
      ...sheets,
      chart,
      score,
      description: joinDescription(writeDescription(chart)),
      // Charts are told in English so far, whatever their own words are.
      descriptionLanguage: 'en',
    },
    changes: [...(drawn.ok ? drawn.value.changes : []), ...changes, ...words.findings()],
  });
}

/** What a chart that no finger could read is drawn on. */
function createEmptySheet({ title, language }: Chart, { sheet, braille }: Profile): Drawing {
  const { width, height, margin } = sheet;
  const margins = { top: margin, right: margin, bottom: margin, left: margin };
  return {
    version: 1,
    id: 'chart',
    title,
    description: '',
    language,
    sheet: { width, height, margins, braille },
    layers: [],
  };
}
