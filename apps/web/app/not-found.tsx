import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Page } from '../ui/page.tsx';

export function NotFound() {
  const { t } = useLingui();
  return (
    <Page title={t`Oops! Page not found`}>
      <p>
        <Trans>
          Nothing stands at this address. It may have been moved, or the link may have a slip in it.
        </Trans>
      </p>
      <p>
        <Link to="/">
          <Trans>Return to Home</Trans>
        </Link>
      </p>
    </Page>
  );
}
