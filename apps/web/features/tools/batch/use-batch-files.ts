import { useLingui } from '@lingui/react/macro';
import { addressOfBatchZip, type BatchFiles } from '@relievo/contracts/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { announce } from '../../../lib/speaking/announcer.ts';

/** How often it is looked how many are ready. */
const LOOK_EVERY = 2000;

interface Wanted {
  readonly ids: readonly string[];
  /** How often. */
  readonly asked: number;
}

function isWaiting({ state }: BatchFiles): boolean {
  return state === 'waiting';
}

/** Has every form of several drafts made, follows how many are ready, and saves them as one zip at the end. */
export function useBatchFiles() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [{ ids, asked }, setWanted] = useState<Wanted>({ ids: [], asked: 0 });
  const queryKey = ['batch-files', ids];
  const { data: files = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.batchOutputs.standing({ ids: [...ids] }, { signal }),
    enabled: ids.length > 0,
    refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? LOOK_EVERY : false),
    staleTime: LOOK_EVERY,
  });
  const begin = useAction({
    run: (wanted: readonly string[]) => client.batchOutputs.begin({ ids: [...wanted] }),
    onDone: (begun, wanted) => {
      queries.setQueryData(['batch-files', wanted], begun);
      setWanted({ ids: wanted, asked: asked + 1 });
    },
  });
  const waiting = files.filter(isWaiting).length;
  const isReady = files.length > 0 && waiting === 0;
  const had = files.filter(({ state }) => state !== 'failed').map(({ id }) => id);
  const save = () => saveAs(addressOfBatchZip(had));
  const end = useEffectEvent(() => {
    if (had.length === 0) announce(t`Error: nothing could be made of these drafts.`, 'errors');
    else {
      announce(t`Success: the zip is ready and is being downloaded.`);
      save();
    }
  });
  // Asked for once more, what is ready is saved once more.
  useEffect(() => {
    if (isReady && asked > 0) end();
  }, [isReady, asked]);
  return {
    begin,
    save,
    isUnderWay: waiting > 0,
    isReady: isReady && had.length > 0,
    done: files.length - waiting,
    total: files.length,
    problems: files.filter(({ problem }) => problem !== ''),
  };
}

function saveAs(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
