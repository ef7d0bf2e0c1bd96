import { Trans, useLingui } from '@lingui/react/macro';
import type { Notice } from '@relievo/contracts/notices';
import { formatMoment } from '../../lib/words/date-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import type { useNoticeActions } from './use-notice-actions.ts';
import { useNoticeWords } from './use-notice-words.ts';
import './notice-item.css';

interface NoticeItemProps {
  notice: Notice;
  actions: ReturnType<typeof useNoticeActions>;
  /** Its link was followed. */
  onFollow?: () => void;
  /** Among the latest, only what it says; on its own page, what one can do with it too. */
  isBrief?: boolean;
}

/** What happened, when, what somebody wrote with it, and whether it was read. Whoever follows its link has read it. */
export function NoticeItem({ notice, actions, onFollow, isBrief = false }: NoticeItemProps) {
  const { id, words, createdAt, readAt } = notice;
  const { text, place } = useNoticeWords()(notice);
  const isUnread = readAt === null;
  const follow = () => {
    if (isUnread) actions.mark.start({ id, isRead: true });
    onFollow?.();
  };
  return (
    <li className="notice" data-unread={isUnread}>
      <p className="notice-when">
        {isUnread ? (
          <strong className="notice-unread">
            <Trans>Unread</Trans>
          </strong>
        ) : (
          <span>
            <Trans>Read</Trans>
          </span>
        )}
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </p>
      <p className="notice-text">
        {place ? (
          <Link {...place} onClick={follow}>
            {text}
          </Link>
        ) : (
          text
        )}
      </p>
      {words ? (
        <blockquote className="notice-words" dir="auto">
          {words}
        </blockquote>
      ) : null}
      {isBrief ? null : <NoticeButtons notice={notice} actions={actions} about={text} />}
    </li>
  );
}

type NoticeButtonsProps = Pick<NoticeItemProps, 'notice' | 'actions'> & { about: string };

/** Many have the same buttons: their names say what each is about, in a list of buttons too. */
function NoticeButtons({ notice: { id, readAt }, actions: { mark, remove }, about }: NoticeButtonsProps) {
  const { t } = useLingui();
  const isUnread = readAt === null;
  return (
    <p className="notice-actions">
      <Button
        isBusy={mark.isPending}
        aria-label={isUnread ? t`Mark as read: ${about}` : t`Mark as unread: ${about}`}
        onPress={() => mark.start({ id, isRead: isUnread, isSaid: true })}
      >
        {isUnread ? <Trans>Mark as read</Trans> : <Trans>Mark as unread</Trans>}
      </Button>
      <Button isBusy={remove.isPending} aria-label={t`Remove: ${about}`} onPress={() => remove.start(id)}>
        <Trans>Remove</Trans>
      </Button>
    </p>
  );
}
