import { Trans, useLingui } from '@lingui/react/macro';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useGo } from '../../../ui/page/use-go.ts';

/** What the settings show where they could not be loaded or broke: a new start, and the way back. */
export function SettingsFailed() {
  const { t } = useLingui();
  const go = useGo();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const message = t`An error occurred while loading organization settings`;
  useEffect(() => announce(t`Error: ${message}`, 'errors'), [t, message]);
  return (
    <Page
      title={t`Something went wrong`}
      describe={{
        contents: t`An error message, a button to reload the page and one to go back.`,
        mainAction: t`Reload Page`,
      }}
    >
      <div className="flow">
        <p>{message}</p>
        <p className="page-actions">
          <Button variant="primary" onPress={() => window.location.reload()}>
            <Trans>Reload Page</Trans>
          </Button>
          <Button onPress={() => (canGoBack ? history.back() : go('/'))}>
            <Trans>Go Back</Trans>
          </Button>
        </p>
      </div>
    </Page>
  );
}
