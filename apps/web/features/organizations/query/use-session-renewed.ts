import { useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../../lib/server/session.ts';

/** To call when the organizations of the person, or the current one, have changed: all that is on screen may be other now. */
export function useSessionRenewed(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries();
    await queries.refetchQueries({ queryKey: sessionQuery.queryKey });
  };
}
