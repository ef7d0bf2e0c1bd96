import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@relievo/contracts';
import { useQuery } from '@tanstack/react-query';
import { isAdministrator } from '../../../lib/server/session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { SAMPLES } from '../figures/samples.ts';
import { useFigureWords } from '../figures/use-figure-words.ts';
import { FiguresSection } from './figures-section.tsx';
import { OwnActions } from './own-actions.tsx';
import { ownFiguresQuery } from './queries.ts';
import { RecentActivity } from './recent-activity.tsx';
import { RecentContent } from './recent-content.tsx';

/** Home for everybody who is signed in and no teacher. */
export function GeneralDashboard({ session }: { session: Session }) {
  const { t } = useLingui();
  const leads = isAdministrator({ status: 'signed-in', session });
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
        contents: t`Figures, a table of recent content, and a list of your recent activity.`,
        mainAction: t`Browse Library`,
      }}
    >
      <div className="dashboard">
        <GeneralFigures canUpload={session.canUpload} />
        <RecentContent />
        <RecentActivity />
      </div>
    </Page>
  );
}

function GeneralFigures({ canUpload }: { canUpload: boolean }) {
  const { t } = useLingui();
  const { data: figures } = useQuery(ownFiguresQuery);
  const { own, sample, sampleShare } = useFigureWords();
  const { approved, pending, rejected, draft } = figures?.resources ?? {};
  return (
    <FiguresSection
      title={<Trans>Figures</Trans>}
      figures={[
        { label: t`Collections`, own: own(figures?.collections) },
        ...(canUpload
          ? [
              { label: t`Approved content`, own: own(approved) },
              { label: t`Pending approval`, own: own(pending) },
              { label: t`Rejected content`, own: own(rejected) },
              { label: t`Drafts`, own: own(draft) },
              { label: t`Views of your content`, own: own(figures?.views) },
              { label: t`Downloads of your content`, own: own(figures?.downloads) },
            ]
          : []),
        { label: t`Files Converted`, sample: sample(SAMPLES.filesConverted) },
        { label: t`Active Users`, sample: sample(SAMPLES.activeUsers) },
        { label: t`Conversion Success`, sample: sampleShare(SAMPLES.conversionSuccess) },
      ]}
    />
  );
}
