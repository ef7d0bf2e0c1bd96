import { Trans } from '@lingui/react/macro';

/** Why nothing is lost although nothing has arrived, or what to do so that it is not. */
export function NotSavedYet({ isKeptHere }: { isKeptHere: boolean }) {
  return (
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
