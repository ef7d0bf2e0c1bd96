import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { reviewsContent, useViewer } from '../../../lib/server/session.ts';
import { useParam } from '../../../ui/page/use-param.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageFailed } from '../../../ui/states/page-failed.tsx';
import type { Query } from '../../listing/index.ts';
import { buildReviewFilters, QUEUE_CODEC, writeFilters } from '../query/queue-address.ts';
import { reviewQuery } from '../query/queue-query.ts';
import { NoReviewer } from '../queue/no-reviewer.tsx';
import { Item } from './item.tsx';
import { ItemMissing } from './item-missing.tsx';

/** One submission for who decides on it, by the id in the address; what the queue was narrowed to stands there too. */
export function ItemPage() {
  const { t } = useLingui();
  const id = useParam('id');
  const viewer = useViewer();
  const address = QUEUE_CODEC.read(useLocation({ select: ({ search }) => search as Query }));
  const isReviewer = reviewsContent(viewer);
  const { data, error, refetch } = useQuery({
    ...reviewQuery(id, buildReviewFilters(address)),
    enabled: isReviewer,
  });
  const refusal = readRefusal(error);
  if (!isReviewer) return <NoReviewer />;
  if (refusal?.code === 'not_found' || refusal?.code === 'invalid_input') return <ItemMissing />;
  if (data) return <Item key={id} review={data} filters={writeFilters(address)} />;
  if (!error) return <Loading label={t`Loading the submission…`} />;
  return (
    <PageFailed
      page={t`Content Review`}
      title={t`Error loading the submission`}
      contents={t`A message that the submission could not be loaded.`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
