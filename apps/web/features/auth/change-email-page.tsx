import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/server/client.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { LinkPage } from './link-page.tsx';

export function ChangeEmailPage() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const toSettings = (
    <ButtonLink to="/settings" search={{ tab: 'account' }}>
      <Trans>Go to account settings</Trans>
    </ButtonLink>
  );
  return (
    <LinkPage
      title={t`Confirm your new email address`}
      lead={t`You will sign in with this address, and we will send email to it.`}
      action={t`Use this email address`}
      redeem={async (token) => {
        await client.account.confirmEmailChange({ token });
        await queries.invalidateQueries();
      }}
      done={t`Your email address is changed.`}
      next={toSettings}
      otherwise={toSettings}
    />
  );
}
