import { BrailleError, codeForLanguage } from '@relievo/braille';
import {
  type Chart,
  descriptionOf,
  descriptionText,
  drawChart,
  makeChart,
  readTable,
  scoreOf,
  suggestMapping,
} from '@relievo/chart';
import { type Change, type Drawing, failure, type Profile, type Result, success } from '@relievo/graphic';
import { decodeText } from './decode.ts';
import type { Imported, Importer, ImportOptions, InputFile } from './importer.ts';

const MEGABYTE = 1_000_000;

/** A table as a chart, with its sound, its numbers and its description. */
export const tableFile: Importer = {
  id: 'table',
  name: 'Table (CSV)',
  endings: ['csv', 'tsv', 'txt'],
  mostBytes: 50 * MEGABYTE,
  read: (file, options) => {
    try {
      return chartOf(file, options);
    } catch (error) {
      if (!(error instanceof BrailleError)) throw error;
      return failure({ code: error.code, message: error.message });
    }
  },
};

const chartOf = ({ bytes }: InputFile, options: ImportOptions): Result<Imported> => {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const read = readTable(decoded.value.text);
  if (!read.ok) return read;
  const { table, remarks } = read.value;
  const { chartType, title, language = 'en', profile, translate } = options;
  const chart = makeChart(table, suggestMapping(table, chartType), { language, ...(title ? { title } : {}) });
  if (!chart.ok) return chart;
  const code = options.table ?? codeForLanguage(language);
  if (code === null)
    return failure({
      code: 'no-braille-code',
      message: `There is no braille code for the language “${language.slice(0, 40)}” here. Choose a table, such as ueb-1.`,
    });
  const findings = new Map<string, Change>();
  const drawn = drawChart(chart.value, profile, (text) => {
    const [made] = translate([text], code);
    for (const { code: what, message } of made?.findings ?? [])
      findings.set(message, { code: what, message, items: [] });
    return made ?? { cells: '', engine: '', table: code };
  });
  if (!drawn.ok && drawn.problems[0].code !== 'chart-does-not-fit') return drawn;
  const { score, changes } = scoreOf(chart.value);
  const sheets = drawn.ok
    ? { drawing: drawn.value.drawing, keySheets: drawn.value.keySheets }
    : { drawing: emptySheet(chart.value, profile), undrawn: drawn.problems[0] };
  return success({
    source: {
      ...sheets,
      chart: chart.value,
      score,
      description: descriptionText(descriptionOf(chart.value)),
      // Charts are told in English so far, whatever their own words are.
      descriptionLanguage: 'en',
    },
    changes: [
      ...decoded.value.changes,
      ...remarks.map(({ code: what, message }) => ({ code: what, message, items: [] })),
      ...(drawn.ok ? drawn.value.changes : []),
      ...changes,
      ...findings.values(),
    ],
  });
};

/** What a chart that no finger could read is drawn on. */
const emptySheet = ({ title, language }: Chart, { sheet, braille }: Profile): Drawing => {
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
};
