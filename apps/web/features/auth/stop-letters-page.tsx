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
      title={t`Stop these letters`}
      lead={t`Letters like the one that led you here will not come any more. In the product you are told all the same.`}
      action={t`Stop these letters`}
      redeem={async (token) => {
        await client.account.stopLetters({ token });
        await queries.invalidateQueries();
      }}
      done={t`These letters will not come any more.`}
      next={
        <p>
          <Trans>
            You can have them again: <Link to="/settings">choose in the settings</Link>, on the tab Account.
          </Trans>
        </p>
      }
      otherwise={
        <p>
          <Trans>
            You can also <Link to="/settings">choose in the settings</Link> which letters come, on the tab
            Account.
          </Trans>
        </p>
      }
    />
  );
}
