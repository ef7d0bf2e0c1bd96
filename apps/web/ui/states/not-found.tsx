import { Trans, useLingui } from '@lingui/react/macro';
import { PageMissing } from './page-missing.tsx';

export function NotFound() {
  const { t } = useLingui();
  return (
    <PageMissing
      title={t`Oops! Page not found`}
      contents={t`A message that the page was not found.`}
      way={{ to: '/', words: t`Return to Home` }}
    >
      <p>
        <Trans>We can't find that page. Check the address.</Trans>
      </p>
    </PageMissing>
  );
}
