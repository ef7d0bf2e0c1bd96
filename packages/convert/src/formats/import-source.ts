import type { ReadOptions } from '@relievo/chart';
import { type Change, type Result, succeed } from '@relievo/graphic';
import type { Source } from '../source.ts';
import type { ChartOptions, InputFile, PageOptions, Task } from './importer.ts';
import { openFile } from './importers.ts';
import { toChange } from './notes.ts';

export interface ImportedSource {
  readonly source: Source;
  readonly changes: readonly Change[];
}

/** For whoever does not choose: the first page of a file, or its table as the chart that suits it. */
export async function importSource(
  file: InputFile,
  options: ChartOptions & PageOptions & { readonly reading?: ReadOptions },
  task: Task = {},
): Promise<Result<ImportedSource>> {
  const opened = await openFile(file, task, options.reading);
  if (!opened.ok) return opened;
  if (opened.value.kind === 'table') {
    const chart = opened.value.makeChart(options);
    if (!chart.ok) return chart;
    const { source, notes, changes } = chart.value;
    return succeed({ source, changes: [...notes.map(toChange), ...changes] });
  }
  const pages = await opened.value.importPages([1], options, task);
  if (!pages.ok) return pages;
  const [page] = pages.value;
  if (!page) throw new Error('The importer gave no page.');
  return succeed({ source: page.source, changes: page.notes.map(toChange) });
}
