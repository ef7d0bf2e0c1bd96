import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { useEffect } from 'react';
import { announce } from '../../lib/speaking/announcer.ts';
import { Page } from '../page/page.tsx';
import { ErrorState } from './state-message.tsx';

interface PageFailedProps {
  /** What the page is called while there is nothing to name it by. */
  page: string;
  title: string;
  /** What the layout describer says stands there. */
  contents: string;
  error: unknown;
  onRetry: () => void;
}

/** A page whose one thing could not be loaded: it says so at once, and offers another try. */
export function PageFailed({ page, title, contents, error, onRetry }: PageFailedProps) {
  const { t } = useLingui();
  const refusal = readRefusal(error);
  useEffect(() => announce(title, 'errors'), [title]);
  return (
    <Page title={page} describe={{ contents, mainAction: t`Try again` }}>
      <ErrorState
        title={title}
        message={refusal?.message ?? t`Check your connection and try again.`}
        reference={refusal?.id}
        onRetry={onRetry}
      />
    </Page>
  );
}
