import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@relievo/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Page } from '../../../ui/page/page.tsx';
import { TEACHER_SAMPLES } from '../figures/samples.ts';
import { useFigureWords } from '../figures/use-figure-words.ts';
import { FiguresSection } from './figures-section.tsx';
import { chooseGreeting } from './greeting.ts';
import { ownFiguresQuery } from './queries.ts';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { RecentContent } from './recent-content.tsx';

/** Home for teachers. */
export function TeacherDashboard({ session }: { session: Session }) {
  const { t } = useLingui();
  // As of when the page was opened: a heading that changes by itself would be announced again.
  const [hour] = useState(() => new Date().getHours());
  const { displayName } = session.user;
  const greetings = {
    morning: t`Good morning, ${displayName}`,
    afternoon: t`Good afternoon, ${displayName}`,
    evening: t`Good evening, ${displayName}`,
  };
  return (
    <Page
      title={greetings[chooseGreeting(hour)]}
      variant="hero"
      lead={t`Find a graphic for your class, or continue with your own.`}
      describe={{
        contents: t`Quick actions, a list of your recent activity, a table of recent content, and figures about your content.`,
        mainAction: t`Search Library`,
      }}
    >
      <div className="dashboard">
        <QuickActions />
        <RecentActivity />
        <RecentContent />
        <Analytics />
      </div>
    </Page>
  );
}

function Analytics() {
  const { t } = useLingui();
  const { data: figures } = useQuery(ownFiguresQuery);
  const { own, sample } = useFigureWords();
  const files = figures && Object.values(figures.resources).reduce((sum, count) => sum + count, 0);
  return (
    <FiguresSection
      title={<Trans>Analytics</Trans>}
      figures={[
        {
          label: t`Collections`,
          own: own(figures?.collections),
          sample: sample(TEACHER_SAMPLES.collections),
        },
        { label: t`Files`, own: own(files ?? undefined), sample: sample(TEACHER_SAMPLES.files) },
        {
          label: t`Created this month`,
          own: own(figures?.createdThisMonth),
          sample: sample(TEACHER_SAMPLES.createdThisMonth),
        },
        { label: t`Edited this month`, sample: sample(TEACHER_SAMPLES.editedThisMonth) },
        { label: t`Edited or reviewed this month`, own: own(figures?.changedThisMonth) },
        { label: t`Views of your content`, own: own(figures?.views) },
        { label: t`Downloads of your content`, own: own(figures?.downloads) },
      ]}
    />
  );
}
