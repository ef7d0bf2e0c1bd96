import { useLingui } from '@lingui/react/macro';
import { suggestKinds } from '@relievo/chart/model';
import { chartOfTable, listKinds } from '@relievo/chart/work';
import type { SavedChartWork } from '@relievo/contracts/charts';
import { useMemo } from 'react';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Remarks } from '../cells/remarks.tsx';
import { reportWords } from '../work/report-words.ts';
import type { ChartKeeper } from '../work/use-kept-work.ts';
import type { Outcome } from '../work/use-made-chart.ts';
import { FieldsChoice } from './fields-choice.tsx';
import { useKindName } from './kind-words.ts';
import { RowsChoice } from './rows-choice.tsx';

interface ChartStepProps {
  work: SavedChartWork;
  outcome: Outcome;
  keeper: ChartKeeper;
}

const SUGGESTED = 'suggested';

/** Which kind of chart it is, which columns it shows, and which rows. */
export function ChartStep({ work, outcome: { read, made }, keeper }: ChartStepProps) {
  const { t } = useLingui();
  const nameKind = useKindName();
  const table = read?.table;
  const kinds = useMemo(() => (table ? listKinds(table, work) : []), [table, work]);
  const suggested = useMemo(() => {
    const own = table && chartOfTable(table, { ...work, shape: { ...work.shape, type: null } });
    return own?.ok ? own.value : null;
  }, [table, work]);
  // What it lacks is told in its place.
  if (!table || !read) return null;
  const chosen = work.shape.type;
  const type = suggested?.chart.type;
  const why = suggestKinds(table).find((kind) => kind.type === type)?.why;
  const reason = type
    ? [nameKind(type), why && reportWords(why)].filter(Boolean).join('. ')
    : t`The kind that suits your table.`;
  return (
    <div className="flow">
      <RadioGroup
        label={t`Kind of chart`}
        value={chosen ?? SUGGESTED}
        onChange={(type) =>
          keeper.change({ shape: { ...work.shape, type: type === SUGGESTED ? null : type } })
        }
        options={[
          { value: SUGGESTED, label: t`Suggested: ${reason}` },
          ...kinds.map(({ type, problem: against }) => ({
            value: type,
            label: against ? t`${nameKind(type)} – ${reportWords(against)}` : nameKind(type),
            disabled: against !== null && type !== chosen,
          })),
        ]}
      />
      <FieldsChoice table={table} made={made} shape={work.shape} keeper={keeper} />
      <RowsChoice table={table} rows={work.rows} keeper={keeper} />
      {made ? <Remarks remarks={made.remarks} /> : null}
    </div>
  );
}
