import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';

/** Under the key of the account's preferences, of which this is one. */
const PREFERENCES = ['account-preferences'];

/** Whether searches are kept at all. Switching it off keeps what is there: that is forgotten by its own button. */
export function HistorySwitch() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: PREFERENCES,
    queryFn: ({ signal }) => client.account.readPreferences(undefined, { signal }),
  });
  const save = useAction({
    run: (keepsSearchHistory: boolean) => client.account.changePreferences({ keepsSearchHistory }),
    done: ({ keepsSearchHistory }) =>
      keepsSearchHistory ? t`Search history is on.` : t`Search history is off.`,
    onDone: (saved) => queries.setQueryData(PREFERENCES, saved),
  });
  if (!data) return null;
  return (
    <>
      {save.refused ? <Refusal text={save.refused} /> : null}
      <Switch isSelected={data.keepsSearchHistory} onChange={(on) => save.start(on)}>
        <Trans>Keep my search history</Trans>
      </Switch>
    </>
  );
}
