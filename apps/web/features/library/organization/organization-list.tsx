import { useLingui } from '@lingui/react/macro';
import { LIBRARY_ORDERS } from '@relievo/contracts/library/lists';
import type { Organization } from '@relievo/contracts/people';
import { createPageCodec, ListBrowser, NothingFound, useAddress } from '../../listing/index.ts';
import { ResourceItem } from '../../resource/index.ts';
import { organizationQuery } from '../query/library-queries.ts';

const CODEC = createPageCodec('/library/organization', LIBRARY_ORDERS.organization);

interface OrganizationListProps {
  organization: Organization;
  onShown: (shown: string) => void;
}

/** The key of the list names the organization: another one is another list. */
export function OrganizationList({ organization: { id, name }, onShown }: OrganizationListProps) {
  const { t } = useLingui();
  const state = useAddress(CODEC);
  const { address } = state;
  return (
    <ListBrowser
      kind="resources"
      heading={t`Shared in ${name}`}
      searchLabel={t`Search in ${name}`}
      state={state}
      orders={LIBRARY_ORDERS.organization}
      query={organizationQuery(id, address)}
      facets={{ list: 'organization', q: address.q }}
      rowKey={(resource) => resource.id}
      empty={(clear) => <NothingFound message={t`${name} has not shared anything yet.`} clear={clear} />}
      onShown={onShown}
    >
      {(resource, view, focusProps) => (
        <ResourceItem resource={resource} view={view} focusProps={focusProps} />
      )}
    </ListBrowser>
  );
}
