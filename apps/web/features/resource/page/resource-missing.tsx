import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useViewer } from '../../../lib/server/session.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { PageMissing } from '../../../ui/states/page-missing.tsx';

/** A guest may belong to those who see it: signing in leads back here. */
export function ResourceMissing() {
  const { t } = useLingui();
  const isGuest = useViewer().status === 'guest';
  const here = useLocation({ select: ({ href }) => href });
  return (
    <PageMissing
      title={t`Resource not found`}
      contents={t`A message that this resource does not exist or is not shared with you.`}
      way={{ to: '/library', words: t`Browse Library` }}
      ways={
        isGuest ? (
          <ButtonLink to="/auth" search={{ return: here }}>
            <Trans>Login</Trans>
          </ButtonLink>
        ) : null
      }
    >
      <p>
        <Trans>
          This resource does not exist, or it is not shared with you. Check the link, or ask the person who
          sent it.
        </Trans>
      </p>
      {isGuest ? (
        <p>
          <Trans>If it belongs to you or to your organization, sign in. You will come back here.</Trans>
        </p>
      ) : null}
    </PageMissing>
  );
}
