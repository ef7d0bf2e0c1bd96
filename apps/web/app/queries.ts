import { readRefusal } from '@relievo/contracts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
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

export const queries: QueryClient = new QueryClient({
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
