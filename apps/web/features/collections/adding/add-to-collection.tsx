import { Trans, useLingui } from '@lingui/react/macro';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { createLatePart } from '../../../lib/late-parts/late-part.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { Button } from '../../../ui/actions/button.tsx';

const AddToCollectionDialog = createLatePart(
  () => import('./add-to-collection-dialog.tsx'),
  'AddToCollectionDialog',
);

interface AddToCollectionProps {
  resourceId: string;
  title: string;
  /** On a card, among others: it is reached from its card alone, and says which one it is about. */
  onCard?: { readonly tabIndex: number };
}

/** For who is signed in: collections are one's own. */
export function AddToCollection({ resourceId, title, onCard }: AddToCollectionProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  if (viewer.status !== 'signed-in') return null;
  const place = onCard
    ? ({ ...onCard, variant: 'quiet', 'aria-label': t`Add to collection: ${title}` } as const)
    : ({ variant: 'primary' } as const);
  return (
    <>
      <Button
        {...place}
        icon={<FolderPlus aria-hidden="true" size={20} />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <Trans>Add to collection</Trans>
      </Button>
      {isOpen ? (
        <AddToCollectionDialog resourceId={resourceId} title={title} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
