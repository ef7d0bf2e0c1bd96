import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../../../lib/server/session.ts';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { requestsQuery } from '../parts/conversation-queries.ts';
import { SignInTo } from '../parts/sign-in-to.tsx';
import { useHeadingFocus } from '../parts/use-heading-focus.ts';
import { AskButton } from './ask-button.tsx';
import { RequestItem } from './request-item.tsx';
import './requests.css';

/** For who cannot use a resource as it is: what others ask for, what came of it, and a way to ask. */
export function Requests({ resourceId, title }: { resourceId: string; title: string }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { heading, focusWhenLost } = useHeadingFocus();
  const query = useQuery(requestsQuery(resourceId));
  return (
    <section role="group" className="requests" aria-labelledby="requests">
      <h2 id="requests" ref={heading} tabIndex={-1}>
        <Trans>Accessible versions</Trans>
      </h2>
      <p>
        <Trans>
          Need a different format? Ask for it. Everyone who can see this page can see the request, but not who
          made it.
        </Trans>
      </p>
      <Loaded query={query} loading={t`Loading requests…`} failed={t`Error loading requests`}>
        {({ rows, total, mayAnswer }) => (
          <>
            {rows.length > 0 ? (
              <ul role="list" className="request-list">
                {rows.map((request) => (
                  <RequestItem
                    key={request.id}
                    request={request}
                    mayAnswer={mayAnswer}
                    onTakenBack={focusWhenLost}
                  />
                ))}
              </ul>
            ) : (
              <p>{t`No requests yet.`}</p>
            )}
            {total > rows.length ? (
              <p>{t`These are the first ${rows.length} of ${total} requests.`}</p>
            ) : null}
            {viewer.status === 'signed-in' && !viewer.session.isLearner ? (
              <p>
                <AskButton resourceId={resourceId} title={title} requests={rows} />
              </p>
            ) : null}
          </>
        )}
      </Loaded>
      {viewer.status === 'guest' ? (
        <SignInTo>
          <Trans>Sign in to ask for a format or support a request</Trans>
        </SignInTo>
      ) : null}
    </section>
  );
}
