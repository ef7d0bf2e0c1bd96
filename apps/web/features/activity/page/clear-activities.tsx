import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';

export function ClearActivities({ isPending, onConfirm }: { isPending: boolean; onConfirm: () => void }) {
  const { t } = useLingui();
  return (
    <ConfirmButton
      title={t`Clear all your activities?`}
      consequence={
        <p>
          <Trans>
            This clears the list of what you viewed, downloaded and searched for. What you created stays. This
            cannot be undone.
          </Trans>
        </p>
      }
      action={t`Clear all`}
      isPending={isPending}
      onConfirm={onConfirm}
    >
      <Trans>Clear all</Trans>
    </ConfirmButton>
  );
}
