import { Trans, useLingui } from '@lingui/react/macro';
import { EMPTY_CHART_WORK, type SavedChartWork } from '@relievo/contracts/charts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { BringTable } from '../cells/bring-table.tsx';
import { type Cells, widthOf } from '../cells/cells.ts';
import { SAMPLES, type Sample } from '../cells/samples.ts';
import { workOfWritten } from '../cells/work-of-written.ts';
import { CHART_DRAFTS, chartDraftsQuery, notesKey } from '../work/chart-queries.ts';
import { DraftItem } from './draft-item.tsx';

interface Beginning {
  readonly work: SavedChartWork;
  readonly words?: string;
  readonly notes?: readonly string[];
}

/** Begins a chart with a file, copied cells, a sample or an empty grid, and lists those in progress. */
export function Start() {
  const { t, i18n } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  const drafts = useQuery(chartDraftsQuery);
  const begin = useAction({
    run: async ({ work, words, notes = [] }: Beginning) => {
      const { id } = await client.charts.begin({ work });
      return { id, words, notes };
    },
    onDone: ({ id, words, notes }) => {
      void queries.invalidateQueries({ queryKey: CHART_DRAFTS });
      queries.setQueryData(notesKey(id), notes);
      go('/tools/create-chart', { search: { draft: id, step: 'data' } });
      if (words) announce(words);
    },
  });
  const beginWith = ({ name, source, cells }: Sample) =>
    begin.start({
      work: {
        ...EMPTY_CHART_WORK,
        cells: cells.map((row) => [...row]),
        labels: { ...EMPTY_CHART_WORK.labels, title: i18n._(name) },
        words: { ...EMPTY_CHART_WORK.words, source },
      },
    });
  const beginWithTable = (cells: Cells, name: string, notes: readonly string[]) => {
    const [rows, columns] = [cells.length, widthOf(cells)];
    begin.start({
      work: { ...EMPTY_CHART_WORK, cells },
      words: name
        ? t`${name} is in the grid: ${rows} rows, ${columns} columns.`
        : t`${rows} rows and ${columns} columns are in the grid.`,
      notes,
    });
  };
  return (
    <Page
      title={t`Create a chart`}
      lead={t`From a table to a chart that can be touched, heard and read, in five steps.`}
      describe={{
        contents: t`A place to choose or paste a table, sample tables to try, a button to begin with an empty table, and the charts that you are making.`,
        mainAction: t`Choose a table`,
      }}
    >
      <div className="chart-start flow">
        {begin.refused ? <Refusal text={begin.refused} /> : null}
        <section role="group" className="flow" aria-labelledby="chart-bring">
          <h2 id="chart-bring">
            <Trans>Bring a table</Trans>
          </h2>
          <BringTable
            onTable={beginWithTable}
            onChart={(written) =>
              begin.start({
                work: { ...EMPTY_CHART_WORK, ...workOfWritten(written, EMPTY_CHART_WORK) },
                words: t`The chart is loaded: its data is in the grid, and its kind and labels are in steps 2 and 3.`,
              })
            }
          />
        </section>
        <section role="group" className="flow" aria-labelledby="chart-samples">
          <h2 id="chart-samples">
            <Trans>Or try a sample</Trans>
          </h2>
          <div className="chart-buttons">
            {SAMPLES.map((sample) => (
              <Button key={sample.id} isBusy={begin.isPending} onPress={() => beginWith(sample)}>
                {i18n._(sample.name)}
              </Button>
            ))}
          </div>
        </section>
        <section role="group" className="flow" aria-labelledby="chart-empty">
          <h2 id="chart-empty">
            <Trans>Or type a table</Trans>
          </h2>
          <div className="chart-buttons">
            <Button isBusy={begin.isPending} onPress={() => begin.start({ work: EMPTY_CHART_WORK })}>
              <Trans>Begin a new chart</Trans>
            </Button>
          </div>
        </section>
        <section role="group" className="flow" aria-labelledby="chart-drafts">
          <h2 id="chart-drafts" tabIndex={-1}>
            <Trans>Your charts</Trans>
          </h2>
          <Loaded query={drafts} loading={t`Loading your charts…`} failed={t`Error loading your charts`}>
            {(found) =>
              found.length === 0 ? (
                <p>
                  <Trans>You have no charts yet. What you begin appears here, on every device.</Trans>
                </p>
              ) : (
                <ul className="kept-list">
                  {found.map((draft) => (
                    <DraftItem key={draft.id} draft={draft} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </section>
      </div>
    </Page>
  );
}
