import { useLingui } from '@lingui/react/macro';
import type { Collection, CollectionInput } from '@relievo/contracts/collections';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Issue } from '../../../lib/forms/form-problems.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CREATE_TIMEOUT } from '../query/limits.ts';
import { CollectionForm, NO_FIELDS } from './collection-form.tsx';

interface CreateCollectionDialogProps {
  onClose: () => void;
  onCreated?: (collection: Collection) => void;
}

/**
 * A drawer at the foot of a phone, a window in the middle elsewhere. Closing it forgets what was typed; a reload or
 * a session that ends does not.
 */
export function CreateCollectionDialog({ onClose, onCreated }: CreateCollectionDialogProps) {
  const { t } = useLingui();
  const draft = useFormDraft('relievo-draft-collection', NO_FIELDS);
  const close = () => {
    draft.forget();
    onClose();
  };
  return (
    <Dialog title={t`Create New Collection`} shape="drawer" isOpen onClose={close}>
      <NewCollection draft={draft} onClose={close} {...(onCreated ? { onCreated } : {})} />
    </Dialog>
  );
}

type Draft = ReturnType<typeof useFormDraft<typeof NO_FIELDS>>;

function isTimeOut(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'TimeoutError';
}

function NewCollection({ draft, onClose, onCreated }: CreateCollectionDialogProps & { draft: Draft }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const creating = useAction({
    run: (input: CollectionInput) =>
      client.collections.create(input, { signal: AbortSignal.timeout(CREATE_TIMEOUT) }),
    done: t`Collection created`,
    failed: (thrown) =>
      isTimeOut(thrown) ? t`Operation timed out. Please try again.` : t`Failed to create collection`,
    onDone: (collection) => {
      const { name } = collection;
      toasts.show(t`Collection "${name}" created successfully`, 'success');
      void queries.invalidateQueries({ queryKey: ['list', 'collections'] });
      onCreated?.(collection);
      onClose();
    },
    onRefused: ({ code, message }) => {
      if (code !== 'collection_name_taken') return false;
      setIssues([{ path: 'name', message }]);
      return true;
    },
  });
  return (
    <CollectionForm
      label={t`Create New Collection`}
      fields={draft.fields}
      change={draft.change}
      submit={t`Create collection`}
      submitting={t`Creating…`}
      isSubmitting={creating.isPending}
      issues={issues}
      onSubmit={(input) => creating.start(input)}
      onCancel={onClose}
    />
  );
}
