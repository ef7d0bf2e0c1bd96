import { BrailleError, findCodeForLanguage } from '@relievo/braille';
import {
  type Chart,
  drawChart,
  findTerms,
  joinDescription,
  makeChart,
  planChart,
  type ReadOptions,
  readTable,
  scoreOf,
  type Table,
  writeDescription,
} from '@relievo/chart';
import {
  type Change,
  type Drawing,
  fail,
  type Profile,
  type Refuse,
  type Result,
  succeed,
} from '@relievo/graphic';
import type { ConversionReports } from '../words/reports.ts';
import { decodeText } from './decode.ts';
import type { ChartOptions, Confidence, ImportedChart, Importer, InputFile, OpenedFile } from './importer.ts';

const refuse: Refuse<ConversionReports> = fail;

const MEGABYTE = 1_000_000;

/** A table as typed columns, and as a chart with its sound, its numbers and its description. */
export const tableImporter: Importer = {
  id: 'table',
  name: 'Table (CSV)',
  endings: ['csv', 'tsv', 'txt'],
  mostBytes: 50 * MEGABYTE,
  sniff: (head) => sniffTable(head),
  open: (file, _task, reading) => openTable(file, reading),
};

/** Any text may be a table of one column; delimiters in several lines make it likely. */
function sniffTable(head: Uint8Array): Confidence | null {
  const decoded = decodeText(head);
  if (!decoded.ok) return null;
  const text = decoded.value.text;
  if (text.includes('\u0000') || /^\s*(<|%PDF-|\{\\rtf|PK\u0003)/.test(text.slice(0, 200))) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if ((text.match(/[\u0001-\u0008\u000e-\u001f]/g)?.length ?? 0) > text.length / 50) return null;
  const lines = text
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const delimited = lines.filter((line) => /[,;\t|]/.test(line)).length;
  return delimited >= 2 && delimited > lines.length / 2 ? 'likely' : 'possible';
}

function openTable({ bytes }: InputFile, reading: ReadOptions = {}): Result<OpenedFile> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const read = readTable(decoded.value.text, reading);
  if (!read.ok) return read;
  const { table, remarks } = read.value;
  const told = remarks.map((remark) => ({ ...remark, items: [] }));
  return succeed({
    kind: 'table',
    table,
    remarks,
    notes: decoded.value.notes,
    makeChart: (options) => {
      const made = makeChartFrom(table, options);
      return made.ok
        ? succeed({ ...made.value, notes: decoded.value.notes, changes: [...told, ...made.value.changes] })
        : made;
    },
  });
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
  const words = { language, ...(title ? { title } : {}) };
  const chart = makeChart(planned.value.table, planned.value.mapping, words);
  if (!chart.ok) return chart;
  const code = options.table ?? findCodeForLanguage(language);
  if (code === null)
    return refuse({ code: 'braille_code_missing', parameters: { language: language.slice(0, 40) } });
  const findings = new Map<string, Change>();
  const unwritten: string[] = [];
  const drawn = drawChart(chart.value, profile, (text) => {
    const [whole] = translate([text], code);
    const isBlank = whole !== undefined && text.trim() !== '' && !/[^⠀\n]/u.test(whole.cells);
    if (isBlank && !unwritten.includes(text)) unwritten.push(text);
    const called = findTerms(language).unwritten(unwritten.indexOf(text) + 1);
    const [made] = isBlank ? translate([called], code) : [whole];
    if (isBlank)
      findings.set(called, { code: 'name_unwritten', parameters: { name: text, called }, items: [] });
    for (const finding of made?.findings ?? [])
      findings.set(JSON.stringify(finding), { ...finding, items: [] });
    return made ?? { cells: '', engine: '', table: code };
  });
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
    changes: [...told, ...(drawn.ok ? drawn.value.changes : []), ...changes, ...findings.values()],
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
