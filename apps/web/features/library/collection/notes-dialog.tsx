import { Trans, useLingui } from '@lingui/react/macro';
import { COLLECTION_LIMITS, type CollectedResource } from '@relievo/contracts/collections';
import { countCharacters } from '@relievo/contracts/values';
import type { FormEvent } from 'react';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormActions } from '../../../ui/forms/form-actions.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useCollectionChanged } from '../../collections/index.ts';

interface NotesDialogProps {
  item: CollectedResource;
  title: string;
  onClose: () => void;
}

/** What the owner of a collection writes beside one thing in it. */
export function NotesDialog({ item, title, onClose }: NotesDialogProps) {
  const { t } = useLingui();
  const { id: itemId, collectionId: id, resourceId, notes } = item;
  const { fields, change, forget } = useFormDraft(`relievo-draft-notes-${itemId}`, { notes });
  const changed = useCollectionChanged();
  const saving = useAction({
    run: (words: string) => client.collections.note({ id, resourceId, notes: words }),
    done: t`Notes saved`,
    failed: t`The notes were not saved. Please try again.`,
    onDone: () => {
      forget();
      void changed(id);
      onClose();
    },
  });
  const tooLong = countCharacters(fields.notes) > COLLECTION_LIMITS.notes;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!tooLong) saving.start(fields.notes);
  };
  return (
    <Dialog title={t`Notes on “${title}”`} shape="drawer" isOpen onClose={onClose}>
      <form noValidate aria-label={t`Notes`} onSubmit={onSubmit}>
        <TextField
          name="notes"
          label={t`Notes`}
          help={t`Everyone who can see the collection can read them.`}
          multiline
          limit={COLLECTION_LIMITS.notes}
          value={fields.notes}
          onChange={change('notes')}
          error={
            tooLong ? t`Please use at most ${COLLECTION_LIMITS.notes} characters for the notes` : undefined
          }
        />
        <FormActions isBusy={saving.isPending} busyWords={t`Saving…`} onCancel={onClose}>
          <Trans>Save</Trans>
        </FormActions>
      </form>
    </Dialog>
  );
}
