import { Trans, useLingui } from '@lingui/react/macro';
import type { DataTable } from '@relievo/chart/words';
import { type RefObject, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Table } from '../../../ui/lists/table.tsx';

/** More at once and a page of it is no help, and a slow one. */
const FIRST_ROWS = 50;

interface ChartTableProps {
  table: DataTable;
  language: string;
  /** Somebody goes there by a key. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The numbers of a chart as a table. */
export function ChartTable({ table, language, heading }: ChartTableProps) {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const rows = table.rows.map((cells, index) => ({ cells, index }));
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
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
