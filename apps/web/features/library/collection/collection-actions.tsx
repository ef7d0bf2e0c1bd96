import { Trans, useLingui } from '@lingui/react/macro';
import type { Collection } from '@relievo/contracts/collections';
import { useQueryClient } from '@tanstack/react-query';
import { Link2, Pencil, Users } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { collectionQuery, EditCollectionDialog, ShareDialog } from '../../collections/index.ts';

/** What its owner does with a collection as a whole. */
export function CollectionActions({ collection }: { collection: Collection }) {
  const [isEditing, setEditing] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const { id, name, visibility } = collection;
  return (
    <>
      {visibility !== 'private' ? <CopyLink id={id} /> : null}
      <Button
        icon={<Users aria-hidden="true" size={20} />}
        aria-haspopup="dialog"
        onPress={() => setSharing(true)}
      >
        <Trans>Share</Trans>
      </Button>
      <Button
        icon={<Pencil aria-hidden="true" size={20} />}
        aria-haspopup="dialog"
        onPress={() => setEditing(true)}
      >
        <Trans>Edit collection</Trans>
      </Button>
      <DeleteCollection id={id} name={name} />
      {isSharing ? <ShareDialog collection={collection} onClose={() => setSharing(false)} /> : null}
      {isEditing ? <EditCollectionDialog collection={collection} onClose={() => setEditing(false)} /> : null}
    </>
  );
}

function CopyLink({ id }: { id: string }) {
  const { t } = useLingui();
  const copy = async () => {
    const address = new URL(`/library/collection/${id}`, location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      toasts.show(t`Link copied.`, 'success');
    } catch {
      toasts.show(t`The link could not be copied. It is ${address}`, 'error');
    }
  };
  return (
    <Button icon={<Link2 aria-hidden="true" size={20} />} onPress={() => void copy()}>
      <Trans>Copy the link</Trans>
    </Button>
  );
}

function DeleteCollection({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  const deleting = useAction({
    run: () => client.collections.remove({ id }),
    done: t`Collection deleted`,
    failed: t`Failed to delete collection`,
    onDone: () => {
      go('/library', { search: { tab: 'collections' } });
      queries.removeQueries({ queryKey: collectionQuery(id).queryKey });
      void queries.invalidateQueries({ queryKey: ['list', 'collections'] });
    },
  });
  return (
    <ConfirmButton
      title={t`Delete “${name}”?`}
      consequence={t`The collection and its notes are deleted. The resources in it stay in the library. This cannot be undone.`}
      action={t`Delete collection`}
      isPending={deleting.isPending}
      onConfirm={() => deleting.start()}
    >
      <Trans>Delete collection</Trans>
    </ConfirmButton>
  );
}
