import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { NoticeStanding } from '@relievo/contracts/notices';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { client } from '../../lib/server/client.ts';
import { followSharedLine } from '../../lib/server/shared-line.ts';
import { announce } from '../../lib/speaking/announcer.ts';
import { findNewsSince } from './news.ts';
import { keepStanding, standingQuery } from './queries.ts';
import { useNoticeWords } from './use-notice-words.ts';

/** Hears of new notices and of what was read elsewhere. All pages show it, and the one that holds the line says it. */
export function useNoticeLine(userId: string): void {
  const { t } = useLingui();
  const queries = useQueryClient();
  const wordsOf = useNoticeWords();
  const hear = useEffectEvent((now: NoticeStanding, isHolder: boolean) => {
    const before = queries.getQueryData(standingQuery.queryKey);
    const news = findNewsSince(before, now);
    if (JSON.stringify(before) !== JSON.stringify(now)) keepStanding(queries, now);
    if (!news || !isHolder) return;
    const { text } = wordsOf(news.newest);
    const counted = plural(news.count, { one: '# new notice', other: '# new notices' });
    announce(t`${counted}: ${text}`);
  });
  useEffect(
    () =>
      followSharedLine<NoticeStanding>({
        name: `relievo-notices-${userId}`,
        open: (signal) => client.notices.watch({}, { signal }),
        hear: (now, isHolder) => hear(now, isHolder),
      }),
    [userId],
  );
}
