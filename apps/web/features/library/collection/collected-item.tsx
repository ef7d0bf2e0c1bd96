import { Trans, useLingui } from '@lingui/react/macro';
import type { CollectedResource } from '@relievo/contracts';
import { lazy, Suspense, useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { FocusProps } from '../../../ui/lists/card-grid.tsx';
import { useCollectionChanged } from '../../collections/index.ts';
import { type View } from '../../listing/index.ts';
import { ResourceItem } from '../../resource/index.ts';
import './collected-item.css';

const NotesDialog = lazy(async () => ({ default: (await import('./notes-dialog.tsx')).NotesDialog }));

interface CollectedItemProps {
  item: CollectedResource;
  view: View;
  focusProps: FocusProps;
  isOwn: boolean;
}

/** A resource in a collection, with what its owner wrote beside it. Its buttons are reached from its card alone. */
export function CollectedItem({ item, view, focusProps, isOwn }: CollectedItemProps) {
  const { t } = useLingui();
  const { resource, notes } = item;
  const title = resource?.title ?? t`Withdrawn resource`;
  return (
    <div className="collected-item">
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
      {isOwn ? <ItemActions item={item} title={title} tabIndex={focusProps.tabIndex} /> : null}
    </div>
  );
}

interface ItemActionsProps {
  item: CollectedResource;
  title: string;
  tabIndex: number;
}

function ItemActions({ item, title, tabIndex }: ItemActionsProps) {
  const { t } = useLingui();
  const { collectionId: id, resourceId } = item;
  const [isWriting, setWriting] = useState(false);
  const changed = useCollectionChanged();
  const removing = useAction({
    run: () => client.collections.takeOut({ id, resourceId }),
    done: t`Removed from collection`,
    failed: t`Failed to remove from collection`,
    onDone: () => {
      focusHeading();
      changed(id);
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
      <Button
        tabIndex={tabIndex}
        aria-label={t`Remove from collection: ${title}`}
        isBusy={removing.isPending}
        onPress={() => removing.start()}
      >
        <Trans>Remove</Trans>
      </Button>
      <Suspense>
        {isWriting ? <NotesDialog item={item} title={title} onClose={() => setWriting(false)} /> : null}
      </Suspense>
    </p>
  );
}
