import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadTable } from '@relievo/chart/table';
import type { SavedChartWork } from '@relievo/contracts/charts';
import { Select } from '../../../ui/fields/select.tsx';
import type { ChartKeeper } from '../work/use-kept-work.ts';
import { useColumnWords } from './column-words.ts';

interface ColumnsProps {
  read: ReadTable;
  work: SavedChartWork;
  keeper: ChartKeeper;
}

const RECOGNISED = 'recognised';
const SHOWN = 20;

/** What each column was taken for, and a way to say that it is something else. */
export function Columns({ read, work, keeper }: ColumnsProps) {
  const { t } = useLingui();
  const wordsOf = useColumnWords();
  const { columns } = read.table;
  const set = (column: number, as: string) => {
    const others = work.readings.filter((reading) => reading.column !== column);
    const said = OPTIONS.find((option) => option === as);
    keeper.change({ readings: said ? [...others, { column, as: said }] : others });
  };
  return (
    <section role="group" className="flow" aria-labelledby="chart-columns">
      <h3 id="chart-columns">
        <Trans>Columns</Trans>
      </h3>
      <ul className="chart-columns">
        {columns.slice(0, SHOWN).map((column, index) => (
          <li key={`${index} ${column.name}`}>
            <Select
              label={column.name}
              help={t`Read as: ${wordsOf(column)}`}
              options={[
                { value: RECOGNISED, label: t`As recognised` },
                { value: 'number', label: t`Numbers` },
                { value: 'text', label: t`Words` },
                { value: 'day-first', label: t`Dates, day first` },
                { value: 'month-first', label: t`Dates, month first` },
              ]}
              selectedKey={work.readings.find((reading) => reading.column === index)?.as ?? RECOGNISED}
              onSelectionChange={(key) => set(index, String(key))}
            />
          </li>
        ))}
      </ul>
      {columns.length > SHOWN ? (
        <p>
          <Trans>The first {SHOWN} columns are listed. All columns are kept.</Trans>
        </p>
      ) : null}
    </section>
  );
}

const OPTIONS = ['number', 'text', 'day-first', 'month-first'] as const;
