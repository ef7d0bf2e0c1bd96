import { Trans, useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { client } from '../../../lib/server/client.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageFailed } from '../../../ui/states/page-failed.tsx';
import { PageMissing } from '../../../ui/states/page-missing.tsx';
import { InvitationList, waitingInvitationsQuery } from '../../inviting/index.ts';
import { AnswerInvitation } from './answer-invitation.tsx';
import { ClosedInvitation } from './closed-invitation.tsx';

/** Where the link of an invitation leads. The link alone lets nobody in: it is for the person of its address. */
export function InvitationPage() {
  const { t } = useLingui();
  const viewer = useViewer();
  const token = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr })).get('token') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => client.invitations.see({ token }, { signal }),
    enabled: token !== '',
  });
  const code = readRefusal(error)?.code;
  if (token === '') return viewer.status === 'signed-in' ? <Waiting /> : <NoInvitation />;
  if (code === 'link_not_valid' || code === 'invalid_input') return <NoInvitation />;
  if (error)
    return (
      <PageFailed
        page={t`Invitation`}
        title={t`The invitation could not be loaded`}
        contents={t`An error message and a button to try again.`}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data || viewer.status === 'unknown') return <Loading label={t`Loading the invitation…`} />;
  if (data.state !== 'open') return <ClosedInvitation state={data.state} />;
  return <AnswerInvitation invitation={data} token={token} viewer={viewer} />;
}

/** Without a link, those that wait for whoever is signed in. */
function Waiting() {
  const { t } = useLingui();
  const { data } = useQuery(waitingInvitationsQuery);
  if (!data) return <Loading label={t`Loading your invitations…`} />;
  return (
    <Page
      title={t`Your invitations`}
      lead={data.length === 0 ? t`No invitation is waiting for you now.` : t`You can join each of these.`}
      describe={{ contents: t`A list of the invitations to your email address, with a button to join each.` }}
    >
      <InvitationList invitations={data} />
    </Page>
  );
}

function NoInvitation() {
  const { t } = useLingui();
  return (
    <PageMissing
      title={t`Invitation`}
      contents={t`A message that the link leads to no invitation.`}
      way={{ to: '/', words: t`Return to Home` }}
    >
      <p>
        <Trans>
          We can’t find this invitation. Open the link from the email again, or copy all of it. If it was sent
          again since, use the newer email.
        </Trans>
      </p>
    </PageMissing>
  );
}
