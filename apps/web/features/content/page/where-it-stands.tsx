import { Trans, useLingui } from '@lingui/react/macro';
import type { Content } from '@relievo/contracts/content';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/actions/link.tsx';
import { StateBadge, Thumbnail } from '../../resource/index.ts';
import { answerToMind, type ContentState } from '../state/content-state.ts';
import { Answer } from './history.tsx';

interface WhereItStandsProps {
  content: Content;
  state: ContentState;
  mayUpload: boolean;
  /** What can be done next. */
  children: ReactNode;
}

export function WhereItStands({ content, state, mayUpload, children }: WhereItStandsProps) {
  const answer = answerToMind(content);
  const isAnswered = answer && (state === 'rejected' || (state === 'published' && content.draft !== null));
  return (
    <section role="group" className="content-standing" aria-labelledby="content-standing">
      <div className="flow">
        <h2 id="content-standing">
          <Trans>Status</Trans>
        </h2>
        <p>
          <StateBadge {...content} />
        </p>
        <p>
          <Meaning content={content} state={state} />
        </p>
        {isAnswered ? <Answer decision={answer} resourceId={content.id} /> : null}
        {mayUpload ? null : (
          <p className="content-note">
            <Trans>
              Your account cannot edit or submit content at the moment. Your changes are kept. You can{' '}
              <Link to="/settings" search={{ tab: 'account' }}>
                request upload access in your settings
              </Link>
              .
            </Trans>
          </p>
        )}
        {children}
      </div>
      <div className="content-picture">
        <Thumbnail picture={content.thumbnail} title={content.fields.title} />
      </div>
    </section>
  );
}

function Meaning({ content, state }: { content: Content; state: ContentState }) {
  const { t } = useLingui();
  const [latest] = content.submissions;
  const place = latest?.organization?.name ?? t`your organization`;
  const forMembers = latest?.visibility === 'organization';
  switch (state) {
    case 'draft':
      return t`Only you can see it. When it is ready, submit it for review.`;
    case 'waiting':
      return forMembers
        ? t`Waiting for review by ${place}. You will get the answer here and by email. You cannot edit it until then.`
        : t`Waiting for review. You will get the answer here and by email. You cannot edit it until then.`;
    case 'rejected':
      return t`A reviewer sent it back, so readers do not see it. Make the changes they asked for and submit it again.`;
    case 'renewed':
      return t`Readers see the approved version. Your new version is waiting for review, and you cannot edit it until then.`;
    case 'published':
      if (content.visibility === 'public') return t`Everyone can find it in the library.`;
      if (content.visibility === 'private') return t`Approved. Only you can see it.`;
      return t`Members of ${content.organization?.name ?? place} can find it in their library.`;
  }
}
