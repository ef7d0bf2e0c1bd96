import { useLingui } from '@lingui/react/macro';
import { type PictureDraft, type PictureWork, pictureWork } from '@relievo/contracts/pictures';
import { openKeptWork } from '../../../lib/keeping/open-kept-work.ts';
import { useKeptWork } from '../../../lib/keeping/use-kept-work.ts';
import type { WorkKeeper } from '../../../lib/keeping/work-keeper.ts';
import { client } from '../../../lib/server/client.ts';

export type PictureKeeper = WorkKeeper<PictureWork>;

/** A picture that is converted. */
export function useKeptPicture(draft: PictureDraft, personId: string): PictureKeeper {
  const { t } = useLingui();
  return useKeptWork(
    () => openPicture(draft, personId),
    t`This picture was changed in another tab. Choose above the steps which version to keep.`,
  );
}

function openPicture(draft: PictureDraft, personId: string): PictureKeeper {
  const { id } = draft;
  return openKeptWork<PictureWork>({
    draft,
    key: `relievo-draft-picture-${personId}-${id}`,
    elsewhere: 'picture_changed_elsewhere',
    parse: (kept) => pictureWork.safeParse(kept).data,
    save: (edits, work) => client.pictures.save({ id, edits, work }),
    read: () => client.pictures.get({ id }),
  });
}
