import { useLingui } from '@lingui/react/macro';
import type { Session } from '@relievo/contracts/accounts';
import { readRefusal } from '@relievo/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useViewer } from '../../../lib/server/session.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageFailed } from '../../../ui/states/page-failed.tsx';
import { chartDraftQuery } from '../work/chart-queries.ts';
import { ChartMissing } from './chart-missing.tsx';
import { ForGuests } from './for-guests.tsx';
import { Reopened } from './reopened.tsx';
import { Start } from './start.tsx';
import { readStep, type Step } from './steps.ts';
import { Wizard } from './wizard.tsx';
import './charts.css';

/** The chart wizard: where charts begin, one that is made, or for guests what it does. */
export function CreateChartPage() {
  const { t } = useLingui();
  const viewer = useViewer();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const query = new URLSearchParams(search);
  if (viewer.status === 'unknown') return <Loading label={t`Loading…`} />;
  if (viewer.status === 'guest') return <ForGuests back={`/tools/create-chart${search}`} />;
  const draft = query.get('draft');
  const resource = query.get('resource');
  if (draft)
    return <OneChart key={draft} id={draft} step={readStep(query.get('step'))} session={viewer.session} />;
  return resource ? <Reopened key={resource} resourceId={resource} /> : <Start />;
}

function OneChart({ id, step, session }: { id: string; step: Step; session: Session }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(chartDraftQuery(id));
  if (data) return <Wizard draft={data} session={session} step={step} />;
  if (!error) return <Loading label={t`Loading your chart…`} />;
  const code = readRefusal(error)?.code;
  if (code === 'not_found' || code === 'invalid_input') return <ChartMissing />;
  return (
    <PageFailed
      page={t`Create a chart`}
      title={t`Error loading your chart`}
      contents={t`A message that your chart could not be loaded.`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
