import type { ReadTable } from '@relievo/chart/table';
import { chartOfTable, type MadeChart, readWork } from '@relievo/chart/work';
import type { SavedChartWork } from '@relievo/contracts/charts';
import type { Problem, Result } from '@relievo/graphic/model';
import { useMemo } from 'react';

/** What the cells say and what they become, or the one thing that stands in the way. */
export interface Outcome {
  /** Nothing where the cells themselves cannot be read. */
  readonly read: ReadTable | null;
  readonly made: MadeChart | null;
  readonly problem: Problem | null;
}

export function useOutcome(work: SavedChartWork): Outcome {
  const { cells, header, decimal, readings, rows, shape, labels } = work;
  const read = useMemo(
    () => readWork({ cells, header, decimal, readings }),
    [cells, header, decimal, readings],
  );
  return useMemo(() => {
    if (!read.ok) return { read: null, made: null, problem: read.problems[0] };
    const made: Result<MadeChart> = chartOfTable(read.value.table, {
      cells,
      header,
      decimal,
      readings,
      rows,
      shape,
      labels,
    });
    return made.ok
      ? { read: read.value, made: made.value, problem: null }
      : { read: read.value, made: null, problem: made.problems[0] };
  }, [read, cells, header, decimal, readings, rows, shape, labels]);
}
