import { Trans, useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useGo } from '../../../ui/page/use-go.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageFailed } from '../../../ui/states/page-failed.tsx';
import { PageMissing } from '../../../ui/states/page-missing.tsx';
import { DRAWINGS } from './drawings-query.ts';

/** The drawing of a resource on the table: one's own goes on, another one begins as one's own. */
export function Reopened({ resourceId }: { resourceId: string }) {
  const { t } = useLingui();
  const go = useGo();
  const { data, error, refetch } = useQuery({
    queryKey: [...DRAWINGS, 'reopened', resourceId],
    queryFn: () => client.drawings.reopen({ id: resourceId }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const id = data?.id;
  useEffect(() => {
    if (id) go(`/svg-editor/${id}`, { replace: true });
  }, [id, go]);
  if (!error) return <Loading label={t`Loading the drawing…`} />;
  const code = readRefusal(error)?.code;
  if (code === 'not_found' || code === 'invalid_input')
    return (
      <PageMissing
        title={t`There is no drawing here`}
        contents={t`A message that there is no drawing at this address.`}
        way={{ to: '/svg-editor', words: t`Begin a drawing` }}
      >
        <p>
          <Trans>This resource shows no drawing that can be changed, or you cannot see it.</Trans>
        </p>
      </PageMissing>
    );
  return (
    <PageFailed
      page={t`Graphics editor`}
      title={t`The drawing could not be opened`}
      contents={t`A message that the drawing could not be opened.`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
