import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/server/client.ts';
import { ButtonLink, Link } from '../../ui/actions/link.tsx';
import { LinkPage } from './link-page.tsx';

export function UndoDeletionPage() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return (
    <LinkPage
      title={t`Keep your account`}
      lead={t`Your account is due to be deleted. Nothing is lost yet, and you can keep it.`}
      action={t`Keep my account`}
      redeem={async (token) => {
        await client.account.undoDeletionByLink({ token });
        await queries.invalidateQueries();
      }}
      done={t`Your account and everything in it will be kept.`}
      next={
        <ButtonLink to="/auth" variant="primary">
          <Trans>Sign in</Trans>
        </ButtonLink>
      }
      otherwise={
        <p>
          <Trans>
            You can also sign in and keep it in your settings, or <Link to="/contact">contact us</Link>.
          </Trans>
        </p>
      }
    />
  );
}
