import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';

interface CollectionEmptyProps {
  clear: (() => void) | undefined;
  isOwn: boolean;
}

export function CollectionEmpty({ clear, isOwn }: CollectionEmptyProps) {
  const { t } = useLingui();
  if (clear)
    return (
      <EmptyState
        title={t`No content found`}
        message={t`Nothing in this collection matches your search and filters.`}
        action={
          <Button onPress={clear}>
            <Trans>Clear all</Trans>
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={t`No content found`}
      message={
        isOwn
          ? t`This collection is empty. Add resources to it from their cards in the library, or from their pages.`
          : t`This collection is empty.`
      }
      action={
        <ButtonLink to="/library" variant="primary">
          <Trans>Browse Library</Trans>
        </ButtonLink>
      }
    />
  );
}
