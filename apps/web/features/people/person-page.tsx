import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { isUuid } from '@relievo/contracts/operations';
import { useQuery } from '@tanstack/react-query';
import { useParam } from '../../ui/page/use-param.ts';
import { Loading } from '../../ui/states/loading.tsx';
import { PageFailed } from '../../ui/states/page-failed.tsx';
import { PersonFound } from './person-found.tsx';
import { PersonMissing } from './person-missing.tsx';
import { personQuery } from './person-queries.ts';

/** A person by the id in the address. Who is not there and whom one may not see are the same page. */
export function PersonPage() {
  const id = useParam('id');
  return isUuid(id) ? <PersonById id={id.toLowerCase()} /> : <PersonMissing />;
}

function PersonById({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(personQuery(id));
  if (readRefusal(error)?.code === 'not_found') return <PersonMissing />;
  if (data) return <PersonFound person={data} />;
  if (!error) return <Loading label={t`Loading the profile…`} />;
  return (
    <PageFailed
      page={t`Profile`}
      title={t`Error loading the profile`}
      contents={t`A message that the profile could not be loaded.`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
