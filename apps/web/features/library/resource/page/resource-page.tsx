import { useLingui } from '@lingui/react/macro';
import { refusalOf } from '@relievo/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announce } from '../../../../lib/announcer.ts';
import { Loading } from '../../../../ui/loading.tsx';
import { Page } from '../../../../ui/page.tsx';
import { ErrorState } from '../../../../ui/state-message.tsx';
import { useParam } from '../../../../ui/use-param.ts';
import { ResourceFound } from './resource-found.tsx';
import { isResourceId } from './resource-id.ts';
import { ResourceMissing } from './resource-missing.tsx';
import { resourceQuery } from './resource-query.ts';

/** A resource by the id in the address. What is not there and what one may not see are the same page. */
export function ResourcePage() {
  const id = useParam('id');
  return isResourceId(id) ? <ResourceById id={id} /> : <ResourceMissing />;
}

function ResourceById({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(resourceQuery(id));
  // Also of what was on screen before its reader signed out.
  if (refusalOf(error)?.code === 'not_found') return <ResourceMissing />;
  if (data) return <ResourceFound resource={data} />;
  if (!error) return <Loading label={t`Loading the resource…`} />;
  return <ResourceFailed error={error} onRetry={() => void refetch()} />;
}

function ResourceFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  const refusal = refusalOf(error);
  const title = t`Error loading the resource`;
  useEffect(() => announce(title, 'errors'), [title]);
  return (
    <Page
      title={t`Resource`}
      describe={{ contents: t`A note that the resource could not be loaded.`, mainAction: t`Try again` }}
    >
      <ErrorState
        title={title}
        message={refusal?.message ?? t`Check your connection and try again.`}
        reference={refusal?.id}
        onRetry={onRetry}
      />
    </Page>
  );
}
