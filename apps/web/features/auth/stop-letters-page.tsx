import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/server/client.ts';
import { Link } from '../../ui/actions/link.tsx';
import { LinkPage } from './link-page.tsx';

export function StopLettersPage() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return (
    <LinkPage
      title={t`Stop these emails`}
      lead={t`You will no longer get this kind of email. You will still see these notices when you are signed in.`}
      action={t`Stop these emails`}
      redeem={async (token) => {
        await client.account.stopLetters({ token });
        await queries.invalidateQueries();
      }}
      done={t`You will no longer get these emails.`}
      next={
        <p>
          <Trans>
            To get them again, <Link to="/settings">choose your emails in settings</Link>, on the Account tab.
          </Trans>
        </p>
      }
      otherwise={
        <p>
          <Trans>
            You can also <Link to="/settings">choose your emails in settings</Link>, on the Account tab.
          </Trans>
        </p>
      }
    />
  );
}
