import { Trans, useLingui } from '@lingui/react/macro';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';

/** Where nothing was done yet, or nothing of what is looked for. */
export function ActivitiesEmpty({ onClear }: { onClear: (() => void) | undefined }) {
  const { t } = useLingui();
  const isBuilt = useIsBuilt();
  if (onClear)
    return (
      <EmptyState
        title={t`Nothing found`}
        message={<Trans>None of your activities is of this kind and has these words.</Trans>}
        action={
          <Button onPress={onClear}>
            <Trans>Show everything</Trans>
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={t`No activities yet`}
      message={<Trans>What you view, download, create and search for stands here. Only you see it.</Trans>}
      action={
        isBuilt('/library') ? (
          <ButtonLink to="/library" variant="primary">
            <Trans>Browse Library</Trans>
          </ButtonLink>
        ) : null
      }
    />
  );
}
