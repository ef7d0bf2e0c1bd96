import { Trans, useLingui } from '@lingui/react/macro';
import { client } from '../../lib/server/client.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { LinkPage } from './link-page.tsx';
import { SendAgain } from './send-again.tsx';

export function VerifyPage() {
  const { t } = useLingui();
  return (
    <LinkPage
      title={t`Verify your email address`}
      lead={t`This shows that the address is yours. Then you can sign in.`}
      action={t`Verify my address`}
      redeem={(token) => client.accounts.verifyEmail({ token })}
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
