import { useLingui } from '@lingui/react/macro';
import type { MadeOutput, OutputRequest, ResourceOutputs } from '@relievo/contracts/library/files';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { outputsQuery } from '../query/outputs-query.ts';
import type { Offer } from './file-groups.ts';

/** Has a form of a resource made, and says how that ended; who has something to do with it is handed it instead. */
export function useMade(
  id: string,
  { format, profile }: Pick<Offer, 'format' | 'profile'>,
  name: string,
  onMade?: (made: MadeOutput) => void,
) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { queryKey } = outputsQuery(id);
  const isThis = (one: { format: string; profile: string }) =>
    one.format === format && one.profile === profile;
  const ready = t`Success: ${name} is ready to download.`;
  const look = async (): Promise<ResourceOutputs | undefined> => {
    // With what the page says of how the resource can be read.
    await queries.invalidateQueries({ queryKey: ['resource', id] });
    return queries.getQueryData(queryKey);
  };
  const onEnd = async (isToldElsewhere: boolean) => {
    const now = await look();
    const problem = now?.requests.find(isThis)?.problem;
    const made = now?.made.find(isThis);
    if (made && onMade) onMade(made);
    else if (made) announce(ready);
    else if (problem && !isToldElsewhere) announce(t`Error: ${name} could not be made. ${problem}`, 'errors');
  };
  const keep = (asked: OutputRequest) =>
    queries.setQueryData(queryKey, (known) =>
      known ? { ...known, requests: [...known.requests.filter((one) => !isThis(one)), asked] } : known,
    );
  const make = useAction({
    run: () => client.outputs.make({ id, format: format as never, profile }),
    onDone: (asked) => {
      if (asked.state === 'waiting') keep(asked);
      // What ends at once, the list of all formats never waited for.
      else void onEnd(false);
    },
  });
  return { make, onEnd: () => void onEnd(onMade !== undefined) };
}
