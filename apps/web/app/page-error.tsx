import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Page } from '../ui/page/page.tsx';
import { ErrorState } from '../ui/states/state-message.tsx';

/** What a page shows when it broke: the shell around it stays, so there is always a way on. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const refusal = readRefusal(error);
  return (
    <Page
      title={t`Something went wrong`}
      describe={{ contents: t`An error message and a button to try again.`, mainAction: t`Try again` }}
    >
      <ErrorState
        title={t`This page could not be loaded`}
        message={refusal?.message ?? t`Part of the page did not load. Check your connection and try again.`}
        reference={refusal?.id}
        onRetry={reset}
      />
    </Page>
  );
}
