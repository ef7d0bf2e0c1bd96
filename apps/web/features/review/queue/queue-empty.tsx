import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';

/** Where nothing waits, or nothing of what the bar asks for. */
export function QueueEmpty({ onClear }: { onClear: (() => void) | undefined }) {
  const { t } = useLingui();
  if (onClear)
    return (
      <EmptyState
        title={t`Nothing found`}
        message={<Trans>No item waiting for review matches your search and filters.</Trans>}
        action={
          <Button onPress={onClear}>
            <Trans>Show everything</Trans>
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={t`Nothing is waiting for review`}
      message={<Trans>New submissions will appear here.</Trans>}
    />
  );
}
