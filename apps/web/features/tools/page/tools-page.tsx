import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useViewer } from '../../../lib/server/session.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { CreateContent } from './create-content.tsx';
import './tools.css';

/** Where people bring their own files; who may not is told what it does and how to get there. */
export function ToolsPage() {
  const { t } = useLingui();
  const viewer = useViewer();
  if (viewer.status === 'unknown') return <Loading label={t`Loading…`} />;
  if (viewer.status === 'guest')
    return (
      <WithoutUpload>
        <ButtonLink to="/auth" search={{ return: '/tools' }} variant="primary">
          <Trans>Sign in</Trans>
        </ButtonLink>
        <ButtonLink to="/auth/signup" search={{ return: '/tools' }}>
          <Trans>Sign Up to Convert Files</Trans>
        </ButtonLink>
      </WithoutUpload>
    );
  if (!viewer.session.canUpload)
    return (
      <WithoutUpload>
        <ButtonLink to="/settings" search={{ tab: 'account' }} variant="primary">
          <Trans>Request Upload Access</Trans>
        </ButtonLink>
      </WithoutUpload>
    );
  return <CreateContent key={viewer.session.user.id} userId={viewer.session.user.id} />;
}

function WithoutUpload({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Page
      title={t`Create Content`}
      lead={t`Turn your own worksheets, pictures and tables into material to touch, hear and read.`}
      describe={{
        contents: t`What you can do with your own files here, and how to get access.`,
        mainAction: t`Get access`,
      }}
    >
      <ol className="tools-steps">
        <li>
          <Trans>Upload drawings, pictures or tables.</Trans>
        </li>
        <li>
          <Trans>We turn each into a tactile drawing, and tell you what fingers may not find.</Trans>
        </li>
        <li>
          <Trans>Download it for swell paper, braille, sound and more, or share it in the library.</Trans>
        </li>
      </ol>
      <p>
        <Trans>Only accounts with upload access can do this.</Trans>
      </p>
      <div className="tools-actions">
        {children}
        <ButtonLink to="/tools/create-chart">
          <Trans>Create a chart</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}
