import { useLingui } from '@lingui/react/macro';
import { type PictureDraft, type PictureWork, pictureWork, readRefusal } from '@relievo/contracts';
import { useEffect, useState } from 'react';
import { createWorkKeeper, type Saved, type WorkKeeper } from '../../../lib/keeping/work-keeper.ts';
import { client } from '../../../lib/server/client.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { readStored, removeStored, writeStored } from '../../../lib/stores/stored.ts';
import { useStore } from '../../../lib/stores/use-store.ts';

export type PictureKeeper = WorkKeeper<PictureWork>;

/** A picture that is converted, kept on the server, and in this browser until it has arrived. */
export function useKeptWork(draft: PictureDraft, personId: string): PictureKeeper {
  const { id } = draft;
  const [keeper] = useState(() => openKeeper(draft, `relievo-draft-picture-${personId}-${id}`));
  // Who leaves the page need not wait for the pause.
  useEffect(() => () => void keeper.flush(), [keeper]);
  useSayHowItStands(keeper);
  return keeper;
}

function openKeeper(draft: PictureDraft, key: string): PictureKeeper {
  const { id } = draft;
  const keeper = createWorkKeeper<PictureWork>({
    draft,
    elsewhere: 'picture_changed_elsewhere',
    save: (edits, work) =>
      client.pictures.save({ id, edits, work }).then<Saved, Saved>(
        (saved) => saved,
        (thrown: unknown) => ({ refused: readRefusal(thrown)?.code ?? '' }),
      ),
    read: () => client.pictures.get({ id }),
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
  const read = pictureWork.safeParse(work);
  return known === edits && read.success ? read.data : null;
}

/** Said once, and again only after it was not so. */
function useSayHowItStands(keeper: PictureKeeper): void {
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
        t`This picture was changed in another tab. Choose above the steps which version to keep.`,
        'error',
      );
  }, [status, t]);
}
