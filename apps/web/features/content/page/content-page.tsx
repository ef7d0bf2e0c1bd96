import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../../lib/server/session.ts';
import { useParam } from '../../../ui/page/use-param.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageFailed } from '../../../ui/states/page-failed.tsx';
import { contentQuery } from '../state/content-query.ts';
import { ContentFound } from './content-found.tsx';
import { ContentMissing } from './content-missing.tsx';

/** A resource of one's own. What is not there, what is somebody else's and what is no id are the same page. */
export function ContentPage() {
  const { t } = useLingui();
  const id = useParam('id');
  const viewer = useViewer();
  const { data, error, refetch } = useQuery(contentQuery(id));
  const refusal = readRefusal(error);
  if (refusal?.code === 'not_found' || refusal?.code === 'invalid_input') return <ContentMissing />;
  if (data && viewer.status === 'signed-in')
    return <ContentFound key={`${viewer.session.user.id} ${id}`} content={data} session={viewer.session} />;
  if (!error) return <Loading label={t`Loading your resource…`} />;
  return (
    <PageFailed
      page={t`Your resource`}
      title={t`Error loading your resource`}
      contents={t`A message that your resource could not be loaded.`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
