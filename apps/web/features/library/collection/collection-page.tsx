import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { isUuid } from '@relievo/contracts/operations';
import { useQuery } from '@tanstack/react-query';
import { useParam } from '../../../ui/page/use-param.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageFailed } from '../../../ui/states/page-failed.tsx';
import { collectionQuery } from '../../collections/index.ts';
import { CollectionFound } from './collection-found.tsx';
import { CollectionMissing } from './collection-missing.tsx';

/** A collection by the id in the address. What is not there and what one may not see are the same page. */
export function CollectionPage() {
  const id = useParam('id');
  return isUuid(id) ? <CollectionById key={id} id={id} /> : <CollectionMissing />;
}

function CollectionById({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(collectionQuery(id));
  // Also of what was on screen before its reader signed out.
  if (readRefusal(error)?.code === 'not_found') return <CollectionMissing />;
  if (data) return <CollectionFound collection={data} />;
  if (!error) return <Loading label={t`Loading the collection…`} />;
  return (
    <PageFailed
      page={t`Collection`}
      title={t`Error loading the collection`}
      contents={t`A message that the collection could not be loaded.`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
