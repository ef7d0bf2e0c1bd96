import { Trans } from '@lingui/react/macro';
import { FolderPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useViewer } from '../../../lib/server/session.ts';
import { Button } from '../../../ui/actions/button.tsx';

const AddToCollectionDialog = lazy(async () => ({
  default: (await import('./add-to-collection-dialog.tsx')).AddToCollectionDialog,
}));

/** For who is signed in: collections are one's own. */
export function AddToCollection({ resourceId, title }: { resourceId: string; title: string }) {
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  if (viewer.status !== 'signed-in') return null;
  return (
    <>
      <Button
        variant="primary"
        icon={<FolderPlus aria-hidden="true" size={20} />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <Trans>Add to collection</Trans>
      </Button>
      <Suspense>
        {isOpen ? (
          <AddToCollectionDialog resourceId={resourceId} title={title} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
