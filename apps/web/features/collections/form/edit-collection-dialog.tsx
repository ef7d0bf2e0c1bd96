import { useLingui } from '@lingui/react/macro';
import type { Collection, CollectionInput } from '@relievo/contracts/collections';
import { useState } from 'react';
import type { Issue } from '../../../lib/forms/form-problems.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useCollectionChanged } from '../query/use-collection-changed.ts';
import { CollectionForm } from './collection-form.tsx';

interface EditCollectionDialogProps {
  collection: Collection;
  onClose: () => void;
}

export function EditCollectionDialog({ collection, onClose }: EditCollectionDialogProps) {
  const { t } = useLingui();
  const { id, name, description, visibility } = collection;
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const start = { name, description, visibility };
  const { fields, change, forget } = useFormDraft(`relievo-draft-collection-${id}`, start);
  const changed = useCollectionChanged();
  const saving = useAction({
    run: (input: CollectionInput) => client.collections.change({ id, ...input }),
    done: t`Collection updated`,
    failed: t`Failed to update collection`,
    onDone: () => {
      forget();
      void changed(id);
      onClose();
    },
    onRefused: ({ code, message }) => {
      if (code !== 'collection_name_taken') return false;
      setIssues([{ path: 'name', message }]);
      return true;
    },
  });
  return (
    <Dialog title={t`Edit collection`} shape="drawer" isOpen onClose={onClose}>
      <CollectionForm
        label={t`Edit collection`}
        fields={fields}
        change={change}
        except={id}
        submit={t`Save`}
        submitting={t`Saving…`}
        isSubmitting={saving.isPending}
        issues={issues}
        onSubmit={(input) => saving.start(input)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
