import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { useReplaced } from './use-replaced.ts';

interface UseAsFileProps {
  /** A draft that came of a file. */
  draft: { readonly id: string; readonly title: string; readonly isDraft: boolean };
}

/** A draft becomes the file of the resource that somebody came here for. */
export function UseAsFile({ draft: { id: draftId, title: draftTitle, isDraft } }: UseAsFileProps) {
  const { t } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  const replaced = useReplaced();
  const id = replaced?.id ?? '';
  const use = useAction({
    run: () => client.content.replaceFile({ id, draftId }),
    done: ({ became }) =>
      became === 'submitted'
        ? t`The new file is submitted for review. Readers keep the old one until it is approved.`
        : t`The new file is in place. Check it and submit it for review.`,
    onDone: () => {
      void queries.invalidateQueries();
      go(`/content/${id}`);
    },
  });
  if (!replaced || !isDraft || draftId === id) return null;
  const { title } = replaced;
  return (
    <>
      <Button
        variant="primary"
        isBusy={use.isPending}
        aria-label={t`Use as the new file of ${title}: ${draftTitle}`}
        onPress={() => use.start()}
      >
        <Trans>Use as the new file</Trans>
      </Button>
      {use.refused ? <Refusal text={use.refused} /> : null}
    </>
  );
}
