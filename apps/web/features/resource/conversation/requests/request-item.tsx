import { Trans, useLingui } from '@lingui/react/macro';
import type { AccessibleRequest } from '@relievo/contracts/accessible-requests';
import { useViewer } from '../../../../lib/server/session.ts';
import { FORM_WORDS } from '../../../../lib/words/accessible-form-words.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import '../../card/badges.css';
import { Day } from '../parts/day.tsx';
import { useHeadingFocus } from '../parts/use-heading-focus.ts';
import { HandleRequest } from './handle-request.tsx';
import { formatSupporters, isWaiting, STATE_WORDS } from './request-words.ts';
import { SupportButton } from './support-button.tsx';

interface RequestItemProps {
  request: AccessibleRequest;
  mayAnswer: boolean;
  onTakenBack: () => void;
}

/** One wish: which form, in what words, how many want it, where it stands and what came of it. */
export function RequestItem({ request, mayAnswer, onTakenBack }: RequestItemProps) {
  const { i18n } = useLingui();
  const viewer = useViewer();
  const { heading, focusWhenLost } = useHeadingFocus();
  const { form, words, state, supporters, createdAt } = request;
  const { label, icon: Icon } = STATE_WORDS[state];
  return (
    <li className="request">
      <div>
        <div className="request-head">
          <h3 ref={heading} tabIndex={-1}>
            {i18n._(FORM_WORDS[form])}
          </h3>
          <span className="badge" data-state={state}>
            <Icon aria-hidden="true" size={18} />
            {i18n._(label)}
          </span>
        </div>
        {words ? (
          <p className="comment-body" dir="auto">
            {words}
          </p>
        ) : null}
        <p className="comment-facts">
          <span>{formatSupporters(supporters)}</span>
          <span>
            <Trans>
              Asked <Day time={createdAt} />
            </Trans>
          </span>
        </p>
        <RequestAnswer request={request} />
        {viewer.status === 'signed-in' && isWaiting(state) ? (
          <div className="comment-actions">
            <SupportButton request={request} onTakenBack={onTakenBack} />
            {mayAnswer ? <HandleRequest request={request} onSettled={focusWhenLost} /> : null}
          </div>
        ) : null}
      </div>
    </li>
  );
}

function RequestAnswer({ request }: { request: AccessibleRequest }) {
  const { answer, answerResource, resourceId, handledAt, state } = request;
  if (!answer) return null;
  return (
    <div className="request-answer" data-state={state}>
      <p className="comment-facts">
        {state === 'answered' ? <Trans>Answer</Trans> : <Trans>Why it was declined</Trans>}
        {handledAt ? <Day time={handledAt} /> : null}
      </p>
      <p className="comment-body" dir="auto">
        {answer}
      </p>
      {answerResource && answerResource.id !== resourceId ? (
        <p>
          <Link to="/resource/$id" params={{ id: answerResource.id }}>
            {answerResource.title}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
