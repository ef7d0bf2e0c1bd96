import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@relievo/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Page } from '../../../ui/page/page.tsx';
import { WaitingInvitations } from '../../inviting/index.ts';
import { TEACHER_SAMPLES } from '../figures/samples.ts';
import { useFigureWords } from '../figures/use-figure-words.ts';
import { FiguresSection } from './figures-section.tsx';
import { FirstSteps } from './first-steps.tsx';
import { chooseGreeting } from './greeting.ts';
import { hasNothing } from './has-nothing.ts';
import { OwnWork } from './own-work.tsx';
import { ownFiguresQuery } from './queries.ts';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';

/** Home for teachers. */
export function TeacherDashboard({ session }: { session: Session }) {
  const { t } = useLingui();
  // As of when the page was opened: a heading that changes by itself would be announced again.
  const [hour] = useState(() => new Date().getHours());
  const { displayName } = session.user;
  const { data: figures } = useQuery(ownFiguresQuery);
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
        contents: t`Quick actions, your work or your first steps, a list of your recent activity, and figures about your content.`,
        mainAction: t`Search Library`,
      }}
    >
      <div className="dashboard">
        <WaitingInvitations />
        <QuickActions />
        {hasNothing(figures) ? <FirstSteps /> : <OwnWork />}
        <RecentActivity />
        <Analytics />
      </div>
    </Page>
  );
}

function Analytics() {
  const { t } = useLingui();
  const { data: figures } = useQuery(ownFiguresQuery);
  const { number } = useFigureWords();
  const files = figures && Object.values(figures.resources).reduce((sum, count) => sum + count, 0);
  return (
    <FiguresSection
      title={<Trans>Analytics</Trans>}
      own={
        hasNothing(figures)
          ? []
          : [
              { label: t`Collections`, value: number(figures?.collections) },
              { label: t`Files`, value: number(files ?? undefined) },
              { label: t`Created this month`, value: number(figures?.createdThisMonth) },
              { label: t`Edited or reviewed this month`, value: number(figures?.changedThisMonth) },
              { label: t`Views of your content`, value: number(figures?.views) },
              { label: t`Downloads of your content`, value: number(figures?.downloads) },
            ]
      }
      samples={[
        { label: t`Collections`, value: number(TEACHER_SAMPLES.collections) },
        { label: t`Files`, value: number(TEACHER_SAMPLES.files) },
        { label: t`Created this month`, value: number(TEACHER_SAMPLES.createdThisMonth) },
        { label: t`Edited this month`, value: number(TEACHER_SAMPLES.editedThisMonth) },
      ]}
    />
  );
}
