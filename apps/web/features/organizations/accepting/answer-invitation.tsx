import { Trans, useLingui } from '@lingui/react/macro';
import type { InvitationSeen } from '@relievo/contracts/organizations';
import { client } from '../../../lib/server/client.ts';
import type { Viewer } from '../../../lib/server/session.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { useSessionRenewed } from '../query/use-session-renewed.ts';
import { ORGANIZATION_ROLE_NAMES } from '../words/role-words.ts';

interface AnswerInvitationProps {
  invitation: Extract<InvitationSeen, { state: 'open' }>;
  token: string;
  viewer: Viewer;
}

/** An open invitation, for whoever looks: to accept, to sign in for it, or to learn that it is for another address. */
export function AnswerInvitation({ invitation, token, viewer }: AnswerInvitationProps) {
  const { t, i18n } = useLingui();
  const { organization, email } = invitation;
  const role = i18n._(ORGANIZATION_ROLE_NAMES[invitation.role]);
  const own =
    viewer.status === 'signed-in' ? (viewer.session.user.email ?? viewer.session.user.username ?? '') : null;
  return (
    <Page
      title={t`Invitation to ${organization}`}
      lead={t`You are invited to join ${organization}. Your role there: ${role}.`}
      describe={{
        contents: t`Who invites whom, and the way to accept.`,
        mainAction: own === null ? t`Sign in` : t`Accept the invitation`,
      }}
    >
      <div className="flow">
        <p>
          <Trans>
            The invitation is for <strong translate="no">{email}</strong>.
          </Trans>
        </p>
        {own === null ? (
          <SignInFirst token={token} />
        ) : own.toLowerCase() === email.toLowerCase() ? (
          <AcceptButton organization={organization} token={token} />
        ) : (
          <Refusal
            text={t`You are signed in as ${own}. Sign out, then sign in or create an account with the address of the invitation, and open the link again.`}
          />
        )}
      </div>
    </Page>
  );
}

/** Whoever has no account yet makes one with the same address; once it is verified, the link leads here again. */
function SignInFirst({ token }: { token: string }) {
  const search = { return: `/invitation?token=${encodeURIComponent(token)}` };
  return (
    <>
      <p>
        <Trans>
          Sign in with this address to accept. If you have no account yet, create one with this address,
          verify it, and sign in.
        </Trans>
      </p>
      <p className="page-actions">
        <ButtonLink to="/auth" search={search} variant="primary">
          <Trans>Sign in</Trans>
        </ButtonLink>
        <ButtonLink to="/auth/signup" search={search}>
          <Trans>Create an account</Trans>
        </ButtonLink>
      </p>
    </>
  );
}

function AcceptButton({ organization, token }: { organization: string; token: string }) {
  const { t } = useLingui();
  const go = useGo();
  const renew = useSessionRenewed();
  const accepting = useAction({
    run: async () => {
      const { organizationId } = await client.invitations.accept({ token });
      await client.organizations.switch({ organizationId });
      await renew();
    },
    done: t`You joined ${organization}. You are now working in it.`,
    onDone: () => go('/organization/settings'),
  });
  return (
    <>
      {accepting.refused ? <Refusal text={accepting.refused} /> : null}
      <p className="page-actions">
        <Button variant="primary" isBusy={accepting.isPending} onPress={() => accepting.start()}>
          <Trans>Accept the invitation</Trans>
        </Button>
      </p>
    </>
  );
}
