import type { FoundChart } from '@relievo/chart/reading';
import type { ReadOptions } from '@relievo/chart/table';
import type { WholeDocument } from '@relievo/document/file';
import { fail, type Result, succeed } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import type { Source } from '../source.ts';
import type {
  ChartOptions,
  DrawingOrigin,
  InputFile,
  OpenedFile,
  PageOptions,
  PictureReport,
  Task,
} from './importer.ts';
import { openFile } from './importers.ts';
import { tellFormulas } from './math/tell-formulas.ts';
import { toChange } from './notes.ts';

export interface ImportedSource {
  readonly source: Source;
  /** The whole document with its figures, if the file is read as a document. */
  readonly document?: WholeDocument;
  readonly changes: readonly Change[];
  /** Says where the drawing is from, unless it is a drawing as this product writes it. */
  readonly origin?: DrawingOrigin;
  /** Those that its drawing shows. */
  readonly charts?: readonly FoundChart[];
  /** Of a picture: what was seen in it. */
  readonly picture?: PictureReport;
}

/** For whoever does not choose: the first page of a file, or its table as the chart that suits it. */
export async function importSource(
  file: InputFile,
  options: ChartOptions & PageOptions & { readonly reading?: ReadOptions },
  task: Task = {},
): Promise<Result<ImportedSource>> {
  const opened = await openFile(file, task, options.reading);
  return opened.ok ? importFirst(opened.value, options, task) : opened;
}

/** The same of a file that is open. */
export async function importFirst(
  opened: OpenedFile,
  options: ChartOptions & PageOptions,
  task: Task,
): Promise<Result<ImportedSource>> {
  if (opened.kind === 'tables') {
    const problems = opened.tables.flatMap((one) => (one.opened.ok ? [] : [one.opened.problems[0]]));
    const table = opened.tables.find((one) => one.opened.ok)?.opened;
    if (table?.ok) return importFirst(table.value, options, task);
    return fail(problems[0] ?? { code: 'workbook_empty', parameters: {} });
  }
  if (opened.kind === 'table') {
    const chart = opened.makeChart(options);
    if (!chart.ok) return chart;
    const { source, notes, changes } = chart.value;
    return succeed({ source, changes: [...notes.map(toChange), ...changes] });
  }
  const pages = await opened.importPages([1], options, task);
  if (!pages.ok) return pages;
  const [page] = pages.value;
  if (!page) throw new Error('The importer gave no page.');
  const { notes, charts = [], picture, document, origin } = page;
  const { source, changes } = await tellFormulas(page.source);
  return succeed({
    source,
    changes: [...notes.map(toChange), ...changes],
    charts,
    ...(origin && { origin }),
    ...(picture && { picture }),
    ...(document && { document }),
  });
}
