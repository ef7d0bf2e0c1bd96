import { dataTableOf, writeDescription } from '@relievo/chart/words';
import type { ChartContent } from '@relievo/contracts/library/files';
import { useRef } from 'react';
import { ChartExplorer } from '../screen/chart-explorer.tsx';
import { ChartTable } from './chart-table.tsx';

interface ChartWordsProps {
  chart: ChartContent;
  /** Where its points can be marked. */
  resourceId?: string;
}

/** A chart in words with its numbers, point by point, and as a table: all of it worked out from its data. */
export function ChartWords({ chart, resourceId }: ChartWordsProps) {
  const { what, statistics, trends } = writeDescription(chart);
  const description = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div ref={description} className="flow" lang="en" tabIndex={-1}>
        {[what, statistics, trends]
          .filter((words) => words !== '')
          .map((words) => (
            <p key={words}>{words}</p>
          ))}
      </div>
      <ChartExplorer
        chart={chart}
        resourceId={resourceId}
        onGoTo={(place) => (place === 'info' ? description : table).current?.focus()}
      />
      <ChartTable table={dataTableOf(chart)} language={chart.language} heading={table} />
    </>
  );
}
