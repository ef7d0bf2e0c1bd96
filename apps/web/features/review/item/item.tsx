import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '@relievo/contracts/content';
import { findChangedFields } from '@relievo/contracts/values';
import { announce } from '../../../lib/speaking/announcer.ts';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { Difference, History } from '../../content/index.ts';
import { ResourcePreview } from '../../resource/index.ts';
import type { Decided } from '../decide/decision-words.ts';
import { useDeciding } from '../decide/use-deciding.tsx';
import { useReviewKeys } from '../keys/review-keys.ts';
import { QUEUE_PATH } from '../query/queue-address.ts';
import { ItemFields } from './item-fields.tsx';
import { ItemStanding } from './item-standing.tsx';
import { NewFiles } from './new-files.tsx';
import './item.css';

interface ItemProps {
  review: Review;
  /** What the queue is narrowed to, as an address carries it. */
  filters: Readonly<Record<string, string>>;
}

/** Everything that one decides on: what it is and looks like, what changed, what was said, and what can be answered. */
export function Item({ review, filters }: ItemProps) {
  const { t } = useLingui();
  const { title, language, authorName, createdAt, before, fields, history } = review;
  const { decide, dialog } = useKeysOfItem(review, filters);
  const when = formatMoment(createdAt);
  const changed = before ? findChangedFields(before, fields) : [];
  return (
    <Page
      title={title}
      titleLanguage={language}
      part={t`Content Review`}
      lead={t`By ${authorName}, submitted ${when}`}
      actions={<Neighbours review={review} filters={filters} />}
      describe={{
        contents: t`What is submitted and for whom, with buttons to approve, request changes and reject. Then what changed, a preview with its formats and tactile warnings, its details and its history. Press J and K to go from item to item, A to approve and R to reject.`,
        mainAction: t`Approve or reject it`,
      }}
    >
      <div className="review-item">
        <ItemStanding review={review} onDecide={decide} />
        {before && changed.length > 0 ? (
          <section role="group" className="flow" aria-labelledby="review-changes">
            <h2 id="review-changes">
              <Trans>What changes</Trans>
            </h2>
            {review.newFiles ? null : (
              <p>
                <Trans>The picture and the files stay as they are.</Trans>
              </p>
            )}
            <Difference
              from={before}
              to={fields}
              fields={changed}
              before={t`Published`}
              after={t`New version`}
            />
          </section>
        ) : null}
        {review.newFiles ? <NewFiles files={review.newFiles} fields={fields} /> : null}
        {review.isResourceVisible ? <ResourcePreview id={review.resourceId} /> : null}
        <ItemFields fields={fields} />
        <History
          submissions={history}
          resourceId={review.isResourceVisible ? review.resourceId : null}
          forReviewer
        />
      </div>
      {dialog}
    </Page>
  );
}

function Neighbours({ review: { previous, next }, filters }: ItemProps) {
  return (
    <>
      <ButtonLink to={QUEUE_PATH} search={filters} variant="quiet">
        <Trans>Back to the list</Trans>
      </ButtonLink>
      {previous ? (
        <ButtonLink to="/admin/content-review/$id" params={{ id: previous.id }} search={filters}>
          <Trans>Previous item</Trans>
        </ButtonLink>
      ) : null}
      {next ? (
        <ButtonLink to="/admin/content-review/$id" params={{ id: next.id }} search={filters}>
          <Trans>Next item</Trans>
        </ButtonLink>
      ) : null}
    </>
  );
}

/** J and K lead to the items beside it, A and R decide. Who decided goes on with the next one. */
function useKeysOfItem(review: Review, filters: ItemProps['filters']) {
  const { t } = useLingui();
  const go = useGo();
  const { previous, next, closedAt } = review;
  const goTo = (item: Review['next']) =>
    go(item ? `${QUEUE_PATH}/${item.id}` : QUEUE_PATH, { search: filters });
  const { begin, dialog } = useDeciding({
    onDecided: () => goTo(next),
    onOvertaken: () => {
      document.getElementById('review-standing')?.focus();
      announce(t`Someone else has already decided this, so your decision was not saved.`, 'errors');
    },
  });
  const decide = (kind: Decided) => {
    if (closedAt) announce(t`This is no longer waiting for review.`);
    else begin(kind, { ...review, resourceId: review.isResourceVisible ? review.resourceId : null });
  };
  useReviewKeys({
    next: () => (next ? goTo(next) : announce(t`This is the last item.`)),
    previous: () => (previous ? goTo(previous) : announce(t`This is the first item.`)),
    approve: () => decide('approve'),
    reject: () => decide('reject'),
  });
  return { decide, dialog };
}
