import { useLingui } from '@lingui/react/macro';
import type { Chart } from '@relievo/chart/model';
import type { Table } from '@relievo/chart/table';
import { type KindChoice as Kind, listKinds } from '@relievo/chart/work';
import type { SavedChartWork } from '@relievo/contracts/charts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { sketchesQuery } from '../access/sheets-query.ts';
import { reportWords } from '../work/report-words.ts';
import type { ChartKeeper } from '../work/use-kept-work.ts';
import { useQuiet } from '../work/use-quiet.ts';
import { useKindName } from './kind-words.ts';
import './kind-choice.css';

interface KindChoiceProps {
  table: Table;
  work: SavedChartWork;
  keeper: ChartKeeper;
  /** The chart that the table suggests. */
  suggested: Chart | null;
}

const SUGGESTED = 'suggested';

/** More values than these take longer to draw than a person looks at a small picture. */
const MAX_SKETCHED_VALUES = 1000;

/** Shows each kind of chart as a small picture of the person's data: the most suitable first, the others with their problem. */
export function KindChoice({ table, work, keeper, suggested }: KindChoiceProps) {
  const { t } = useLingui();
  const nameKind = useKindName();
  const kinds = useMemo(() => listKinds(table, work), [table, work]);
  const sketches = useSketches(useQuiet(kinds));
  const chosen = work.shape.type;
  const wordsOf = ({ type, why, problem }: Kind) => {
    if (problem) return t`${nameKind(type)} – ${reportWords(problem)}`;
    return why ? `${nameKind(type)}. ${reportWords(why)}` : nameKind(type);
  };
  const own = kinds.find(({ type }) => type === suggested?.type);
  const reason = own ? wordsOf(own) : t`The kind that suits your table.`;
  return (
    <div className="chart-kinds">
      <RadioGroup
        label={t`Kind of chart`}
        value={chosen ?? SUGGESTED}
        onChange={(type) =>
          keeper.change({ shape: { ...work.shape, type: type === SUGGESTED ? null : type } })
        }
        options={[
          {
            value: SUGGESTED,
            label: <Kind words={t`Suggested: ${reason}`} sketch={own ? sketches.get(own.type) : undefined} />,
          },
          ...kinds.map((kind) => ({
            value: kind.type,
            label: (
              <Kind
                words={wordsOf(kind)}
                sketch={sketches.get(kind.type)}
                isMissing={kind.problem !== null}
              />
            ),
            disabled: kind.problem !== null && kind.type !== chosen,
          })),
        ]}
      />
    </div>
  );
}

function useSketches(kinds: readonly Kind[]): ReadonlyMap<string, string> {
  const drawn = useMemo(
    () =>
      kinds.flatMap(({ type, chart }) =>
        chart && countValues(chart) <= MAX_SKETCHED_VALUES ? [{ type, chart }] : [],
      ),
    [kinds],
  );
  const { data } = useQuery({
    ...sketchesQuery(drawn.map(({ chart }) => chart)),
    placeholderData: keepPreviousData,
  });
  return useMemo(
    () =>
      new Map(
        drawn.flatMap(({ type }, index): [string, string][] => {
          const svg = data?.[index];
          return svg ? [[type, `data:image/svg+xml,${encodeURIComponent(svg)}`]] : [];
        }),
      ),
    [drawn, data],
  );
}

function countValues({ series }: Chart): number {
  return series.reduce((sum, { points }) => sum + points.length, 0);
}

interface KindProps {
  words: string;
  /** The address of the picture; missing while it is drawn. */
  sketch?: string | undefined;
  isMissing?: boolean;
}

/** The words say all that the picture shows, so a screen reader does not meet it. */
function Kind({ words, sketch, isMissing = false }: KindProps) {
  return (
    <span className="chart-kind">
      {isMissing ? null : (
        <span className="chart-kind-picture" aria-hidden="true">
          {sketch ? <img src={sketch} alt="" /> : null}
        </span>
      )}
      <span>{words}</span>
    </span>
  );
}
