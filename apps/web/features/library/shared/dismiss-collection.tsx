import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { UndoRow } from '../../../ui/states/undo-row.tsx';

export interface SharedName {
  readonly id: string;
  readonly name: string;
}

interface DismissCollectionProps {
  collection: SharedName;
  tabIndex?: number;
  onDismissed: (collection: SharedName) => void;
}

/** Removes a collection from what is shared with the person. */
export function DismissCollection({ collection, tabIndex, onDismissed }: DismissCollectionProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id, name } = collection;
  const dismissing = useAction({
    run: () => client.collectionShares.dismiss({ id }),
    done: t`Removed from what is shared with you`,
    failed: t`Failed to remove the collection`,
    onDone: () => {
      onDismissed({ id, name });
      void queries.invalidateQueries({ queryKey: ['list', 'shared-collections'] });
    },
  });
  return (
    <Button
      {...(tabIndex === undefined ? {} : { tabIndex })}
      aria-label={t`Remove from Shared with me: ${name}`}
      isBusy={dismissing.isPending}
      onPress={() => dismissing.start()}
    >
      <Trans>Remove</Trans>
    </Button>
  );
}

interface DismissedRowProps {
  collection: SharedName;
  onBack: () => void;
}

export function DismissedRow({ collection: { id, name }, onBack }: DismissedRowProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const undoing = useAction({
    run: () => client.collectionShares.undoDismissal({ id }),
    done: t`“${name}” is shared with you again`,
    failed: t`Failed to undo`,
    onDone: () => {
      void queries.invalidateQueries({ queryKey: ['list', 'shared-collections'] }).then(onBack);
    },
  });
  return (
    <UndoRow
      words={t`“${name}” was removed from Shared with me.`}
      label={t`Undo: show “${name}” again`}
      isBusy={undoing.isPending}
      onUndo={() => undoing.start()}
    />
  );
}
