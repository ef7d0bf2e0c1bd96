import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';

/** For guests on a tab that shows what is one's own; signing in leads back to it. */
export function SignInNeeded({ message }: { message: string }) {
  const { t } = useLingui();
  const returnTo = useLocation({ select: ({ href }) => href });
  return (
    <EmptyState
      title={t`Authentication Required`}
      message={message}
      action={
        <ButtonLink to="/auth" search={{ return: returnTo }} variant="primary">
          <Trans>Login</Trans>
        </ButtonLink>
      }
    />
  );
}
