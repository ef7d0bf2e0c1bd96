import { useLingui } from '@lingui/react/macro';
import { refusalOf } from '@relievo/contracts';
import type { ReactNode } from 'react';
import { Loading } from './loading.tsx';
import { ErrorState } from './state-message.tsx';

type Query<Data> = {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

type LoadedProps<Data> = {
  query: Query<Data>;
  /** While it is on its way. */
  loading: string;
  /** The heading over what went wrong. */
  failed: string;
  children: (data: Data) => ReactNode;
};

/** What was asked from the server, or a word that it is on its way, or why it did not come and a way to ask again. */
export function Loaded<Data>({ query, loading, failed, children }: LoadedProps<Data>) {
  const { t } = useLingui();
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Loading label={loading} />;
  const refusal = refusalOf(error);
  return (
    <ErrorState
      title={failed}
      message={refusal?.message ?? t`Check your connection and try again.`}
      reference={refusal?.id}
      onRetry={() => void refetch()}
    />
  );
}
