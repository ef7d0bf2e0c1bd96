import { Trans, useLingui } from '@lingui/react/macro';
import { client } from '../../lib/server/client.ts';
import { Link } from '../../ui/actions/link.tsx';
import { ChoosePasswordScreen } from './choose-password-screen.tsx';
import { useMailedToken } from './use-mailed-token.ts';

/** Where the mailed link leads: choose a new password, then sign in with it. */
export function ResetPage() {
  const { t } = useLingui();
  const token = useMailedToken();
  return (
    <ChoosePasswordScreen
      title={t`Choose a new password`}
      redeem={(password) => client.accounts.resetPassword({ token, password })}
      done={t`Your password is changed. Sign in with the new password.`}
      otherwise={
        <p className="auth-links">
          <Link to="/auth/forgot">
            <Trans>Ask for a new link</Trans>
          </Link>
        </p>
      }
    />
  );
}
