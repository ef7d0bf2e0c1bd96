import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { CopyPlus } from 'lucide-react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useGo } from '../../../ui/page/use-go.ts';

interface KeepCopyProps {
  collection: { readonly id: string; readonly name: string };
}

/** A collection of one's own with what is in this one; its page opens. */
export function KeepCopy({ collection: { id } }: KeepCopyProps) {
  const { t } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  const copying = useAction({
    run: () => client.collectionShares.copy({ id }),
    done: ({ name }) => t`Copied to your collections as “${name}”`,
    failed: t`Failed to copy the collection`,
    onDone: (copy) => {
      void queries.invalidateQueries({ queryKey: ['list', 'collections'] });
      go(`/library/collection/${copy.id}`);
    },
  });
  return (
    <Button
      icon={<CopyPlus aria-hidden="true" size={20} />}
      isBusy={copying.isPending}
      busyWords={t`Copying…`}
      onPress={() => copying.start()}
    >
      <Trans>Keep a copy</Trans>
    </Button>
  );
}
