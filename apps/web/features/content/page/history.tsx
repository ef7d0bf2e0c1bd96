import { Trans, useLingui } from '@lingui/react/macro';
import type { ContentDecision, ContentSubmission } from '@relievo/contracts/content';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { MarkedDrawing } from '../../resource/index.ts';
import './content.css';

interface HistoryProps {
  submissions: readonly ContentSubmission[];
  /** Whose drawing they are about; null where whoever reads may not look at it. */
  resourceId: string | null;
  /** Read by a reviewer, and not by its author. */
  forReviewer?: boolean;
}

/** Each time that it came before reviewers, and what they said, the latest first. */
export function History({ submissions, resourceId, forReviewer = false }: HistoryProps) {
  return (
    <section role="group" className="flow" aria-labelledby="content-history">
      <h2 id="content-history">
        <Trans>History</Trans>
      </h2>
      {submissions.length > 0 ? (
        <ol className="content-history" role="list">
          {submissions.map((submission) => (
            <li key={submission.id}>
              <Submitted submission={submission} resourceId={resourceId} forReviewer={forReviewer} />
            </li>
          ))}
        </ol>
      ) : (
        <p>
          <Trans>Not submitted yet.</Trans>
        </p>
      )}
    </section>
  );
}

interface SubmittedProps extends Pick<HistoryProps, 'resourceId'> {
  submission: ContentSubmission;
  forReviewer: boolean;
}

function Submitted({ submission, resourceId, forReviewer }: SubmittedProps) {
  const { t } = useLingui();
  const { version, visibility, organization, words, createdAt, closedAt, decision } = submission;
  const what = version === null ? t`Submitted` : t`New version ${version} submitted`;
  const place = organization?.name ?? t`an organization`;
  const where = visibility === 'public' ? t`for everyone` : t`for members of ${place}`;
  return (
    <>
      <h3>
        {what} {where}
      </h3>
      <p className="content-moment">{formatMoment(createdAt)}</p>
      {words ? (
        <>
          <p className="field-help">{forReviewer ? t`Note of the author` : t`Your note to reviewers`}</p>
          <blockquote>{words}</blockquote>
        </>
      ) : null}
      {decision ? <Answer decision={decision} resourceId={resourceId} /> : null}
      {!decision && closedAt ? (
        <p>
          <Trans>Withdrawn before it was reviewed, {formatMoment(closedAt)}.</Trans>
        </p>
      ) : null}
      {!decision && !closedAt ? (
        <p>
          <Trans>Waiting for review.</Trans>
        </p>
      ) : null}
    </>
  );
}

interface AnswerProps extends Pick<HistoryProps, 'resourceId'> {
  decision: ContentDecision;
}

/** What a reviewer decided, with the words and the places in the drawing, who it was and when. */
export function Answer({ decision: { kind, words, marks, author, createdAt }, resourceId }: AnswerProps) {
  const { t } = useLingui();
  const said = { approve: t`Approved`, reject: t`Rejected`, request_changes: t`Changes requested` }[kind];
  const who = author ?? t`a reviewer`;
  const when = formatMoment(createdAt);
  return (
    <div className="content-answer" data-kind={kind}>
      <p>
        <Trans>
          <strong>{said}</strong> by {who}, {when}
        </Trans>
      </p>
      {words ? <blockquote>{words}</blockquote> : null}
      {marks.length > 0 ? <MarkedDrawing resourceId={resourceId} marks={marks} /> : null}
    </div>
  );
}
