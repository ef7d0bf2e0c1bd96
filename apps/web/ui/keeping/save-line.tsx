import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { KeptWork, WorkKeeper } from '../../lib/keeping/work-keeper.ts';
import { Button } from '../actions/button.tsx';
import './keeping.css';
import { NotSavedYet } from './not-saved-yet.tsx';

interface SaveLineProps<Work> {
  readonly kept: KeptWork<Work>;
  readonly keeper: WorkKeeper<Work>;
  /** What to say, and what one can do, where another tab wrote as well. */
  readonly changedElsewhere: ReactNode;
  /** The same where another tab discarded it. */
  readonly discarded: ReactNode;
  /** The way to what is there instead. */
  readonly back: ReactNode;
}

/** How the work stands with the server; trouble is told by a notification as well. */
export function SaveLine<Work>({
  kept: { standing, hasSaved, isKeptHere, refused },
  keeper,
  changedElsewhere,
  discarded,
  back,
}: SaveLineProps<Work>) {
  switch (standing) {
    case 'kept':
      return (
        <p>{hasSaved ? <Trans>Draft saved.</Trans> : <Trans>Every change is saved automatically.</Trans>}</p>
      );
    case 'waiting':
    case 'saving':
      return (
        <p>
          <Trans>Saving…</Trans>
        </p>
      );
    case 'failed':
      return (
        <div className="keeping-buttons">
          <NotSavedYet isKeptHere={isKeptHere} refused={refused} />
          <Button onPress={() => void keeper.flush()}>
            <Trans>Save now</Trans>
          </Button>
        </div>
      );
    case 'elsewhere':
      return (
        <div className="flow">
          <p>{changedElsewhere}</p>
          <div className="keeping-buttons">
            <Button variant="primary" onPress={keeper.keepMine}>
              <Trans>Keep this version</Trans>
            </Button>
            <Button onPress={keeper.takeTheirs}>
              <Trans>Use the other version</Trans>
            </Button>
          </div>
        </div>
      );
    case 'closed':
      return (
        <div className="flow">
          <p>{discarded}</p>
          <div className="keeping-buttons">{back}</div>
        </div>
      );
  }
}
