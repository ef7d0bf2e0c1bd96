import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { isUuid } from '@relievo/contracts/operations';
import { useQuery } from '@tanstack/react-query';
import { useParam } from '../../../ui/page/use-param.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageFailed } from '../../../ui/states/page-failed.tsx';
import { resourceQuery } from '../query/resource-query.ts';
import { ResourceFound } from './resource-found.tsx';
import { ResourceMissing } from './resource-missing.tsx';

/** A resource by the id in the address. What is not there and what one may not see are the same page. */
export function ResourcePage() {
  const id = useParam('id');
  return isUuid(id) ? <ResourceById id={id} /> : <ResourceMissing />;
}

function ResourceById({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(resourceQuery(id));
  // Also of what was on screen before its reader signed out.
  if (readRefusal(error)?.code === 'not_found') return <ResourceMissing />;
  if (data) return <ResourceFound resource={data} />;
  if (!error) return <Loading label={t`Loading the resource…`} />;
  return (
    <PageFailed
      page={t`Resource`}
      title={t`Error loading the resource`}
      contents={t`A message that the resource could not be loaded.`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
