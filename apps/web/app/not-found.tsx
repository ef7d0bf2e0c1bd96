import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../ui/actions/link.tsx';
import { Page } from '../ui/page/page.tsx';

export function NotFound() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Oops! Page not found`}
      describe={{ contents: t`A note that nothing stands at this address.`, mainAction: t`Return to Home` }}
    >
      <div className="flow">
        <p>
          <Trans>
            Nothing stands at this address. It may have been moved, or the link may have a slip in it.
          </Trans>
        </p>
        <ButtonLink to="/" variant="primary">
          <Trans>Return to Home</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}
