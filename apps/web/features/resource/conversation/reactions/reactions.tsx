import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../../../lib/server/session.ts';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { reactionsQuery } from '../parts/conversation-queries.ts';
import { SignInTo } from '../parts/sign-in-to.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { LikeButton } from './like-button.tsx';
import { RatingForm } from './rating-form.tsx';
import { formatLikes, formatRating } from './reaction-words.ts';
import './reactions.css';

/** Likes and stars: what all gave together, and one's own. */
export function Reactions({ resourceId, title }: { resourceId: string; title: string }) {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const query = useQuery(reactionsQuery(resourceId));
  const isSignedIn = viewer.status === 'signed-in';
  return (
    <section role="group" className="reactions" aria-labelledby="reactions">
      <h2 id="reactions">
        <Trans>Likes and rating</Trans>
      </h2>
      <Loaded query={query} loading={t`Loading likes and rating…`} failed={t`Error loading likes and rating`}>
        {(reactions) => (
          <>
            <div className="reactions-likes">
              {isSignedIn ? <LikeButton resourceId={resourceId} isLiked={reactions.isLiked} /> : null}
              <p>{formatLikes(reactions.likes)}</p>
            </div>
            <p>{formatRating(reactions, i18n)}</p>
            {isSignedIn ? <RatingForm resourceId={resourceId} ownStars={reactions.ownStars} /> : null}
          </>
        )}
      </Loaded>
      {viewer.status === 'guest' ? (
        <SignInTo>
          <Trans>Sign in to like, rate or report a problem</Trans>
        </SignInTo>
      ) : null}
      {isSignedIn ? (
        <ReportButton resourceId={resourceId} title={t`Report a problem with “${title}”`}>
          <Trans>Report a problem</Trans>
        </ReportButton>
      ) : null}
    </section>
  );
}
