import { Trans, useLingui } from '@lingui/react/macro';
import type { Table } from '@relievo/chart/table';
import type { MadeChart } from '@relievo/chart/work';
import type { SavedChartWork } from '@relievo/contracts/charts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { ChartKeeper } from '../work/use-kept-work.ts';

interface FieldsChoiceProps {
  table: Table;
  made: MadeChart | null;
  shape: SavedChartWork['shape'];
  keeper: ChartKeeper;
}

const TABLE_DECIDES = 'table decides';

/** Which column names or places the values, which are drawn, and how. */
export function FieldsChoice({ table, made, shape, keeper }: FieldsChoiceProps) {
  const { t } = useLingui();
  const set = (part: Partial<SavedChartWork['shape']>) => keeper.change({ shape: { ...shape, ...part } });
  const isOfTimes = made?.chart.type === 'time-line';
  const numbers = table.columns
    .filter(({ kind }) => kind === 'number' || (isOfTimes && kind === 'date'))
    .map(({ name }) => name);
  const drawn = shape.y ?? made?.chart.series.map(({ name }) => name) ?? [];
  const orNone = (key: unknown) => (key === TABLE_DECIDES ? null : String(key));
  const columns = [
    { value: TABLE_DECIDES, label: t`As suggested` },
    ...table.columns.map(({ name }) => ({ value: name, label: name })),
  ];
  const isBars = made?.chart.type === 'bar';
  const isCourse = made?.chart.type === 'line' || made?.chart.type === 'area';
  const hasFields = isCourse && made.chart.series.length > 1;
  return (
    <section role="group" className="flow" aria-labelledby="chart-fields">
      <h3 id="chart-fields">
        <Trans>Columns in the chart</Trans>
      </h3>
      <div className="chart-choices">
        <Select
          label={t`Names or x axis`}
          options={columns}
          selectedKey={shape.x ?? TABLE_DECIDES}
          onSelectionChange={(key) => set({ x: orNone(key) })}
        />
        <Select
          label={t`One series for each`}
          options={columns}
          selectedKey={shape.group ?? TABLE_DECIDES}
          onSelectionChange={(key) => set({ group: orNone(key) })}
        />
        <Select
          label={t`Scale of the values`}
          options={[
            { value: 'linear', label: t`Even steps` },
            { value: 'log', label: t`Each mark ten times the one before` },
            ...(hasFields || shape.scale === 'own'
              ? [{ value: 'own', label: t`A scale for each series, in a field for itself` }]
              : []),
          ]}
          selectedKey={shape.scale}
          onSelectionChange={(key) => set({ scale: key as typeof shape.scale })}
        />
        {isBars ? (
          <>
            <Select
              label={t`Bars of several series`}
              options={[
                { value: 'beside', label: t`Side by side` },
                { value: 'stacked', label: t`On top of each other` },
                { value: 'diverging', label: t`On both sides of zero` },
              ]}
              selectedKey={shape.stacking}
              onSelectionChange={(key) => set({ stacking: key as typeof shape.stacking })}
            />
            <Select
              label={t`Direction of the bars`}
              options={[
                { value: 'auto', label: t`As their names have room` },
                { value: 'standing', label: t`Vertical` },
                { value: 'lying', label: t`Horizontal` },
              ]}
              selectedKey={shape.direction}
              onSelectionChange={(key) => set({ direction: key as typeof shape.direction })}
            />
          </>
        ) : null}
      </div>
      {numbers.length > 1 ? (
        <div role="group" aria-labelledby="chart-values" className="choice-list">
          <p id="chart-values" className="field-label">
            <Trans>Values that are drawn</Trans>
          </p>
          {numbers.map((name) => (
            <Checkbox
              key={name}
              isSelected={drawn.includes(name)}
              onChange={(isChosen) =>
                set({ y: numbers.filter((one) => (one === name ? isChosen : drawn.includes(one))) })
              }
            >
              {name}
            </Checkbox>
          ))}
        </div>
      ) : null}
    </section>
  );
}
