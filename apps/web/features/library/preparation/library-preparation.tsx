import { useLingui } from '@lingui/react/macro';
import { type InfiniteData, type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useProductSettings } from '../../../lib/server/product-settings.ts';
import { useProgress } from '../../../lib/server/use-progress.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Progress } from '../../../ui/states/progress.tsx';

/** Of which filling somebody was told: it is said once, however often the library is opened meanwhile. */
let told: string | null = null;

/** At the first start the starter library is filled while people look around: how far it is. */
export function LibraryPreparation() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { libraryProgress } = useProductSettings();
  const words = t`The starter library is being prepared. You can look around already: its resources appear here one after the other.`;
  const onEnd = async () => {
    announce(t`The starter library is ready.`, 'library');
    await queries.invalidateQueries();
  };
  const progress = useProgress(libraryProgress, () => void onEnd());
  const tell = useEffectEvent(() => announce(words, 'library'));
  useEffect(() => {
    if (libraryProgress === null || told === libraryProgress) return;
    told = libraryProgress;
    tell();
  }, [libraryProgress]);
  const { done = 0, total } = progress?.steps.at(0) ?? {};
  // A list that somebody reads stays as it is until the end; one with nothing in it is asked for again.
  useEffect(() => {
    if (done > 0) void queries.invalidateQueries({ queryKey: ['list'], predicate: holdsNothing });
  }, [queries, done]);
  if (libraryProgress === null || !total) return null;
  return (
    <Progress
      label={t`The starter library is being prepared`}
      value={done}
      max={total}
      note={t`${done} of ${total} resources are there. You can look around already.`}
    />
  );
}

function holdsNothing({ state }: Query): boolean {
  const list = state.data as InfiniteData<{ total: number }> | undefined;
  return list?.pages.at(-1)?.total === 0;
}
