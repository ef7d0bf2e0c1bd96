import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createLatePart } from '../../lib/late-parts/late-part.ts';
import { BellButton } from './bell-button.tsx';
import { standingQuery } from './queries.ts';
import { useNoticeLine } from './use-notice-line.ts';

const LatestNotices = createLatePart(() => import('./latest-notices.tsx'), 'LatestNotices');

interface NoticeBellProps {
  userId: string;
  /** What had happened to its button before the bell arrived. */
  startsOpen: boolean;
  startsFocused: boolean;
}

/** For people who are signed in: how many notices are unread, and the way to them. */
export function NoticeBell({ userId, startsOpen, startsFocused }: NoticeBellProps) {
  useNoticeLine(userId);
  const { data } = useQuery(standingQuery);
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <BellButton
        unread={data?.unread ?? 0}
        aria-expanded={isOpen}
        autoFocus={startsFocused}
        onPress={() => setOpen(true)}
      />
      {isOpen ? <LatestNotices onClose={() => setOpen(false)} /> : null}
    </>
  );
}
