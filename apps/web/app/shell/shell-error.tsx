import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/actions/button.tsx';

/** The last net: even the frame of the page broke. */
export function ShellError() {
  return (
    <main id="main-content" className="fullscreen flow">
      <h1>
        <Trans>Something went wrong</Trans>
      </h1>
      <p role="alert">
        <Trans>
          Relievo could not be loaded. What you saved is safe. Reload the page. If that does not help, try
          again later.
        </Trans>
      </p>
      <Button variant="primary" onPress={() => location.reload()}>
        <Trans>Reload Page</Trans>
      </Button>
    </main>
  );
}
