import type { Chart } from '@relievo/chart/model';
import type { FoundChart } from '@relievo/chart/reading';
import { chartOfWork, workOfFoundChart } from '@relievo/chart/work';
import { type Drawing, walk } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { maxOf } from '@relievo/words';
import type { ImportedSource } from '../import-source.ts';
import type { ChartOptions } from '../importer.ts';
import { type Note, type NoteCode, toChange } from '../notes.ts';
import { makeChartSource } from './chart-source.ts';
import { type Cells, countCells, MAX_UNSURE, nameFoundChart, namesPoints, simplify } from './found-charts.ts';

/** A drawing with more charts than this stays as it is: no one reviews so many drafts. */
const MAX_CHARTS = 6;

/**
 * Draws the charts that a drawing shows by the rules of the medium, each as a draft. The drawing stays as it is if a
 * chart cannot be drawn or is too uncertain, and a change says so.
 */
export function redrawCharts<Draft extends ImportedSource>(
  draft: Draft,
  options: ChartOptions,
): readonly Draft[] {
  const { charts = [], source } = draft;
  const [first] = charts;
  if (!first || charts.length > MAX_CHARTS || source.text || source.chart) return [draft];
  if (namesPoints(source.drawing, charts))
    return [withChange({ ...draft, charts: [] }, createChange('chart_names_points', {}))];
  const made: Draft[] = [];
  for (const chart of charts) {
    if (chart.unexplained)
      return [withChange(draft, createChange('chart_not_explained', { count: chart.unexplained }))];
    const cells = countCells(chart);
    if (cells.unsure > MAX_UNSURE * cells.all)
      return [
        withChange(draft, createChange('chart_too_uncertain', { unsure: cells.unsure, cells: cells.all })),
      ];
    const language = options.language ?? source.drawing.language;
    const { title: own } = nameFoundChart(chart, source.drawing);
    const named = { ...chart, title: options.title ?? own };
    const chartMade = chartOfWork(workOfFoundChart(named, language));
    const drawn = chartMade.ok
      ? makeChartSource(nameAfterTitle(chartMade.value.chart, chart), options)
      : chartMade;
    if (!drawn.ok || drawn.value.source.undrawn)
      return [withChange(draft, createChange('chart_not_redrawn', {}))];
    made.push({
      ...draft,
      source: drawn.value.source,
      charts: [chart],
      changes: [
        ...draft.changes.filter(({ code }) => !OF_THE_DRAWING.has(code)),
        ...reportReading(draft, chart, cells),
        ...drawn.value.changes,
      ],
    });
  }
  const lost = listOtherWords(source.drawing, charts);
  const [one, ...others] = made;
  if (!one || lost.length === 0) return made;
  return [withChange(one, createChange('chart_words_left_out', { words: lost.join('; ') })), ...others];
}

/** Names values after the title where the source names no axis for them: it says what they are. */
function nameAfterTitle(chart: Chart, { type, title, y }: FoundChart): Chart {
  const [only, ...others] = chart.series;
  if (type === 'pie' || type === 'scatter' || y !== '' || title === '' || !only || others.length > 0)
    return chart;
  return { ...chart, y: { ...chart.y, name: title }, series: [{ ...only, name: title }] };
}

function createChange(code: NoteCode, parameters: Note['parameters']): Change {
  return toChange({ code, parameters: { count: 1, ...parameters }, items: [] });
}

function withChange<Draft extends ImportedSource>(draft: Draft, change: Change): Draft {
  return { ...draft, changes: [...draft.changes, change] };
}

/** Uncertain cells after this many are counted and not named. */
const NAMED_CELLS = 8;

function reportReading(draft: ImportedSource, chart: FoundChart, cells: Cells): readonly Change[] {
  const { exact, measured, unsure, where } = cells;
  const isReported = draft.changes.some(({ code }) => code === 'chart_cells_unsure');
  const more = unsure > NAMED_CELLS ? '; …' : '';
  return [
    createChange('chart_redrawn', { kind: KINDS[chart.type], rows: chart.cells.length - 1 }),
    ...(exact > 0 ? [createChange('chart_numbers_stated', { count: exact })] : []),
    ...(measured > 0
      ? [createChange('chart_numbers_measured', { count: measured, bounds: listBounds(chart).join('; ') })]
      : []),
    ...(unsure > 0 && !isReported
      ? [
          createChange('chart_cells_unsure', {
            cells: unsure,
            where: `${where.slice(0, NAMED_CELLS).join('; ')}${more}`,
          }),
        ]
      : []),
  ];
}

const KINDS = {
  bar: 'bar chart',
  line: 'line chart',
  scatter: 'scatter plot',
  pie: 'pie chart',
} as const satisfies Record<FoundChart['type'], string>;

/** Remarks about a drawing that say nothing of the chart that replaces it. */
const OF_THE_DRAWING: ReadonlySet<string> = new Set([
  ...['not_our_file', 'sheet_size_assumed', 'sheet_not_said', 'sheet_size_changed'],
  ...['hidden_left_out', 'white_left_out', 'pale_area_left_out', 'background_left_out'],
  ...['gradient_as_texture', 'pattern_as_texture', 'dashes_of_the_set', 'typeface_left_out'],
  ...['colors_share_textures', 'text_turned', 'clip_left_out', 'style_not_read', 'text_as_outlines'],
  ...['pdf_page_drawn', 'pdf_difference', 'pdf_difference_large', 'picture_traced', 'picture_words_read'],
  ...['picture_words_doubtful', 'picture_print_unread', 'picture_specks_left_out'],
]);

/** Says of each column of numbers how far it may be off at most. */
function listBounds({ cells, bounds }: FoundChart): readonly string[] {
  const [header = []] = cells;
  return header.flatMap((name, column) => {
    const own = bounds.flatMap((row) => row[column] ?? []);
    return column > 0 && own.length > 0 ? [`${name} ±${maxOf(own)}`] : [];
  });
}

/** Lists the words of a drawing that its charts do not have: a question or a note beside them. */
function listOtherWords(drawing: Drawing, charts: readonly FoundChart[]): readonly string[] {
  const known = charts
    .flatMap(({ title, x, y, cells }) => [title, x, y, ...cells.flat()])
    .map(simplify)
    .join('\n');
  return [...walk(drawing)].flatMap(({ item }) => {
    if (item.kind !== 'text') return [];
    const words = item.print.trim().replaceAll(/\s+/gu, ' ');
    const isNumber = words.replaceAll(/\P{L}+/gu, '').length < 2;
    return isNumber || known.includes(simplify(words)) ? [] : [words];
  });
}
