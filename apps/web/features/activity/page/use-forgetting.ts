import { useLingui } from '@lingui/react/macro';
import type { Activity } from '@relievo/contracts/activity';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { ACTIVITIES_KEY } from './activities-query.ts';

/** Forgets one entry or all of them; what the list shows then is asked for anew. */
export function useForgetting(onForgotten: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const forgotten = () => {
    onForgotten();
    void queries.invalidateQueries({ queryKey: ['list', ACTIVITIES_KEY] });
  };
  const one = useAction({
    run: ({ id }: Activity) => client.activity.remove({ id }),
    done: t`Entry removed.`,
    failed: t`The entry could not be removed. Please try again.`,
    onDone: forgotten,
  });
  const all = useAction({
    run: () => client.activity.clear(),
    done: t`Your activities are cleared.`,
    failed: t`Your activities could not be cleared. Please try again.`,
    onDone: forgotten,
  });
  return { one, all };
}
