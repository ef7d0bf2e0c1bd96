import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { client } from '../../lib/server/client.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { ChoosePasswordScreen } from './choose-password-screen.tsx';
import { LinkPage } from './link-page.tsx';
import { SendAgain } from './send-again.tsx';
import { useMailedToken } from './use-mailed-token.ts';

/** In another browser than the one of the sign-up the person chooses a password with the proof. */
export function VerifyPage() {
  const { t } = useLingui();
  const [needsPassword, setNeedsPassword] = useState(false);
  if (needsPassword) return <VerifyWithPassword />;
  return (
    <LinkPage
      title={t`Verify your email address`}
      lead={t`This confirms that the address is yours. Then you can sign in.`}
      action={t`Verify my address`}
      redeem={(token) => client.accounts.verifyEmail({ token })}
      onRefused={({ code }) => {
        setNeedsPassword(code === 'password_needed');
        return code === 'password_needed';
      }}
      done={t`Your email address is verified.`}
      next={
        <ButtonLink to="/auth" variant="primary">
          <Trans>Sign in</Trans>
        </ButtonLink>
      }
      otherwise={<SendAgain />}
    />
  );
}

function VerifyWithPassword() {
  const { t } = useLingui();
  const token = useMailedToken();
  return (
    <ChoosePasswordScreen
      title={t`Choose your password`}
      lead={t`You signed up in another browser, so please choose your password here. This also verifies your email address.`}
      redeem={(password) => client.accounts.verifyEmail({ token, password })}
      done={t`Your email address is verified and your password is set. Sign in with it.`}
      otherwise={<SendAgain />}
    />
  );
}
