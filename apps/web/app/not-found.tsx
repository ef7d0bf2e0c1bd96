import { Trans, useLingui } from '@lingui/react/macro';
import { PageMissing } from '../ui/states/page-missing.tsx';

export function NotFound() {
  const { t } = useLingui();
  return (
    <PageMissing
      title={t`Oops! Page not found`}
      contents={t`A note that nothing stands at this address.`}
      way={{ to: '/', words: t`Return to Home` }}
    >
      <p>
        <Trans>
          Nothing stands at this address. It may have been moved, or the link may have a slip in it.
        </Trans>
      </p>
    </PageMissing>
  );
}
