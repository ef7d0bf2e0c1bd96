import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useGo } from '../../../ui/page/use-go.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageFailed } from '../../../ui/states/page-failed.tsx';
import { ChartMissing } from './chart-missing.tsx';

/** A chart of the library in the wizard: one's own goes on, another one begins as one's own. */
export function Reopened({ resourceId }: { resourceId: string }) {
  const { t } = useLingui();
  const go = useGo();
  const { data, error, refetch } = useQuery({
    queryKey: ['charts', 'reopened', resourceId],
    queryFn: () => client.charts.reopen({ id: resourceId }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const id = data?.id;
  useEffect(() => {
    if (id) go('/tools/create-chart', { search: { draft: id, step: 'data' }, replace: true });
  }, [id, go]);
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
