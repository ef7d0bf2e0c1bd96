import { Trans } from '@lingui/react/macro';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';

/** For who is signed in: to read, and to make where they may, or to ask for it. */
export function OwnActions({ canUpload }: { canUpload: boolean }) {
  const isBuilt = useIsBuilt();
  return (
    <>
      {isBuilt('/library') ? (
        <ButtonLink to="/library" variant="primary">
          <Trans>Browse Library</Trans>
        </ButtonLink>
      ) : null}
      {canUpload && isBuilt('/tools') ? (
        <ButtonLink to="/tools">
          <Trans>Create Content</Trans>
        </ButtonLink>
      ) : null}
      {canUpload ? null : (
        <ButtonLink to="/settings" search={{ tab: 'account' }}>
          <Trans>Request Upload Access</Trans>
        </ButtonLink>
      )}
    </>
  );
}
