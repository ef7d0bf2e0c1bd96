import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { sharesQuery } from './share-queries.ts';

/** To call when a collection is shared with others than before. */
export function useSharesChanged(id: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: sharesQuery(id).queryKey });
}

/** Shares a collection with a team. */
export function useSharingWithTeam(id: string, onShared: () => void) {
  const { t } = useLingui();
  const changed = useSharesChanged(id);
  return useAction({
    run: (teamId: string) => client.collectionShares.withTeam({ id, teamId }),
    done: ({ name }) => t`Shared with ${name}`,
    onDone: () => {
      onShared();
      void changed();
    },
  });
}
