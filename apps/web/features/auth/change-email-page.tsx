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
      <Trans>To the settings of my account</Trans>
    </ButtonLink>
  );
  return (
    <LinkPage
      title={t`Confirm your new email address`}
      lead={t`From then on you sign in with it, and we write to it.`}
      action={t`Use this address`}
      redeem={async (token) => {
        await client.account.confirmEmailChange({ token });
        await queries.invalidateQueries();
      }}
      done={t`Your new email address is in use.`}
      next={toSettings}
      otherwise={toSettings}
    />
  );
}
