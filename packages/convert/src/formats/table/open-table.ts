import { BrailleError, findCodeForLanguage } from '@relievo/braille';
import { drawChart } from '@relievo/chart/drawing';
import { type Chart, makeChart, planChart } from '@relievo/chart/model';
import { scoreOf } from '@relievo/chart/score';
import type { ReadTable, Table } from '@relievo/chart/table';
import { joinDescription, writeDescription } from '@relievo/chart/words';
import { type Drawing, fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import type { Profile } from '@relievo/graphic/profiles';
import { createChartWords } from '../../braille/chart-words.ts';
import type { ConversionReports } from '../../words/reports.ts';
import type { ChartOptions, ImportedChart, OpenedTable } from '../importer.ts';
import type { Note } from '../notes.ts';

const refuse: Refuse<ConversionReports> = fail;

/** A table that has been read, and the charts that can be made of it. */
export function openReadTable(
  { table, remarks }: ReadTable,
  notes: readonly Note[],
  title?: string,
): OpenedTable {
  const told = remarks.map((remark) => ({ ...remark, items: [] }));
  return {
    kind: 'table',
    table,
    remarks,
    notes,
    makeChart: (options) => {
      const made = makeChartFrom(table, title === undefined ? options : { title, ...options });
      return made.ok ? succeed({ ...made.value, notes, changes: [...told, ...made.value.changes] }) : made;
    },
  };
}

type MadeChart = Omit<ImportedChart, 'notes'>;

function makeChartFrom(table: Table, options: ChartOptions): Result<MadeChart> {
  try {
    return makeSource(table, options);
  } catch (error) {
    if (!(error instanceof BrailleError)) throw error;
    return fail({ code: error.code, parameters: error.parameters });
  }
}

function makeSource(table: Table, options: ChartOptions): Result<MadeChart> {
  const { wish, title, language = 'en', profile, translate } = options;
  const planned = planChart(table, wish);
  if (!planned.ok) return planned;
  const told = planned.value.remarks.map((remark) => ({ ...remark, items: [] }));
  const named = { language, ...(title ? { title } : {}) };
  const chart = makeChart(planned.value.table, planned.value.mapping, named);
  if (!chart.ok) return chart;
  const code = options.table ?? findCodeForLanguage(language);
  if (code === null)
    return refuse({ code: 'braille_code_missing', parameters: { language: language.slice(0, 40) } });
  const words = createChartWords(translate, code, language);
  const drawn = drawChart(chart.value, profile, words.translate);
  if (!drawn.ok && drawn.problems[0].code !== 'chart_does_not_fit') return drawn;
  const { score, changes } = scoreOf(chart.value);
  const sheets = drawn.ok
    ? {
        drawing: drawn.value.drawing,
        keySheets: drawn.value.keySheets,
        ...(drawn.value.furtherSheets ? { furtherSheets: drawn.value.furtherSheets } : {}),
      }
    : { drawing: createEmptySheet(chart.value, profile), undrawn: drawn.problems[0] };
  return succeed({
    source: {
      ...sheets,
      chart: chart.value,
      score,
      description: joinDescription(writeDescription(chart.value)),
      // Charts are told in English so far, whatever their own words are.
      descriptionLanguage: 'en',
    },
    changes: [...told, ...(drawn.ok ? drawn.value.changes : []), ...changes, ...words.findings()],
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
