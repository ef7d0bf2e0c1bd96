import { Trans, useLingui } from '@lingui/react/macro';
import type { Aggregate } from '@relievo/chart/model';
import { hasSum, type Table } from '@relievo/chart/table';
import type { KeepTest } from '@relievo/chart/work';
import type { SavedChartWork } from '@relievo/contracts/charts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { ChartKeeper } from '../work/use-kept-work.ts';

interface RowsChoiceProps {
  table: Table;
  rows: SavedChartWork['rows'];
  keeper: ChartKeeper;
}

const NONE = 'none';

/** Which rows are shown, put together, and in which order. */
export function RowsChoice({ table, rows, keeper }: RowsChoiceProps) {
  const { t } = useLingui();
  const columns = table.columns.map(({ name }) => ({ value: name, label: name }));
  const [first] = columns;
  const set = (part: Partial<SavedChartWork['rows']>, name?: string) =>
    keeper.change({ rows: { ...rows, ...part } }, name);
  const { keep, sort, total } = rows;
  const firstName = first?.value ?? '';
  // What was chosen before stays in sight; why it says nothing is told beside it.
  const offersSum = total?.how === 'sum' || hasSum(table, total?.column ?? firstName);
  return (
    <section role="group" className="flow" aria-labelledby="chart-rows">
      <h3 id="chart-rows">
        <Trans>Rows</Trans>
      </h3>
      <div className="chart-choices">
        <Select
          label={t`Order`}
          options={[
            { value: NONE, label: t`The order of the table` },
            { value: 'rising', label: t`From low to high` },
            { value: 'falling', label: t`From high to low` },
          ]}
          selectedKey={sort?.order ?? NONE}
          onSelectionChange={(key) =>
            set({
              sort:
                key === NONE
                  ? null
                  : {
                      column: sort?.column ?? lastNumber(table) ?? firstName,
                      order: key as 'rising' | 'falling',
                    },
            })
          }
        />
        {sort ? (
          <Select
            label={t`Sorted by`}
            options={columns}
            selectedKey={sort.column}
            onSelectionChange={(key) => set({ sort: { ...sort, column: String(key) } })}
          />
        ) : null}
        <Select
          label={t`Show`}
          options={[
            { value: NONE, label: t`All rows` },
            { value: 'equal', label: t`Rows that equal` },
            { value: 'contains', label: t`Rows that contain` },
            { value: 'above', label: t`Rows above` },
            { value: 'below', label: t`Rows below` },
          ]}
          selectedKey={keep?.is ?? NONE}
          onSelectionChange={(key) =>
            set({
              keep:
                key === NONE
                  ? null
                  : { column: keep?.column ?? firstName, is: key as KeepTest, value: keep?.value ?? '' },
            })
          }
        />
        {keep ? (
          <>
            <Select
              label={t`In column`}
              options={columns}
              selectedKey={keep.column}
              onSelectionChange={(key) => set({ keep: { ...keep, column: String(key) } })}
            />
            <TextField
              label={t`Value`}
              value={keep.value}
              onChange={(value) => set({ keep: { ...keep, value } }, 'keep')}
              autoComplete="off"
            />
          </>
        ) : null}
        <Select
          label={t`Combine rows`}
          options={[
            { value: NONE, label: t`No, show each row` },
            ...(offersSum ? [{ value: 'sum', label: t`The sum of rows with one name` }] : []),
            { value: 'mean', label: t`The mean of rows with one name` },
            { value: 'median', label: t`The median of rows with one name` },
            { value: 'least', label: t`The least of rows with one name` },
            { value: 'greatest', label: t`The greatest of rows with one name` },
            { value: 'count', label: t`How many rows have one name` },
          ]}
          selectedKey={total?.how ?? NONE}
          onSelectionChange={(key) =>
            set({
              total: key === NONE ? null : { column: total?.column ?? firstName, how: key as Aggregate },
            })
          }
        />
        {total ? (
          <Select
            label={t`Names are in`}
            options={columns}
            selectedKey={total.column}
            onSelectionChange={(key) => set({ total: { ...total, column: String(key) } })}
          />
        ) : null}
      </div>
    </section>
  );
}

function lastNumber({ columns }: Table): string | undefined {
  return columns.findLast(({ kind }) => kind === 'number')?.name;
}
