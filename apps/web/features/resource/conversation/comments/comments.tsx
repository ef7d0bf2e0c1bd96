import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Comment } from '@relievo/contracts/conversation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useViewer } from '../../../../lib/server/session.ts';
import { announce } from '../../../../lib/speaking/announcer.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { commentsQuery } from '../parts/conversation-queries.ts';
import { SignInTo } from '../parts/sign-in-to.tsx';
import { useHeadingFocus } from '../parts/use-heading-focus.ts';
import { CommentItem } from './comment-item.tsx';
import { NewComment } from './new-comment.tsx';
import './comments.css';

interface Pages {
  readonly pages: readonly { readonly rows: readonly Comment[]; readonly total: number }[];
}

/** What somebody said meanwhile moves the others on, so that one may come twice. */
function listComments({ pages }: Pages): readonly Comment[] {
  return [...new Map(pages.flatMap(({ rows }) => rows).map((comment) => [comment.id, comment])).values()];
}

function countTotal({ pages }: Pages): number {
  return pages.at(-1)?.total ?? 0;
}

/** What people say about a resource, the newest first. */
export function Comments({ resourceId, title }: { resourceId: string; title: string }) {
  const { t } = useLingui();
  const viewer = useViewer();
  // What a learner says stays in the class.
  const mayComment = viewer.status === 'signed-in' && !viewer.session.isLearner;
  const { heading, focusWhenLost } = useHeadingFocus();
  const [focusOn, setFocusOn] = useState<string>();
  const query = useInfiniteQuery(commentsQuery(resourceId));
  const showMore = async () => {
    const before = query.data ? listComments(query.data).length : 0;
    const { data, isFetchNextPageError } = await query.fetchNextPage();
    if (!data || isFetchNextPageError) {
      announce(t`Error: More comments could not be loaded. Please try again.`, 'errors');
      return;
    }
    const shown = listComments(data);
    setFocusOn(shown[before]?.id);
    const more = plural(shown.length - before, { one: '# more comment', other: '# more comments' });
    announce(t`${more}. ${shown.length} of ${countTotal(data)} are shown.`, 'pagination');
  };
  const count = query.data ? countTotal(query.data) : 0;
  return (
    <section role="group" className="comments" aria-labelledby="comments">
      <h2 id="comments" ref={heading} tabIndex={-1}>
        {query.data ? <Plural value={count} one="# comment" other="# comments" _0="Comments" /> : t`Comments`}
      </h2>
      {mayComment ? <NewComment resourceId={resourceId} title={title} /> : null}
      {viewer.status === 'guest' ? (
        <SignInTo>
          <Trans>Sign in to comment</Trans>
        </SignInTo>
      ) : null}
      <Loaded query={query} loading={t`Loading comments…`} failed={t`Error loading comments`}>
        {(data) => {
          const comments = listComments(data);
          if (comments.length === 0) return <p>{t`No comments yet`}</p>;
          return (
            <ul role="list" className="comment-list">
              {comments.map((comment) => (
                <CommentItem
                  key={comment.id}
                  comment={comment}
                  hasFocus={comment.id === focusOn}
                  onRemoved={focusWhenLost}
                />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {query.hasNextPage ? (
        <p>
          <Button
            isBusy={query.isFetchingNextPage}
            busyWords={t`Loading comments…`}
            onPress={() => void showMore()}
          >
            <Trans>Load more comments</Trans>
          </Button>
        </p>
      ) : null}
    </section>
  );
}
