import { Trans, useLingui } from '@lingui/react/macro';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';

interface NothingFoundProps {
  /** Why there is nothing, where nothing was searched for. */
  message: string;
  /** Takes search and filters away, where they are why. */
  clear: (() => void) | undefined;
  /** Whether who finds nothing here may want to make something. */
  canCreate?: boolean;
}

export function NothingFound({ message, clear, canCreate = false }: NothingFoundProps) {
  const { t } = useLingui();
  const isBuilt = useIsBuilt();
  return (
    <EmptyState
      title={t`No content found`}
      message={clear ? t`No content matches your current filters.` : message}
      action={
        <>
          {clear ? (
            <Button onPress={clear}>
              <Trans>Clear search and filters</Trans>
            </Button>
          ) : null}
          {canCreate && isBuilt('/tools') ? (
            <ButtonLink to="/tools" variant="primary">
              <Trans>Create Content</Trans>
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}
