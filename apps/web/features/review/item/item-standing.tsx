import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '@relievo/contracts/content';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { Answer } from '../../content/index.ts';
import type { Decided } from '../decide/decision-words.ts';
import { useAssignment } from '../decide/use-assignment.ts';
import { useReviewWords } from '../decide/use-review-words.ts';

interface ItemStandingProps {
  review: Review;
  onDecide: (kind: Decided) => void;
}

/** What is submitted and for whom, who looks after it, and the answers that can be given; or the one that was. */
export function ItemStanding({ review, onDecide }: ItemStandingProps) {
  const { t } = useLingui();
  const words = useReviewWords();
  const { place, total, closedAt, assignee } = review;
  const facts = [
    [t`What`, words.kindOf(review)],
    [t`For`, words.audienceOf(review)],
    [t`Reviewer`, assignee ? words.assigneeOf(assignee) : t`Nobody yet`],
    ...(place === null ? [] : [[t`In the list`, t`${place} of ${total}`]]),
  ] as const;
  return (
    <section role="group" className="review-standing" aria-labelledby="review-standing">
      <h2 id="review-standing" tabIndex={-1}>
        {closedAt ? <Trans>No longer waiting</Trans> : <Trans>Your decision</Trans>}
      </h2>
      <dl className="review-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {review.words ? (
        <div className="review-note">
          <h3>
            <Trans>Note of the author</Trans>
          </h3>
          <blockquote dir="auto">
            <AuthorsWords>{review.words}</AuthorsWords>
          </blockquote>
        </div>
      ) : null}
      {closedAt ? (
        <Closed review={review} closedAt={closedAt} />
      ) : (
        <Answers review={review} onDecide={onDecide} />
      )}
    </section>
  );
}

function Closed({ review, closedAt }: { review: Review; closedAt: string }) {
  const { decision, isResourceVisible, resourceId } = review;
  if (decision) return <Answer decision={decision} resourceId={isResourceVisible ? resourceId : null} />;
  return (
    <p>
      <Trans>Its author withdrew it, {formatMoment(closedAt)}.</Trans>
    </p>
  );
}

function Answers({ review, onDecide }: ItemStandingProps) {
  const assignment = useAssignment(review);
  const isMine = review.assignee?.isMe ?? false;
  return (
    <div className="review-answers">
      <Button variant="primary" aria-haspopup="dialog" onPress={() => onDecide('approve')}>
        <Trans>Approve</Trans>
      </Button>
      <Button aria-haspopup="dialog" onPress={() => onDecide('request_changes')}>
        <Trans>Request changes</Trans>
      </Button>
      <Button variant="danger" aria-haspopup="dialog" onPress={() => onDecide('reject')}>
        <Trans>Reject</Trans>
      </Button>
      <Button variant="quiet" isBusy={assignment.isPending} onPress={() => assignment.start(!isMine)}>
        {isMine ? <Trans>Unassign</Trans> : <Trans>Assign to me</Trans>}
      </Button>
    </div>
  );
}
