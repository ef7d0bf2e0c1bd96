import { Trans, useLingui } from '@lingui/react/macro';
import type { Comment } from '@relievo/contracts/conversation';
import { EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isAdministrator, useViewer } from '../../../../lib/server/session.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Day } from '../parts/day.tsx';
import { useHeadingFocus } from '../parts/use-heading-focus.ts';
import { ReportButton } from '../report/report-button.tsx';
import { ChangeComment } from './change-comment.tsx';
import { beginningOf } from './comment-words.ts';
import { RemoveComment } from './remove-comment.tsx';

interface CommentItemProps {
  comment: Comment;
  /** The first of those that were just added to the list. */
  hasFocus: boolean;
  onRemoved: () => void;
}

/** Plain text, whatever it looks like; with the name and the day, and what its reader may do with it. */
export function CommentItem({ comment, hasFocus, onRemoved }: CommentItemProps) {
  const { t } = useLingui();
  const { heading, focusWhenLost } = useHeadingFocus();
  const [isChanging, setChanging] = useState(false);
  const { body, authorName, isOwn, isHidden, createdAt, changedAt } = comment;
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus, heading]);
  const close = () => {
    focusWhenLost();
    setChanging(false);
  };
  return (
    <li className="comment">
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {authorName || t`Someone`}
        </h3>
        <p className="comment-facts">
          {isOwn ? <span>{t`Your comment`}</span> : null}
          <Day time={createdAt} />
          {changedAt ? (
            <span>
              <Trans>
                changed <Day time={changedAt} />
              </Trans>
            </span>
          ) : null}
        </p>
        {isHidden ? (
          <p className="comment-hidden">
            <EyeOff aria-hidden="true" size={20} />
            <Trans>Hidden by an administrator. Only its author and administrators can see it.</Trans>
          </p>
        ) : null}
        {isChanging ? (
          <ChangeComment comment={comment} onClose={close} />
        ) : (
          <>
            <p className="comment-body" dir="auto">
              {body}
            </p>
            <CommentActions comment={comment} onChange={() => setChanging(true)} onRemoved={onRemoved} />
          </>
        )}
      </div>
    </li>
  );
}

interface CommentActionsProps {
  comment: Comment;
  onChange: () => void;
  onRemoved: () => void;
}

function CommentActions({ comment, onChange, onRemoved }: CommentActionsProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { id, resourceId, body, authorName, isOwn } = comment;
  if (viewer.status !== 'signed-in') return null;
  const which = beginningOf(body);
  const author = authorName || t`someone`;
  return (
    <div className="comment-actions">
      {isOwn ? (
        <Button variant="quiet" aria-label={t`Change: ${which}`} onPress={onChange}>
          <Trans>Change</Trans>
        </Button>
      ) : (
        <ReportButton
          resourceId={resourceId}
          commentId={id}
          title={t`Report the comment by ${author}`}
          label={t`Report: ${which}`}
        >
          <Trans>Report</Trans>
        </ReportButton>
      )}
      {isOwn || isAdministrator(viewer) ? <RemoveComment comment={comment} onRemoved={onRemoved} /> : null}
    </div>
  );
}
