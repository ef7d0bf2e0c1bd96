import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { BrailleCell } from './braille-cell.tsx';
import './state-message.css';

interface EmptyStateProps {
  title: string;
  /** 3 in a part of the page that has its own heading. */
  level?: 2 | 3;
  message: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, level = 2, message, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="state-message">
      <BrailleCell raised={[]} />
      <Heading>{title}</Heading>
      <p>{message}</p>
      {action}
    </section>
  );
}

interface ErrorStateProps {
  title: string;
  /** 3 where it stands in a part of the page that has its own heading. */
  level?: 2 | 3;
  message: ReactNode;
  /** The id under which the fault stands in the log. */
  reference?: string | undefined;
  onRetry?: () => void;
  action?: ReactNode;
}

export function ErrorState({ title, level = 2, message, reference, onRetry, action }: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="state-message" data-tone="error">
      <BrailleCell raised={[1, 2, 3, 4, 5, 6]} />
      <Heading>{title}</Heading>
      <p>{message}</p>
      {reference ? (
        <p className="field-help">
          <Trans>
            If you contact us about this, please give this number: <code>{reference}</code>
          </Trans>
        </p>
      ) : null}
      {onRetry ? (
        <Button variant="primary" onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      {action}
    </section>
  );
}
