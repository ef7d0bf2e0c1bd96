import { useLingui } from '@lingui/react/macro';
import type { Notice, NoticeStanding } from '@relievo/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/server/client.ts';
import { useAction } from '../../lib/server/use-action.ts';
import { keepStanding } from './queries.ts';

type Options = { readonly onGone?: () => void; readonly onlyUnread?: boolean };

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
    run: (change: { id: string; isRead: boolean }) => client.notices.mark(change),
    failed,
    onDone: (now, { isRead }) => {
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
