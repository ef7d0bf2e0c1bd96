import { chartOfTable } from '@relievo/chart/work';
import type { SavedChartWork } from '@relievo/contracts/charts';
import { useMemo } from 'react';
import { Remarks } from '../cells/remarks.tsx';
import type { ChartKeeper } from '../work/use-kept-work.ts';
import type { Outcome } from '../work/use-made-chart.ts';
import { FieldsChoice } from './fields-choice.tsx';
import { KindChoice } from './kind-choice.tsx';
import { RowsChoice } from './rows-choice.tsx';

interface ChartStepProps {
  work: SavedChartWork;
  outcome: Outcome;
  keeper: ChartKeeper;
}

/** Which kind of chart it is, which columns it shows, and which rows. */
export function ChartStep({ work, outcome: { read, made }, keeper }: ChartStepProps) {
  const table = read?.table;
  const suggested = useMemo(() => {
    const own = table && chartOfTable(table, { ...work, shape: { ...work.shape, type: null } });
    return own?.ok ? own.value.chart : null;
  }, [table, work]);
  // What it lacks is told in its place.
  if (!table || !read) return null;
  return (
    <div className="flow">
      <KindChoice table={table} work={work} keeper={keeper} suggested={suggested} />
      <FieldsChoice table={table} made={made} shape={work.shape} keeper={keeper} />
      <RowsChoice table={table} rows={work.rows} keeper={keeper} />
      {made ? <Remarks remarks={made.remarks} /> : null}
    </div>
  );
}
