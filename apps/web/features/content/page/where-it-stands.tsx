import { Trans, useLingui } from '@lingui/react/macro';
import type { Content } from '@relievo/contracts';
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
    <section className="content-standing" aria-labelledby="content-standing">
      <div className="flow">
        <h2 id="content-standing">
          <Trans>Where it stands</Trans>
        </h2>
        <p>
          <StateBadge {...content} />
        </p>
        <p>
          <Meaning content={content} state={state} />
        </p>
        {isAnswered ? <Answer decision={answer} /> : null}
        {mayUpload ? null : (
          <p className="content-note">
            <Trans>
              Your account may not change or submit content at the moment, so the form is not shown. What you
              wrote is kept. You can{' '}
              <Link to="/settings" search={{ tab: 'account' }}>
                ask for upload access in your settings
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
      return t`Nobody but you sees it. Submit it when it is ready: a reviewer looks at it before readers do.`;
    case 'waiting':
      return forMembers
        ? t`It waits for the reviewers of ${place}. You get their answer here and by email. Until then it does not change.`
        : t`It waits for its review. You get the answer here and by email. Until then it does not change.`;
    case 'rejected':
      return t`A reviewer sent it back, so readers do not see it. Change what the answer asks for, and submit it again.`;
    case 'renewed':
      return t`Readers see what was approved. Your new version waits for its review; until the answer it does not change.`;
    case 'published':
      if (content.visibility === 'public') return t`Everybody finds it in the library.`;
      if (content.visibility === 'private') return t`It is approved, and only you see it.`;
      return t`Members of ${content.organization?.name ?? place} find it in their library.`;
  }
}
