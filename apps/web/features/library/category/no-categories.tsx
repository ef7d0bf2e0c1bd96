import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';

export function NoCategories() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return (
    <EmptyState
      title={t`No categories found`}
      message={t`Categories appear when resources are added to them.`}
      action={
        <Button
          variant="primary"
          onPress={() => void queries.resetQueries({ queryKey: ['list', 'categories'] })}
        >
          <Trans>Refresh Categories</Trans>
        </Button>
      }
    />
  );
}
