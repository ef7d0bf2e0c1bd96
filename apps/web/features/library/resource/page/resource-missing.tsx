import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useViewer } from '../../../../lib/server/session.ts';
import { ButtonLink } from '../../../../ui/actions/link.tsx';
import { Page } from '../../../../ui/page/page.tsx';

/** Says nothing about whether there is such a resource for somebody else. */
export function ResourceMissing() {
  const { t } = useLingui();
  const viewer = useViewer();
  const here = useLocation({ select: ({ href }) => href });
  return (
    <Page
      title={t`Resource not found`}
      describe={{
        contents: t`A note that there is no such resource, or that it is not shared with you.`,
        mainAction: t`Browse Library`,
      }}
    >
      <div className="flow">
        <p>
          <Trans>
            There is no resource at this address, or it is not shared with you. Check the link, or ask whoever
            gave it to you.
          </Trans>
        </p>
        {viewer.status === 'guest' ? (
          <p>
            <Trans>If it belongs to you or to your organization, log in: you will come back here.</Trans>
          </p>
        ) : null}
        <p className="resource-ways">
          <ButtonLink to="/library" variant="primary">
            <Trans>Browse Library</Trans>
          </ButtonLink>
          {viewer.status === 'guest' ? (
            <ButtonLink to="/auth" search={{ return: here }}>
              <Trans>Login</Trans>
            </ButtonLink>
          ) : null}
        </p>
      </div>
    </Page>
  );
}
