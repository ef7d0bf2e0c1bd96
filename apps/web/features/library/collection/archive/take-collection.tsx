import { Trans, useLingui } from '@lingui/react/macro';
import type { Collection } from '@relievo/contracts/collections';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { createLatePart } from '../../../../lib/late-parts/late-part.ts';
import { useViewer } from '../../../../lib/server/session.ts';
import { useProgress } from '../../../../lib/server/use-progress.ts';
import { toasts } from '../../../../lib/speaking/toasts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../../ui/actions/link.tsx';
import { archiveQuery } from './archive-query.ts';

const ArchiveDialog = createLatePart(() => import('./archive-dialog.tsx'), 'ArchiveDialog');

interface TakeCollectionProps {
  collection: Collection;
}

/** A collection to take along as one zip. It is made for somebody, so guests are asked to sign in first. */
export function TakeCollection({ collection }: TakeCollectionProps) {
  const viewer = useViewer();
  const returnTo = useLocation({ select: ({ href }) => href });
  if (viewer.status === 'signed-in') return <OwnArchive collection={collection} />;
  if (viewer.status !== 'guest') return null;
  return (
    <ButtonLink to="/auth" search={{ return: returnTo }} icon={<FolderDown aria-hidden="true" size={20} />}>
      <Trans>Sign in to download all as zip</Trans>
    </ButtonLink>
  );
}

/** Follows the zip while this page is open, also when its window is closed, and says when it is ready. */
function OwnArchive({ collection: { id, name } }: TakeCollectionProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(archiveQuery(id));
  const ready = t`The zip of “${name}” is ready to download.`;
  const failed = t`The zip could not be created. Please try again.`;
  const onEnd = async () => {
    await queries.invalidateQueries({ queryKey: archiveQuery(id).queryKey });
    const state = queries.getQueryData(archiveQuery(id).queryKey)?.archive?.state;
    if (state === 'ready') toasts.show(ready, 'success');
    if (state === 'failed') toasts.show(failed, 'error');
  };
  const archive = data?.archive ?? null;
  const followed = archive?.state === 'waiting' ? archive.progressId : null;
  const progress = useProgress(followed, () => void onEnd());
  return (
    <>
      <Button
        icon={<FolderDown aria-hidden="true" size={20} />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {followed ? <Trans>Download as zip: creating</Trans> : <Trans>Download as zip</Trans>}
      </Button>
      {isOpen ? (
        <ArchiveDialog
          collectionId={id}
          progress={progress?.id === followed ? progress : null}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
