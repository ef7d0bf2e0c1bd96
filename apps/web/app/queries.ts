import { refusalOf } from '@relievo/contracts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { endsSession, forgetSession } from '../lib/server/session.ts';

/** Whatever the server refuses because the session is over makes the app see a guest at once. */
const onError = (thrown: unknown) => {
  if (endsSession(refusalOf(thrown))) forgetSession(queries);
};

export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      // A refusal is an answer; only what did not arrive is asked for again.
      retry: (failures, thrown) => failures < 1 && refusalOf(thrown) === null,
      refetchOnWindowFocus: true,
    },
  },
});
