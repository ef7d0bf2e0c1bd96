import { readRefusal } from '@relievo/contracts/client';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { noteFault } from '../lib/server/note-fault.ts';
import { endsSession, forgetSession } from '../lib/server/session.ts';

/** Whatever the server refuses because the session is over makes the app see a guest at once. */
function onError(thrown: unknown) {
  if (endsSession(readRefusal(thrown))) forgetSession(queries);
}

/** Lists say on screen that they failed; what failed in them stands in the log. */
function onReadError(thrown: unknown, { queryKey: [kind, name] }: { readonly queryKey: readonly unknown[] }) {
  onError(thrown);
  if (kind === 'list') noteFault(`The list ${String(name)} could not be read.`, thrown);
}

/**
 * What is on its way for the first time may have been read before what was just changed, and the library keeps it as it
 * comes (Query.fetch ends only what has data). It is asked for once more when it is there.
 */
class Queries extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const begun = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
    const first = begun.filter(({ state }) => state.data === undefined);
    await super.invalidateQueries(filters, options);
    await Promise.all(
      first.map(({ queryKey }) => super.invalidateQueries({ queryKey, exact: true }, options)),
    );
  }
}

export const queries: QueryClient = new Queries({
  queryCache: new QueryCache({ onError: onReadError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      // A refusal is an answer; only what did not arrive is asked for again.
      retry: (failures, thrown) => failures < 1 && readRefusal(thrown) === null,
      refetchOnWindowFocus: true,
    },
  },
});
