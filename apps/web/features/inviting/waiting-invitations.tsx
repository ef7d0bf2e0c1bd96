import { Trans, useLingui } from '@lingui/react/macro';
import type { WaitingInvitation } from '@relievo/contracts/organizations';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/server/client.ts';
import { askOrNothing } from '../../lib/server/or-nothing.ts';
import { sessionQuery } from '../../lib/server/session.ts';
import { useAction } from '../../lib/server/use-action.ts';
import { Button } from '../../ui/actions/button.tsx';
import { AuthorsWords } from '../../ui/page/authors-words.tsx';
import { useGo } from '../../ui/page/use-go.ts';
import { Refusal } from '../../ui/states/refusal.tsx';

export const waitingInvitationsQuery = queryOptions({
  queryKey: ['waiting-invitations'],
  queryFn: ({ signal }) =>
    askOrNothing('waiting invitations', [], () => client.invitations.waiting(undefined, { signal })),
});

/** What somebody is invited to, with a button to join each; where nothing waits there is nothing. */
export function WaitingInvitations() {
  const { data = [] } = useQuery(waitingInvitationsQuery);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="waiting-invitations">
      <h2 id="waiting-invitations">
        <Trans>You are invited</Trans>
      </h2>
      <InvitationList invitations={data} />
    </section>
  );
}

export function InvitationList({ invitations }: { invitations: readonly WaitingInvitation[] }) {
  return (
    <ul role="list" className="flow">
      {invitations.map((invitation) => (
        <One key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

function One({ invitation: { id, organization, className, from } }: { invitation: WaitingInvitation }) {
  const { t } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  const place = className ?? organization;
  const joining = useAction({
    run: async () => {
      const { organizationId } = await client.invitations.join({ id });
      await client.organizations.switch({ organizationId });
      await queries.invalidateQueries();
      await queries.refetchQueries({ queryKey: sessionQuery.queryKey });
    },
    done: t`You joined ${place}. You are now working in ${organization}.`,
    onDone: () => go(className ? '/classes' : '/organization/settings'),
  });
  return (
    <li>
      <p>
        {className ? (
          <Trans>
            <AuthorsWords>{from}</AuthorsWords> invites you to the class{' '}
            <AuthorsWords>{className}</AuthorsWords> of <AuthorsWords>{organization}</AuthorsWords>.
          </Trans>
        ) : (
          <Trans>
            <AuthorsWords>{from}</AuthorsWords> invites you to <AuthorsWords>{organization}</AuthorsWords>.
          </Trans>
        )}
      </p>
      {joining.refused ? <Refusal text={joining.refused} /> : null}
      <p className="page-actions">
        <Button variant="primary" isBusy={joining.isPending} onPress={() => joining.start()}>
          {t`Join ${place}`}
        </Button>
      </p>
    </li>
  );
}
