import { Trans, useLingui } from '@lingui/react/macro';
import type { Chart } from '@relievo/chart/model';
import { dataTableOf } from '@relievo/chart/words';
import { Table } from '../../../ui/lists/table.tsx';

/** More at once and a page of it is no help. The file with the data has all. */
const MOST_ROWS = 100;

export function ChartTable({ chart }: { chart: Chart }) {
  const { t } = useLingui();
  const table = dataTableOf(chart);
  const rows = table.rows.slice(0, MOST_ROWS).map((cells, index) => ({ cells, index }));
  return (
    <section role="group" className="flow" aria-labelledby="chart-table">
      <h3 id="chart-table">
        <Trans>Data table</Trans>
      </h3>
      <div lang={chart.language}>
        <Table
          caption={table.caption}
          columns={table.columns.map(({ name, kind }, column) => ({
            id: String(column),
            label: name,
            numeric: kind === 'number' && column > 0,
            cell: ({ cells }: (typeof rows)[number]) => cells[column] || '–',
          }))}
          rows={rows}
          rowKey={({ index }) => String(index)}
        />
      </div>
      {table.rows.length > MOST_ROWS ? (
        <p>{t`The first ${MOST_ROWS} of ${table.rows.length} rows are shown.`}</p>
      ) : null}
    </section>
  );
}
