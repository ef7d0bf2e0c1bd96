import { useLingui } from '@lingui/react/macro';
import { type ChartDraft, chartWork, readRefusal, type SavedChartWork } from '@relievo/contracts';
import { useEffect, useState } from 'react';
import { createWorkKeeper, type Saved, type WorkKeeper } from '../../../lib/keeping/work-keeper.ts';
import { client } from '../../../lib/server/client.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { readStored, removeStored, writeStored } from '../../../lib/stores/stored.ts';
import { useStore } from '../../../lib/stores/use-store.ts';

export type ChartKeeper = WorkKeeper<SavedChartWork>;

/** A chart that is made, kept on the server, and in this browser until it has arrived. */
export function useKeptWork(draft: ChartDraft, personId: string): ChartKeeper {
  const { id } = draft;
  const [keeper] = useState(() => openKeeper(draft, `relievo-draft-chart-${personId}-${id}`));
  // Who leaves the page need not wait for the pause.
  useEffect(() => () => void keeper.flush(), [keeper]);
  useSayHowItStands(keeper);
  return keeper;
}

function openKeeper(draft: ChartDraft, key: string): ChartKeeper {
  const { id } = draft;
  const keeper = createWorkKeeper<SavedChartWork>({
    draft,
    elsewhere: 'chart_changed_elsewhere',
    save: (edits, work) =>
      client.charts.save({ id, edits, work }).then<Saved, Saved>(
        (saved) => saved,
        (thrown: unknown) => ({ refused: readRefusal(thrown)?.code ?? '' }),
      ),
    read: () => client.charts.get({ id }),
    later: (work, delay) => {
      const timer = setTimeout(work, delay);
      return () => clearTimeout(timer);
    },
  });
  keeper.store.subscribe(() => {
    const { status, history, edits } = keeper.store.get();
    if (status === 'kept') removeStored(key);
    else if (status !== 'saving') writeStored(key, { edits, work: history.present });
  });
  const unsaved = readUnsaved(readStored(key), draft.edits);
  if (unsaved) keeper.change(unsaved);
  return keeper;
}

/** What was typed in this browser and never arrived; nothing where the server has been written on since. */
function readUnsaved(stored: unknown, edits: number) {
  if (typeof stored !== 'object' || stored === null) return null;
  const { edits: known, work } = stored as Record<string, unknown>;
  const read = chartWork.safeParse(work);
  return known === edits && read.success ? read.data : null;
}

/** Said once, and again only after it was not so. */
function useSayHowItStands(keeper: ChartKeeper): void {
  const { t } = useLingui();
  const { hasSaved, status } = useStore(keeper.store);
  const isTrouble = status === 'failed';
  useEffect(() => {
    if (isTrouble) toasts.show(t`Your changes are not saved yet. They are kept in this browser.`, 'error');
    else if (hasSaved) announce(t`Your changes are saved as a draft.`);
  }, [hasSaved, isTrouble, t]);
  useEffect(() => {
    if (status === 'elsewhere')
      toasts.show(
        t`This chart was changed in another tab. Choose above the steps which version to keep.`,
        'error',
      );
  }, [status, t]);
}
