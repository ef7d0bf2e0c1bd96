import { Trans, useLingui } from '@lingui/react/macro';
import {
  HIDDEN_COMMENT_ORDERS,
  type HiddenComment,
  type HiddenCommentOrder,
} from '@relievo/contracts/administration';
import { readRefusal } from '@relievo/contracts/client';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { focusHeading } from '../../../../lib/speaking/focus-heading.ts';
import { formatMoment } from '../../../../lib/words/date-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { AuthorsWords } from '../../../../ui/page/authors-words.tsx';
import { EmptyState } from '../../../../ui/states/state-message.tsx';
import {
  type AddressState,
  FRESH,
  type ListQuery,
  PagedTable,
  pagingOf,
  SortedTable,
  useListStart,
  usePagedRows,
} from '../../../listing/index.ts';
import type { SuperAddress } from '../super-address.ts';

const HIDDEN = 'hidden-comments';

function hiddenQuery(sortBy: HiddenCommentOrder): ListQuery<HiddenComment> {
  return {
    key: [HIDDEN, sortBy],
    fetch: (slice, signal) => client.superAdmin.hiddenComments({ sortBy, ...slice }, { signal }),
    ...FRESH.own,
  };
}

/** Comments that readers do not see, each with a way back. */
export function HiddenComments({ state }: { state: AddressState<SuperAddress> }) {
  const { t } = useLingui();
  const { area, toStart } = useListStart();
  const { address, replace } = state;
  const list = usePagedRows(hiddenQuery(address.comments), address);
  return (
    <PagedTable
      kind="comments"
      className="hidden-comments"
      list={list}
      paging={pagingOf(state)}
      area={area}
      toStart={toStart}
      empty={<EmptyState title={t`No hidden comments`} message={t`Readers see every comment.`} />}
    >
      <SortedTable
        caption={t`Hidden comments`}
        rows={list.rows}
        rowKey={({ id }) => id}
        orders={HIDDEN_COMMENT_ORDERS}
        order={address.comments}
        onOrder={(comments) => replace({ ...address, comments, page: 1 })}
        columns={[
          {
            id: 'comment',
            label: t`Comment`,
            cell: ({ body }) => <AuthorsWords>{body}</AuthorsWords>,
          },
          {
            id: 'author',
            label: t`Author`,
            cell: ({ authorName }) => <AuthorsWords>{authorName}</AuthorsWords>,
          },
          {
            id: 'resource',
            label: t`Resource`,
            cell: ({ resourceId, title }) => (
              <Link to="/resource/$id" params={{ id: resourceId }}>
                {title}
              </Link>
            ),
          },
          {
            id: 'hidden',
            label: t`Hidden`,
            cell: ({ hiddenAt }) => <time dateTime={hiddenAt}>{formatMoment(hiddenAt)}</time>,
          },
          {
            id: 'action',
            label: t`Action`,
            isForPressing: true,
            cell: (comment) => <ShowAgain comment={comment} />,
          },
        ]}
      />
    </PagedTable>
  );
}

function ShowAgain({ comment: { id, authorName } }: { comment: HiddenComment }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const showing = useAction({
    run: async () => {
      await client.superAdmin.hideComment({ id, isHidden: false });
      await queries.invalidateQueries({ queryKey: ['list', HIDDEN] });
    },
    failed: (thrown) =>
      readRefusal(thrown)?.message ?? t`The comment could not be changed. Please try again.`,
    done: t`Readers see the comment again.`,
    onDone: focusHeading,
  });
  return (
    <Button
      aria-label={t`Show again: the comment of ${authorName}`}
      isBusy={showing.isPending}
      onPress={() => showing.start()}
    >
      <Trans>Show again</Trans>
    </Button>
  );
}
