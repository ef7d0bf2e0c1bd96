import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@relievo/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { isAdministrator } from '../../../lib/server/session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { OwnAssignments } from '../../classes/index.ts';
import { WaitingInvitations } from '../../inviting/index.ts';
import { SAMPLES } from '../figures/samples.ts';
import { useFigureWords } from '../figures/use-figure-words.ts';
import { FiguresSection } from './figures-section.tsx';
import { FirstSteps } from './first-steps.tsx';
import { hasNothing } from './has-nothing.ts';
import { OwnActions } from './own-actions.tsx';
import { OwnWork } from './own-work.tsx';
import { ownFiguresQuery } from './queries.ts';
import { RecentContent } from './recent-content.tsx';

/** Home for everybody who is signed in and no teacher. */
export function GeneralDashboard({ session }: { session: Session }) {
  const { t } = useLingui();
  const leads = isAdministrator({ status: 'signed-in', session });
  const { data: figures } = useQuery(ownFiguresQuery);
  return (
    <Page
      title={leads ? t`Manage your Platform` : t`Your dashboard`}
      variant="hero"
      lead={
        leads
          ? t`Your recent work, and figures for the platform.`
          : t`Your recent reading, your content, and the library.`
      }
      actions={<OwnActions canUpload={session.canUpload} />}
      describe={{
        contents: t`Your work or your first steps, a table of recent content, and figures.`,
        mainAction: t`Browse Library`,
      }}
    >
      <div className="dashboard">
        <WaitingInvitations />
        <OwnAssignments />
        {hasNothing(figures) ? <FirstSteps /> : null}
        {session.canUpload ? <OwnWork /> : null}
        <RecentContent />
        <GeneralFigures canUpload={session.canUpload} />
      </div>
    </Page>
  );
}

function GeneralFigures({ canUpload }: { canUpload: boolean }) {
  const { t } = useLingui();
  const { data: figures } = useQuery(ownFiguresQuery);
  const { number, share } = useFigureWords();
  const { approved, pending, rejected, draft } = figures?.resources ?? {};
  return (
    <FiguresSection
      title={<Trans>Figures</Trans>}
      own={
        hasNothing(figures)
          ? []
          : [
              { label: t`Collections`, value: number(figures?.collections) },
              ...(canUpload
                ? [
                    { label: t`Approved content`, value: number(approved) },
                    { label: t`Pending approval`, value: number(pending) },
                    { label: t`Rejected content`, value: number(rejected) },
                    { label: t`Drafts`, value: number(draft) },
                    { label: t`Views of your content`, value: number(figures?.views) },
                    { label: t`Downloads of your content`, value: number(figures?.downloads) },
                  ]
                : []),
            ]
      }
      samples={[
        { label: t`Files Converted`, value: number(SAMPLES.filesConverted) },
        { label: t`Active Users`, value: number(SAMPLES.activeUsers) },
        { label: t`Conversion Success`, value: share(SAMPLES.conversionSuccess) },
      ]}
    />
  );
}
