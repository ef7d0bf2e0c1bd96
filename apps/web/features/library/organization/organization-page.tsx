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
          ? t`Resources shared by members of ${organization.name}.`
          : t`Resources shared by members of an organization.`
      }
      describe={{
        contents: organization
          ? t`A search field, sorting, filters, a choice of grid or list, and the resources of ${organization.name}. ${shown}`
          : t`A message about why no organization resources are shown.`,
        mainAction: organization ? t`Open a card to read, hear and download the resource` : t`Browse Library`,
        keys: [{ keys: t`Arrow keys`, does: t`Move from card to card` }],
      }}
    >
      {viewer.status === 'unknown' ? <Loading label={t`Checking your sign-in…`} /> : null}
      {viewer.status === 'guest' ? (
        <SignInNeeded message={t`Sign in to see what your organization shares.`} />
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
      title={t`You are not in an organization`}
      message={t`Ask an administrator of your school or organization to invite you. Until then you can use the whole library.`}
      action={
        <ButtonLink to="/library" variant="primary">
          <Trans>Browse Library</Trans>
        </ButtonLink>
      }
    />
  );
}
