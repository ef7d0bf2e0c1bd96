import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassView } from '@relievo/contracts/classes';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { classesQuery } from '../classes-query.ts';

export function DeleteClass({ view: { id, name } }: { view: ClassView }) {
  const { t } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  const deleting = useAction({
    run: () => client.classes.remove({ id }),
    done: t`The class ${name} is deleted.`,
    onDone: () => {
      void queries.invalidateQueries({ queryKey: classesQuery.queryKey });
      go('/classes');
    },
  });
  return (
    <ConfirmButton
      title={t`Delete the class ${name}?`}
      consequence={
        <p>
          <Trans>
            Accounts that were made for this class and are in no other class are deleted with all that is in
            them. Assignments end; your collections stay. This cannot be undone.
          </Trans>
        </p>
      }
      action={t`Delete the class`}
      isPending={deleting.isPending}
      onConfirm={() => deleting.start()}
    >
      <Trans>Delete the class</Trans>
    </ConfirmButton>
  );
}
