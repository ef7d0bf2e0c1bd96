import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { UndoRow } from '../../../ui/states/undo-row.tsx';
import type { ContentChange } from './change-dialog.tsx';
import { useContentChanged } from './content-query.ts';

interface UndoChangeProps {
  organizationId: string;
  change: ContentChange;
  onUndone: () => void;
}

/** Gives back what a change took; it stays until something else is changed. */
export function UndoChange({ organizationId: id, change, onUndone }: UndoChangeProps) {
  const { t } = useLingui();
  const { changeId, changed } = change;
  const listChanged = useContentChanged();
  const undoing = useAction({
    run: async () => {
      const answer = await client.organizationContent.undo({ id, changeId });
      await listChanged();
      return answer;
    },
    done: ({ restored }) =>
      restored === 0
        ? t`Someone else has changed it since. Nothing was undone.`
        : plural(restored, {
            one: '# resource is as it was before.',
            other: '# resources are as they were before.',
          }),
    failed: t`Failed to undo`,
    onDone: () => {
      onUndone();
      focusHeading();
    },
  });
  return (
    <UndoRow
      words={plural(changed, { one: '# resource changed.', other: '# resources changed.' })}
      label={t`Undo the last change`}
      isBusy={undoing.isPending}
      onUndo={() => undoing.start()}
    />
  );
}
