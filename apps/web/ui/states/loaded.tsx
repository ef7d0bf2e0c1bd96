import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { type ReactNode, useEffect } from 'react';
import { announce } from '../../lib/speaking/announcer.ts';
import { Loading } from './loading.tsx';
import { ErrorState } from './state-message.tsx';

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: Query<Data>;
  /** While it is on its way. */
  loading: string;
  /** The heading over what went wrong. */
  failed: string;
  /** Of that heading: 2 where no heading but the page's own stands above it. */
  level?: 2 | 3;
  children: (data: Data) => ReactNode;
}

/** What was asked from the server, or a word that it is on its way, or why it did not come and a way to ask again. */
export function Loaded<Data>({ query, loading, failed, level = 3, children }: LoadedProps<Data>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Loading label={loading} isPart />;
  return <NotLoaded query={query} title={failed} level={level} />;
}

interface NotLoadedProps {
  query: Query<unknown>;
  title: string;
  level: 2 | 3;
}

/** A part of a page that did not come is told at once, wherever its reader is. */
function NotLoaded({ query: { error, refetch }, title, level }: NotLoadedProps) {
  const { t } = useLingui();
  useEffect(() => announce(title, 'errors'), [title]);
  const refusal = readRefusal(error);
  return (
    <ErrorState
      title={title}
      level={level}
      message={refusal?.message ?? t`Check your connection and try again.`}
      reference={refusal?.id}
      onRetry={() => void refetch()}
    />
  );
}
