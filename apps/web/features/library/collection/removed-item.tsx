import { useLingui } from '@lingui/react/macro';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { UndoRow } from '../../../ui/states/undo-row.tsx';
import { useCollectionChanged } from '../../collections/index.ts';

/** What was removed from a collection, and all that it takes to put it back where it was. */
export interface RemovedItem {
  /** Of the collection. */
  readonly id: string;
  readonly resourceId: string;
  readonly title: string;
  readonly notes: string;
  readonly place: { readonly id: string; readonly addedAt: string };
}

interface RemovedItemRowProps {
  removed: RemovedItem;
  onBack: () => void;
}

export function RemovedItemRow({ removed, onBack }: RemovedItemRowProps) {
  const { t } = useLingui();
  const { title, ...item } = removed;
  const changed = useCollectionChanged();
  const putBack = useAction({
    run: () => client.collections.add(item),
    done: t`Added to collection`,
    failed: t`Failed to add to collection`,
    onDone: () => {
      void changed(item.id).then(onBack);
    },
  });
  return (
    <UndoRow
      words={t`“${title}” was removed from this collection.`}
      label={t`Undo: put “${title}” back`}
      isBusy={putBack.isPending}
      onUndo={() => putBack.start()}
    />
  );
}
