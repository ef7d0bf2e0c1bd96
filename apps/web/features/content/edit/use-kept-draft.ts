import { useLingui } from '@lingui/react/macro';
import { type Content, type ContentFields, readRefusal } from '@relievo/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { readStored, removeStored, writeStored } from '../../../lib/stores/stored.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { contentQuery } from '../state/content-query.ts';
import { formOf, isForm } from './content-form.ts';
import { createDraftKeeper, type DraftKeeper, type Saved, type Unsaved } from './draft-keeper.ts';

interface Written {
  readonly edits: number | null;
  readonly fields: ContentFields;
}

/** The draft of a resource, kept on the server while it is written, and in this browser until it has arrived. */
export function useKeptDraft(content: Content, personId: string): DraftKeeper {
  const { id } = content;
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (written: Written) => client.content.saveDraft({ id, ...written }),
    // Being offline is an answer here: the words stay in this browser, and the page says so.
    networkMode: 'always',
    onSuccess: async (draft) => {
      const { queryKey } = contentQuery(id);
      // An answer from before would show the draft as it was.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (there) => (there ? { ...there, draft } : there));
    },
  });
  const [keeper] = useState(() => {
    const key = `relievo-draft-content-${personId}-${id}` as const;
    return createDraftKeeper({
      start: startOf(content),
      unsaved: readUnsaved(readStored(key)),
      save: (edits, fields) =>
        mutateAsync({ edits, fields }).then<Saved, Saved>((draft) => ({ draft }), toRefused),
      keepHere: (unsaved) => {
        if (unsaved) writeStored(key, unsaved);
        else removeStored(key);
      },
      later: (work, delay) => {
        const timer = setTimeout(work, delay);
        return () => clearTimeout(timer);
      },
    });
  });
  useEffect(() => keeper.adopt(startOf(content)), [keeper, content]);
  // Who leaves the page need not wait for the pause.
  useEffect(() => () => void keeper.flush(), [keeper]);
  useSayHowItStands(keeper);
  return keeper;
}

function startOf({ draft, fields }: Content): Unsaved {
  return {
    form: formOf(draft?.fields ?? fields),
    edits: draft?.edits ?? null,
  };
}

function readUnsaved(stored: unknown): Unsaved | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { form, edits } = stored as Record<string, unknown>;
  if (!isForm(form) || !(edits === null || typeof edits === 'number')) return null;
  return { form, edits };
}

function toRefused(thrown: unknown): Saved {
  const refusal = readRefusal(thrown);
  const theirs = (refusal?.data as { draft?: Content['draft'] } | undefined)?.draft ?? undefined;
  return { refused: refusal?.code ?? '', theirs };
}

/** Said once, and again only after it was not so: who types is not told after each word. */
function useSayHowItStands(keeper: DraftKeeper): void {
  const { t } = useLingui();
  const { hasSaved, status } = useStore(keeper.store);
  const isTrouble = status === 'failed' || status === 'closed';
  useEffect(() => {
    if (isTrouble) toasts.show(t`Your changes are not saved yet. They are kept in this browser.`, 'error');
    else if (hasSaved) announce(t`Your changes are saved as a draft.`);
  }, [hasSaved, isTrouble, t]);
  useEffect(() => {
    if (status !== 'elsewhere') return;
    toasts.show(
      t`This resource was changed in another tab. Choose above the form which version to keep.`,
      'error',
    );
  }, [status, t]);
}
