import { Trans, useLingui } from '@lingui/react/macro';
import type { Content } from '@relievo/contracts/content';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { contentQuery } from '../state/content-query.ts';

export function DeleteContent({ content: { id, fields } }: { content: Content }) {
  const { t } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  const { title } = fields;
  const deleting = useAction({
    run: () => client.content.remove({ id }),
    done: t`“${title}” is deleted.`,
    onDone: () => {
      go('/library', { search: { tab: 'your-content' } });
      for (const queryKey of [contentQuery(id).queryKey, ['resource', id]])
        queries.removeQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: ['list'] });
    },
  });
  return (
    <section role="group" className="flow" aria-labelledby="content-delete">
      <h2 id="content-delete">
        <Trans>Delete it</Trans>
      </h2>
      <p>
        <Trans>
          Readers can no longer open it. Its comments are deleted, and it is removed from every collection.
          This cannot be undone.
        </Trans>
      </p>
      <ConfirmButton
        title={t`Delete “${title}”?`}
        consequence={t`The resource, its files, versions and history are deleted for everyone. This cannot be undone.`}
        action={t`Delete permanently`}
        isPending={deleting.isPending}
        onConfirm={() => deleting.start()}
      >
        <Trans>Delete this resource</Trans>
      </ConfirmButton>
    </section>
  );
}
