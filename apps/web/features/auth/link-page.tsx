import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Refused, useAction } from '../../lib/server/use-action.ts';
import { announce } from '../../lib/speaking/announcer.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Refusal } from '../../ui/states/refusal.tsx';
import { useMailedToken } from './use-mailed-token.ts';
import './auth.css';

interface LinkPageProps {
  title: string;
  lead: string;
  /** The words of the one button. */
  action: string;
  redeem: (token: string) => Promise<unknown>;
  /** Takes over a refusal that the page answers in another way; true where it did. */
  onRefused?: (refusal: Refused) => boolean;
  /** What is true afterwards. */
  done: string;
  /** The way on from there. */
  next: ReactNode;
  /** The way on when the link is used up or too old. */
  otherwise?: ReactNode;
}

/** Where a mailed link leads. A button, not a load, uses it up: mail programs open links by themselves. */
export function LinkPage({ title, lead, action, redeem, onRefused, done, next, otherwise }: LinkPageProps) {
  const { t } = useLingui();
  const token = useMailedToken();
  const { start, isPending, isDone, refused } = useAction({
    run: () => redeem(token),
    onDone: () => announce(t`Success: ${done}`),
    ...(onRefused && { onRefused }),
  });
  return (
    <Page title={title} lead={lead} describe={{ contents: t`One button to confirm.`, mainAction: action }}>
      <div className="auth flow auth-actions">
        {isDone ? (
          <>
            <p className="note-success">{done}</p>
            {next}
          </>
        ) : (
          <>
            {refused ? <Refusal text={refused} /> : null}
            <Button variant="primary" isBusy={isPending} onPress={() => start()}>
              {action}
            </Button>
            {refused ? otherwise : null}
          </>
        )}
      </div>
    </Page>
  );
}
