import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useGo } from '../../../ui/page/use-go.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageFailed } from '../../../ui/states/page-failed.tsx';
import { PictureMissing } from './picture-missing.tsx';

/** The picture of a resource of one's own: goes on where it was left, or begins anew. */
export function Reopened({ resourceId }: { resourceId: string }) {
  const { t } = useLingui();
  const go = useGo();
  const { data, error, refetch } = useQuery({
    queryKey: ['pictures', 'reopened', resourceId],
    queryFn: () => client.pictures.reopen({ id: resourceId }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const id = data?.id;
  useEffect(() => {
    if (id) go('/tools/convert-graphics', { search: { draft: id, step: 'analyze' }, replace: true });
  }, [id, go]);
  if (!error) return <Loading label={t`Loading your picture…`} />;
  const code = readRefusal(error)?.code;
  if (code === 'not_found' || code === 'invalid_input') return <PictureMissing />;
  return (
    <PageFailed
      page={t`Convert graphics`}
      title={t`Error loading your picture`}
      contents={t`A message that your picture could not be loaded.`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
