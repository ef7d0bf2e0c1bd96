import { Trans, useLingui } from '@lingui/react/macro';
import { type DataTable, dataTableOf, pointScore, writeDescription } from '@relievo/chart';
import { type ChartContent, USUAL_STUDIO } from '@relievo/contracts';
import { useEffect, useRef, useState } from 'react';
import { useStudio } from '../../../lib/server/studio.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Table } from '../../../ui/lists/table.tsx';
import { playScore, soundSettingsOf } from '../viewer/play-chart.ts';
import { ChartWalk } from './chart-walk.tsx';

/** A chart in words with its numbers, point by point, and as a table: all of it worked out from its data. */
export function ChartWords({ chart }: { chart: ChartContent }) {
  const { what, statistics, trends } = writeDescription(chart);
  const sound = soundSettingsOf(useStudio() ?? USUAL_STUDIO);
  const playing = useRef<AbortController>(null);
  useEffect(() => () => playing.current?.abort(), []);
  return (
    <>
      <div className="flow" lang="en">
        {[what, statistics, trends]
          .filter((words) => words !== '')
          .map((words) => (
            <p key={words}>{words}</p>
          ))}
      </div>
      <ChartWalk
        chart={chart}
        onReach={({ series, point }) => {
          playing.current?.abort();
          playing.current = new AbortController();
          // What cannot be heard here is said all the same.
          const { signal } = playing.current;
          playScore(pointScore(chart, series, point, sound), signal).catch(() => {});
        }}
      />
      <ChartTable table={dataTableOf(chart)} language={chart.language} />
    </>
  );
}

/** More at once and a page of it is no help, and a slow one. */
const FIRST_ROWS = 50;

function ChartTable({ table, language }: { table: DataTable; language: string }) {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const rows = table.rows.map((cells, index) => ({ cells, index }));
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <>
      <h3>
        <Trans>Data table</Trans>
      </h3>
      <div lang={language}>
        <Table
          caption={table.caption}
          columns={table.columns.map(({ name, kind }, column) => ({
            id: String(column),
            label: name,
            numeric: kind === 'number' && column > 0,
            cell: ({ cells }: (typeof rows)[number]) => cells[column] || '–',
          }))}
          rows={shown}
          rowKey={({ index }) => String(index)}
        />
      </div>
      {shown.length < rows.length ? (
        <Button
          onPress={() => {
            setIsWhole(true);
            announce(t`The table now shows all ${rows.length} rows`);
          }}
        >
          <Trans>Show all {rows.length} rows</Trans>
        </Button>
      ) : null}
    </>
  );
}
