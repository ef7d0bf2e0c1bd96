import { useLingui } from '@lingui/react/macro';
import type { Notice, NoticeStanding } from '@relievo/contracts/notices';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/server/client.ts';
import { useAction } from '../../lib/server/use-action.ts';
import { announce } from '../../lib/speaking/announcer.ts';
import { keepStanding } from './queries.ts';

interface Options {
  readonly onGone?: () => void;
  readonly onlyUnread?: boolean;
}

/** Who follows a notice to its place has read it, and hears of the place instead. */
interface Mark {
  readonly id: string;
  readonly isRead: boolean;
  readonly isSaid?: boolean;
}

/**
 * What one does with notices; how it stands afterwards is in every answer. `onGone` is called where the one with the
 * focus leaves the list.
 */
export function useNoticeActions({ onGone, onlyUnread = false }: Options = {}) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const onDone = (now: NoticeStanding) => keepStanding(queries, now);
  const failed = t`The notice could not be changed. Please try again.`;
  const mark = useAction({
    run: ({ id, isRead }: Mark) => client.notices.mark({ id, isRead }),
    failed,
    onDone: (now, { isRead, isSaid }) => {
      if (isSaid) announce(isRead ? t`The notice is marked as read.` : t`The notice is marked as unread.`);
      if (isRead && onlyUnread) onGone?.();
      onDone(now);
    },
  });
  const markAll = useAction({
    run: (newest: Notice) => client.notices.markAll({ until: newest.createdAt }),
    done: t`All notices are marked as read.`,
    failed: t`The notices could not be changed. Please try again.`,
    onDone,
  });
  const remove = useAction({
    run: (id: string) => client.notices.remove({ id }),
    done: t`The notice is removed.`,
    failed,
    onDone: (now) => {
      onGone?.();
      onDone(now);
    },
  });
  return { mark, markAll, remove };
}
