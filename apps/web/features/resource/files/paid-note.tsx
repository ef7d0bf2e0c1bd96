import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';

/** Why there are no files here for this reader, what they have all the same, and what they can do. */
export function PaidNote() {
  const viewer = useViewer();
  const isBuilt = useIsBuilt();
  const here = useLocation({ select: ({ href }) => href });
  return (
    <div className="flow">
      <p>
        <Trans>
          This resource is paid. Only members of organizations with a plan can download it. You can see its
          picture and description.
        </Trans>
      </p>
      {viewer.status === 'guest' ? (
        <p>
          <Trans>If your organization has a plan, sign in. You will come back here.</Trans>
        </p>
      ) : (
        <p>
          <Trans>To download it, ask your organization whether it has a plan.</Trans>
        </p>
      )}
      <p className="resource-ways">
        {viewer.status === 'guest' ? (
          <ButtonLink to="/auth" search={{ return: here }} variant="primary">
            <Trans>Login</Trans>
          </ButtonLink>
        ) : null}
        {isBuilt('/pricing') ? (
          <ButtonLink to="/pricing">
            <Trans>See the plans</Trans>
          </ButtonLink>
        ) : null}
      </p>
    </div>
  );
}
