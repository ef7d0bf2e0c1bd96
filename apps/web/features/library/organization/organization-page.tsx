import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useViewer } from '../../../lib/server/session.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';
import { SignInNeeded } from '../tabs/sign-in-needed.tsx';
import { OrganizationList } from './organization-list.tsx';

/** What the organization shares among its members. */
export function OrganizationPage() {
  const { t } = useLingui();
  const viewer = useViewer();
  const [shown, setShown] = useState('');
  const organization = viewer.status === 'signed-in' ? viewer.session.currentOrganization : null;
  return (
    <Page
      title={t`Organization Content`}
      lead={
        organization
          ? t`What the members of ${organization.name} share with each other.`
          : t`What the members of an organization share with each other.`
      }
      describe={{
        contents: organization
          ? t`A search field, sorting, filters and a choice between grid and list, then the resources of ${organization.name} with their pages below. ${shown}`
          : t`A note on what is missing before the resources of an organization can be shown.`,
        mainAction: organization ? t`Open a card to read, hear and download it` : t`Browse Library`,
        keys: [{ keys: t`Arrow keys`, does: t`Move from card to card` }],
      }}
    >
      {viewer.status === 'unknown' ? <Loading label={t`Checking who is signed in…`} /> : null}
      {viewer.status === 'guest' ? (
        <SignInNeeded message={t`Please login to see what your organization shares.`} />
      ) : null}
      {viewer.status === 'signed-in' && !organization ? <NoOrganization /> : null}
      {organization ? (
        <OrganizationList key={organization.id} organization={organization} onShown={setShown} />
      ) : null}
    </Page>
  );
}

function NoOrganization() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`You belong to no organization`}
      message={t`Ask somebody who manages your school or organization here to invite you. Until then the whole library is open to you.`}
      action={
        <ButtonLink to="/library" variant="primary">
          <Trans>Browse Library</Trans>
        </ButtonLink>
      }
    />
  );
}
