import { Trans, useLingui } from '@lingui/react/macro';
import type { CollectedResource } from '@relievo/contracts/collections';
import { useState } from 'react';
import { createLatePart } from '../../../lib/late-parts/late-part.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { FocusProps } from '../../../ui/lists/card-grid.tsx';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { useCollectionChanged } from '../../collections/index.ts';
import { useFocusWhenBack, type View } from '../../listing/index.ts';
import { ResourceItem } from '../../resource/index.ts';
import type { RemovedItem } from './removed-item.tsx';
import './collected-item.css';

const NotesDialog = createLatePart(() => import('./notes-dialog.tsx'), 'NotesDialog');

interface CollectedItemProps {
  item: CollectedResource;
  view: View;
  focusProps: FocusProps;
  isOwn: boolean;
  /** It came back to its place and takes the focus there. */
  isBack?: boolean;
  onBack?: () => void;
  onRemoved?: (removed: RemovedItem) => void;
}

/** A resource in a collection, with what its owner wrote beside it. Its buttons are reached from its card alone. */
export function CollectedItem(props: CollectedItemProps) {
  const { item, view, focusProps, isOwn, isBack = false, onBack, onRemoved } = props;
  const { t } = useLingui();
  const place = useFocusWhenBack(isBack, () => onBack?.());
  const { resource, notes } = item;
  const title = resource?.title ?? t`Withdrawn resource`;
  return (
    <div ref={place} className="collected-item">
      {resource ? (
        <ResourceItem
          resource={resource}
          view={view}
          focusProps={focusProps}
          withState={resource.status !== 'approved'}
        />
      ) : (
        <p {...focusProps}>
          <Trans>The author withdrew this resource.</Trans>
        </p>
      )}
      {notes ? (
        <p className="collected-notes">
          <span className="collected-notes-name">
            <Trans>Notes:</Trans>
          </span>{' '}
          {notes}
        </p>
      ) : null}
      {isOwn ? (
        <ItemActions item={item} title={title} tabIndex={focusProps.tabIndex} onRemoved={onRemoved} />
      ) : null}
    </div>
  );
}

interface ItemActionsProps {
  item: CollectedResource;
  title: string;
  tabIndex: number;
  onRemoved: ((removed: RemovedItem) => void) | undefined;
}

function ItemActions({ item, title, tabIndex, onRemoved }: ItemActionsProps) {
  const { t } = useLingui();
  const { collectionId: id, resourceId } = item;
  const [isWriting, setWriting] = useState(false);
  const changed = useCollectionChanged();
  const removing = useAction({
    run: () => client.collections.takeOut({ id, resourceId }),
    done: t`Removed from collection`,
    failed: t`Failed to remove from collection`,
    onDone: (removed) => {
      // What its author withdrew nobody can put back; its place is gone with it.
      if (item.resource && onRemoved) onRemoved({ id, resourceId, title, ...removed });
      else focusHeading();
      void changed(id);
    },
  });
  return (
    <p className="collected-actions">
      <Button
        tabIndex={tabIndex}
        aria-label={t`Write notes: ${title}`}
        aria-haspopup="dialog"
        onPress={() => setWriting(true)}
      >
        <Trans>Write notes</Trans>
      </Button>
      {item.resource ? (
        <Button
          tabIndex={tabIndex}
          aria-label={t`Remove from collection: ${title}`}
          isBusy={removing.isPending}
          onPress={() => removing.start()}
        >
          <Trans>Remove</Trans>
        </Button>
      ) : (
        <ConfirmButton
          variant="secondary"
          label={t`Remove from collection: ${title}`}
          title={t`Remove this resource?`}
          consequence={t`Its author withdrew it, so you cannot add it again. Your notes about it are deleted.`}
          action={t`Remove`}
          isPending={removing.isPending}
          onConfirm={() => removing.start()}
        >
          <Trans>Remove</Trans>
        </ConfirmButton>
      )}
      {isWriting ? <NotesDialog item={item} title={title} onClose={() => setWriting(false)} /> : null}
    </p>
  );
}
