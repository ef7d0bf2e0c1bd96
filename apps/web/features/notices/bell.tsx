import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { BellButton } from './bell-button.tsx';
import { standingQuery } from './queries.ts';
import { useNoticeLine } from './use-notice-line.ts';

const LatestNotices = lazy(async () => ({ default: (await import('./latest-notices.tsx')).LatestNotices }));

/** For people who are signed in: how many notices are unread, and the way to them. */
export function NoticeBell({ userId, startsOpen }: { userId: string; startsOpen: boolean }) {
  useNoticeLine(userId);
  const { data } = useQuery(standingQuery);
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <BellButton unread={data?.unread ?? 0} aria-expanded={isOpen} onPress={() => setOpen(true)} />
      <Suspense>{isOpen ? <LatestNotices onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
