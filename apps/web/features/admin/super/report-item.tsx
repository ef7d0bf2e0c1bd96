import { Trans, useLingui } from '@lingui/react/macro';
import type { ContentReport } from '@relievo/contracts/administration';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { REASON_WORDS } from '../../resource/index.ts';

interface ReportItemProps {
  report: ContentReport;
  onAnswer: (state: 'upheld' | 'dismissed') => void;
  onHide: (commentId: string, isHidden: boolean) => void;
}

/** One report: what it is about, what was said, and what can be done. */
export function ReportItem({ report, onAnswer, onHide }: ReportItemProps) {
  const { t, i18n } = useLingui();
  const { resourceId, title, comment, reason, words, reporterName, createdAt, state, answer } = report;
  const { handledAt, handledBy } = report;
  const why = i18n._(REASON_WORDS[reason]);
  return (
    <li className="report-item">
      <h3>
        <Link to="/resource/$id" params={{ id: resourceId }}>
          {title}
        </Link>
      </h3>
      <p>
        <Trans>
          Reason: {why}. Reported by {reporterName} on{' '}
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>.
        </Trans>
      </p>
      {words ? (
        <blockquote dir="auto">
          <AuthorsWords>{words}</AuthorsWords>
        </blockquote>
      ) : null}
      {comment ? (
        <>
          <p>
            {comment.isHidden ? (
              <Trans>The comment of {comment.authorName}, hidden from readers:</Trans>
            ) : (
              <Trans>The comment of {comment.authorName}:</Trans>
            )}
          </p>
          <blockquote dir="auto">
            <AuthorsWords>{comment.body}</AuthorsWords>
          </blockquote>
        </>
      ) : null}
      {handledAt ? (
        <p>
          <Trans>
            Answered on <time dateTime={handledAt}>{formatMoment(handledAt)}</time>, by{' '}
            {handledBy ?? t`Deleted user`}.
          </Trans>{' '}
          {answer ? <AuthorsWords>{answer}</AuthorsWords> : null}
        </p>
      ) : null}
      <p className="report-actions">
        {state === 'open' ? (
          <>
            <Button variant="primary" aria-label={t`Uphold: ${title}`} onPress={() => onAnswer('upheld')}>
              <Trans>Uphold</Trans>
            </Button>
            <Button aria-label={t`Dismiss: ${title}`} onPress={() => onAnswer('dismissed')}>
              <Trans>Dismiss</Trans>
            </Button>
          </>
        ) : null}
        {comment ? (
          <Button
            variant="quiet"
            aria-label={comment.isHidden ? t`Show the comment: ${title}` : t`Hide the comment: ${title}`}
            onPress={() => onHide(comment.id, !comment.isHidden)}
          >
            {comment.isHidden ? <Trans>Show the comment</Trans> : <Trans>Hide the comment</Trans>}
          </Button>
        ) : null}
      </p>
    </li>
  );
}
