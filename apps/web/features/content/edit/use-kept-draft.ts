import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import type { Content } from '@relievo/contracts/content';
import type { ContentFields } from '@relievo/contracts/values';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openKeptHere } from '../../../lib/keeping/kept-here.ts';
import type { Answer } from '../../../lib/keeping/saver.ts';
import { startTimer } from '../../../lib/keeping/start-timer.ts';
import { useSaveOnLeaving, useSayHowItStands } from '../../../lib/keeping/use-saving.ts';
import { client } from '../../../lib/server/client.ts';
import { contentQuery } from '../state/content-query.ts';
import { type ContentForm, fieldsOf, formOf, isForm } from './content-form.ts';
import { createDraftKeeper, type DraftKeeper, type Kept, type Written } from './draft-keeper.ts';

/** The draft of a resource, kept on the server while it is written, and in this browser until it has arrived. */
export function useKeptDraft(content: Content, personId: string): DraftKeeper {
  const { t } = useLingui();
  const { id } = content;
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (written: { readonly edits: number | null; readonly fields: ContentFields }) =>
      client.content.saveDraft({ id, ...written }),
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
    const { found, keep } = openKeptHere(`relievo-draft-content-${personId}-${id}`, parseForm);
    return createDraftKeeper({
      start: startOf(content),
      unsaved: found,
      send: (edits, form) =>
        mutateAsync({ edits, fields: fieldsOf(form) }).then<Answer<ContentForm>, Answer<ContentForm>>(
          (draft) => ({ outcome: 'saved', edits: draft.edits }),
          toAnswer,
        ),
      keepHere: keep,
      later: startTimer,
    });
  });
  useEffect(() => keeper.adopt(startOf(content)), [keeper, content]);
  useSaveOnLeaving(keeper);
  useSayHowItStands(keeper.store, {
    isWorthSaying,
    changedElsewhere: t`This resource was changed in another tab. Choose above the form which version to keep.`,
  });
  return keeper;
}

function startOf({ draft, fields }: Content): Written {
  return {
    form: formOf(draft?.fields ?? fields),
    edits: draft?.edits ?? null,
  };
}

function parseForm(kept: unknown): ContentForm | undefined {
  return isForm(kept) ? kept : undefined;
}

function isWorthSaying({ hasSaved }: Kept): boolean {
  return hasSaved;
}

/** While these are so, nothing can be saved, however often it is tried. */
const CLOSED: readonly string[] = ['content_waits', 'upload_not_allowed', 'not_found'];

function toAnswer(thrown: unknown): Answer<ContentForm> {
  const refusal = readRefusal(thrown);
  const theirs = (refusal?.data as { draft?: Content['draft'] } | undefined)?.draft;
  if (theirs) return { outcome: 'overtaken', theirs: { edits: theirs.edits, work: formOf(theirs.fields) } };
  const { code, message: why } = refusal ?? { code: '', message: '' };
  if (code === 'draft_gone') return { outcome: 'absent' };
  return { outcome: CLOSED.includes(code) ? 'closed' : 'failed', why };
}
