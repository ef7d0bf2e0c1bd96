import { Trans } from '@lingui/react/macro';
import { errorMessage, isErrorCode } from '@relievo/contracts';
import { Button } from '../../../../ui/button.tsx';
import { Refusal } from '../../../../ui/refusal.tsx';
import type { DraftKeeper, Kept } from './draft-keeper.ts';

/** How what is typed stands with the server, to look at; what matters of it is said as well. */
export function SaveStatus({ kept, keeper }: { kept: Kept; keeper: DraftKeeper }) {
  const { status, refused, hasSaved } = kept;
  switch (status) {
    case 'waiting':
    case 'saving':
      return (
        <p className="content-saving">
          <Trans>Saving…</Trans>
        </p>
      );
    case 'failed':
      return (
        <div className="content-saving">
          <p>
            <Trans>
              What you wrote is not saved yet. It is kept in this browser, and saved when the connection is
              back.
            </Trans>
          </p>
          <Button onPress={() => void keeper.flush()}>
            <Trans>Save now</Trans>
          </Button>
        </div>
      );
    case 'closed':
      return <Refusal text={refused && isErrorCode(refused) ? errorMessage(refused) : ''} />;
    case 'elsewhere':
      return (
        <p className="content-saving">
          <Trans>Not saved: choose above which words to keep.</Trans>
        </p>
      );
    case 'kept':
      return (
        <p className="content-saving">
          {hasSaved ? (
            <Trans>Saved as a draft.</Trans>
          ) : (
            <Trans>What you write is saved as a draft by itself.</Trans>
          )}
        </p>
      );
  }
}
