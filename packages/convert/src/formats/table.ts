import { BrailleError, codeForLanguage } from '@relievo/braille';
import {
  descriptionOf,
  descriptionText,
  drawChart,
  makeChart,
  readTable,
  scoreOf,
  suggestMapping,
} from '@relievo/chart';
import { type Change, failure, type Result, success } from '@relievo/graphic';
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
  if (!drawn.ok) return drawn;
  const { score, changes } = scoreOf(chart.value);
  const { drawing, keySheets } = drawn.value;
  return success({
    source: {
      drawing,
      keySheets,
      chart: chart.value,
      score,
      description: descriptionText(descriptionOf(chart.value)),
    },
    changes: [
      ...decoded.value.changes,
      ...remarks.map(({ code: what, message }) => ({ code: what, message, items: [] })),
      ...drawn.value.changes,
      ...changes,
      ...findings.values(),
    ],
  });
};
