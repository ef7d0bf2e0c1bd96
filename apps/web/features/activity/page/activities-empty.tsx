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
        message={<Trans>No activities match your search and filter.</Trans>}
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
      message={
        <Trans>
          Resources you view, download and create are listed here, with your searches. Only you can see this
          list.
        </Trans>
      }
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
