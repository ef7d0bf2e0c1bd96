import { Trans, useLingui } from '@lingui/react/macro';
import { REVIEW_ORDERS, type WaitingReview } from '@relievo/contracts/content';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { type AddressState, SortedTable } from '../../listing/index.ts';
import { useAssignment } from '../decide/use-assignment.ts';
import { useReviewWords } from '../decide/use-review-words.ts';
import { type QueueAddress, writeFilters } from '../query/queue-address.ts';

interface QueueTableProps {
  state: AddressState<QueueAddress>;
  rows: readonly WaitingReview[];
}

/** What waits; the link of a row leads to all that there is to decide on. */
export function QueueTable({ state: { address, replace }, rows }: QueueTableProps) {
  const { t } = useLingui();
  const words = useReviewWords();
  const filters = writeFilters(address);
  return (
    <SortedTable
      caption={t`Waiting for review`}
      rows={rows}
      rowKey={({ id }) => id}
      orders={REVIEW_ORDERS}
      order={address.sort}
      onOrder={(sort) => replace({ ...address, sort, page: 1 })}
      columns={[
        {
          id: 'title',
          label: t`Title`,
          cell: ({ id, title, language }) => (
            <Link
              to="/admin/content-review/$id"
              params={{ id }}
              search={filters}
              className="review-link"
              data-review={id}
              lang={language}
            >
              {title}
            </Link>
          ),
        },
        {
          id: 'author',
          label: t`Author`,
          cell: ({ authorName }) => <AuthorsWords>{authorName}</AuthorsWords>,
        },
        { id: 'kind', label: t`What`, cell: (row) => words.kindOf(row) },
        { id: 'audience', label: t`For`, cell: (row) => words.audienceOf(row) },
        {
          id: 'submitted',
          label: t`Submitted`,
          cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
        },
        { id: 'reviewer', label: t`Reviewer`, cell: (row) => <Assignee review={row} /> },
      ]}
    />
  );
}

function Assignee({ review }: { review: WaitingReview }) {
  const { t } = useLingui();
  const words = useReviewWords();
  const assignment = useAssignment(review);
  const { title, assignee } = review;
  return (
    <div className="review-assignee">
      {assignee ? <span>{words.assigneeOf(assignee)}</span> : null}
      <Button
        variant="quiet"
        isBusy={assignment.isPending}
        aria-label={assignee?.isMe ? t`Unassign: ${title}` : t`Assign to me: ${title}`}
        onPress={() => assignment.start(!assignee?.isMe)}
      >
        {assignee?.isMe ? <Trans>Unassign</Trans> : <Trans>Assign to me</Trans>}
      </Button>
    </div>
  );
}
