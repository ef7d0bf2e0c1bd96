import { Trans, useLingui } from '@lingui/react/macro';
import { EMPTY_CHART_WORK, type SavedChartWork } from '@relievo/contracts/charts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { SAMPLES, type Sample } from '../cells/samples.ts';
import { CHART_DRAFTS, chartDraftsQuery } from '../work/chart-queries.ts';
import { DraftItem } from './draft-item.tsx';

/** Where a chart begins, and where one goes on with those that are under way. */
export function Start() {
  const { t, i18n } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  const drafts = useQuery(chartDraftsQuery);
  const begin = useAction({
    run: (work: SavedChartWork) => client.charts.begin({ work }),
    onDone: ({ id }) => {
      void queries.invalidateQueries({ queryKey: CHART_DRAFTS });
      go('/tools/create-chart', { search: { draft: id, step: 'data' } });
    },
  });
  const beginWith = ({ name, source, cells }: Sample) =>
    begin.start({
      ...EMPTY_CHART_WORK,
      cells: cells.map((row) => [...row]),
      labels: { ...EMPTY_CHART_WORK.labels, title: i18n._(name) },
      words: { ...EMPTY_CHART_WORK.words, source },
    });
  return (
    <Page
      title={t`Create a chart`}
      lead={t`From a table to a chart that can be touched, heard and read, in five steps.`}
      describe={{
        contents: t`A button to begin a chart, sample tables to try, and the charts that you are making.`,
        mainAction: t`Begin a new chart`,
      }}
    >
      <div className="chart-start flow">
        {begin.refused ? <Refusal text={begin.refused} /> : null}
        <div className="chart-buttons">
          <Button variant="primary" isBusy={begin.isPending} onPress={() => begin.start(EMPTY_CHART_WORK)}>
            <Trans>Begin a new chart</Trans>
          </Button>
        </div>
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
