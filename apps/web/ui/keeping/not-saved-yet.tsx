import { Trans } from '@lingui/react/macro';

interface NotSavedYetProps {
  readonly isKeptHere: boolean;
  /** Why it was refused; empty where the server was not reached. */
  readonly refused: string;
}

/** Why nothing is lost although nothing has arrived, or what to do so that it is not. */
export function NotSavedYet({ isKeptHere, refused }: NotSavedYetProps) {
  return refused ? (
    <p>
      {refused}{' '}
      {isKeptHere ? (
        <Trans>Your changes are not saved yet. They are kept in this browser.</Trans>
      ) : (
        <Trans>
          Your changes are not saved yet, and this browser has no room to keep them. Leave this page open
          until they are saved.
        </Trans>
      )}
    </p>
  ) : (
    <p>
      {isKeptHere ? (
        <Trans>
          Not saved yet. Your changes are kept in this browser and will be saved when you are back online.
        </Trans>
      ) : (
        <Trans>
          Not saved yet, and this browser has no room to keep your changes. Leave this page open: they will be
          saved when you are back online.
        </Trans>
      )}
    </p>
  );
}
