import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ARCHIVE_KEPT_HOURS, type CollectionArchive } from '@relievo/contracts/collections';
import type { Progress as Followed } from '@relievo/contracts/product';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { formatFileSize } from '../../../../lib/words/file-size.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ButtonAnchor } from '../../../../ui/actions/link.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { Progress } from '../../../../ui/states/progress.tsx';
import { Refusal } from '../../../../ui/states/refusal.tsx';
import { archiveQuery } from './archive-query.ts';
import './archive-dialog.css';

interface ArchiveDialogProps {
  collectionId: string;
  progress: Followed | null;
  onClose: () => void;
}

/** What a zip of the collection holds, how large it can become, and how far it is. */
export function ArchiveDialog({ collectionId, progress, onClose }: ArchiveDialogProps) {
  const { t } = useLingui();
  const latest = useQuery(archiveQuery(collectionId));
  return (
    <Dialog title={t`Download this collection`} shape="drawer" isOpen onClose={onClose}>
      <Loaded query={latest} loading={t`Loading your latest zip…`} failed={t`Your zip could not be loaded`}>
        {({ archive, atMostBytes }) => (
          <div className="archive">
            <About atMost={formatFileSize(atMostBytes)} />
            {archive?.state === 'waiting' ? <Waiting progress={progress} /> : null}
            {archive?.state === 'ready' ? <Ready archive={archive} /> : null}
            {archive?.state === 'failed' ? (
              <Refusal text={t`The zip could not be created. Please try again.`} />
            ) : null}
            <BeginOrCancel collectionId={collectionId} archive={archive} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

function About({ atMost }: { atMost: string }) {
  return (
    <p>
      <Trans>
        One zip file with the files in this collection that you can download, and a page that lists them. It
        can hold up to {atMost}; files that do not fit are named on the list. You can download the zip for{' '}
        {ARCHIVE_KEPT_HOURS} hours.
      </Trans>
    </p>
  );
}

function Waiting({ progress }: { progress: Followed | null }) {
  const { t } = useLingui();
  const { done = 0, total } = progress?.steps[0] ?? {};
  return (
    <Progress
      label={t`Creating the zip`}
      value={done}
      max={total ?? 1}
      note={t`You can close this window. The zip will still be created.`}
    />
  );
}

function Ready({ archive: { id, size, packed, leftOut } }: { archive: CollectionArchive }) {
  const much = formatFileSize(size);
  const files = plural(packed, { one: 'It contains # file.', other: 'It contains # files.' });
  const missing = plural(leftOut, {
    one: '# file could not be included. The list in the zip says why.',
    other: '# files could not be included. The list in the zip says why.',
  });
  return (
    <>
      <p>
        {files} {leftOut > 0 ? missing : null}
      </p>
      <p>
        <ButtonAnchor variant="primary" href={`/api/collection-archives/${id}/file`} download>
          <Trans>Download the zip ({much})</Trans>
        </ButtonAnchor>
      </p>
    </>
  );
}

interface BeginOrCancelProps {
  collectionId: string;
  archive: CollectionArchive | null;
}

/** One button, so that whoever pressed it keeps the focus when there is something else to do with it. */
function BeginOrCancel({ collectionId, archive }: BeginOrCancelProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { queryKey } = archiveQuery(collectionId);
  const show = (changed: CollectionArchive) =>
    queries.setQueryData(queryKey, (known) => known && { ...known, archive: changed });
  const ask = useAction({
    run: () => client.collectionArchives.ask({ id: collectionId }),
    done: t`Creating the zip.`,
    onDone: show,
  });
  const cancel = useAction({
    run: (id: string) => client.collectionArchives.cancel({ id }),
    done: t`Zip cancelled.`,
    onDone: show,
  });
  const isWaiting = archive?.state === 'waiting';
  return (
    <>
      {ask.refused && !isWaiting ? <Refusal text={ask.refused} /> : null}
      <p>
        <Button
          variant={isWaiting || archive?.state === 'ready' ? 'secondary' : 'primary'}
          isBusy={ask.isPending || cancel.isPending}
          busyWords={t`Sending…`}
          onPress={() => (isWaiting ? cancel.start(archive.id) : ask.start())}
        >
          {isWaiting ? (
            <Trans>Cancel</Trans>
          ) : archive?.state === 'ready' ? (
            <Trans>Create zip again</Trans>
          ) : (
            <Trans>Create zip</Trans>
          )}
        </Button>
      </p>
    </>
  );
}
