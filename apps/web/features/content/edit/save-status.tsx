import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { NotSavedYet } from '../../../ui/keeping/not-saved-yet.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import type { DraftKeeper, Kept } from './draft-keeper.ts';

interface SaveStatusProps {
  kept: Kept;
  keeper: DraftKeeper;
  onChoose: () => void;
}

/** How what is typed stands with the server; trouble is told by a notification as well, wherever one types. */
export function SaveStatus(props: SaveStatusProps) {
  const { standing, hasSaved } = props.kept;
  if (standing === 'kept' && !hasSaved) return null;
  return (
    <div className="content-saving">
      <Status {...props} />
    </div>
  );
}

function Status({ kept: { standing, refused, isKeptHere }, keeper, onChoose }: SaveStatusProps): ReactNode {
  switch (standing) {
    case 'kept':
      return (
        <p>
          <Trans>Draft saved.</Trans>
        </p>
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
        <>
          <NotSavedYet isKeptHere={isKeptHere} refused={refused} />
          <Button onPress={() => void keeper.flush()}>
            <Trans>Save now</Trans>
          </Button>
        </>
      );
    case 'elsewhere':
      return (
        <>
          <p>
            <Trans>Not saved: this resource was changed in another tab.</Trans>
          </p>
          <Button onPress={onChoose}>
            <Trans>Choose which version to keep</Trans>
          </Button>
        </>
      );
    case 'closed':
      return <Refusal text={refused} />;
  }
}
