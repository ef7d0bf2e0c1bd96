import { useLingui } from '@lingui/react/macro';
import { refusalOf } from '@relievo/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announce } from '../../../lib/announcer.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Page } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/state-message.tsx';
import { useParam } from '../../../ui/use-param.ts';
import { isResourceId } from '../resource/page/resource-id.ts';
import { PersonFound } from './person-found.tsx';
import { PersonMissing } from './person-missing.tsx';
import { personQuery } from './person-queries.ts';

/** A person by the id in the address. Who is not there and whom one may not see are the same page. */
export function PersonPage() {
  const id = useParam('id');
  return isResourceId(id) ? <PersonById id={id.toLowerCase()} /> : <PersonMissing />;
}

function PersonById({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(personQuery(id));
  if (refusalOf(error)?.code === 'not_found') return <PersonMissing />;
  if (data) return <PersonFound person={data} />;
  if (!error) return <Loading label={t`Loading the profile…`} />;
  return <PersonFailed error={error} onRetry={() => void refetch()} />;
}

function PersonFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  const refusal = refusalOf(error);
  const title = t`Error loading the profile`;
  useEffect(() => announce(title, 'errors'), [title]);
  return (
    <Page
      title={t`Profile`}
      describe={{ contents: t`A note that the profile could not be loaded.`, mainAction: t`Try again` }}
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
