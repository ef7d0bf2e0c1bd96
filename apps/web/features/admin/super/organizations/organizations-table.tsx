import { Trans, useLingui } from '@lingui/react/macro';
import { type AdministeredOrganization, ORGANIZATION_ORDERS } from '@relievo/contracts/administration';
import { formatMoment } from '../../../../lib/words/date-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import type { TableColumn } from '../../../../ui/lists/table.tsx';
import { AuthorsWords } from '../../../../ui/page/authors-words.tsx';
import { type AddressState, SortedTable } from '../../../listing/index.ts';
import type { SuperAddress } from '../super-address.ts';
import { TIER_NAMES } from './tier-words.ts';

interface OrganizationsTableProps {
  state: AddressState<SuperAddress>;
  rows: readonly AdministeredOrganization[];
  onChange: (organization: AdministeredOrganization) => void;
}

/** One row for each organization; a heading that is pressed sorts all of them, on every page. */
export function OrganizationsTable({ state, rows, onChange }: OrganizationsTableProps) {
  const { t, i18n } = useLingui();
  const { address, replace } = state;
  const columns: readonly TableColumn<AdministeredOrganization, string>[] = [
    {
      id: 'name',
      label: t`Name`,
      cell: ({ name }) => <AuthorsWords>{name}</AuthorsWords>,
    },
    { id: 'tier', label: t`Tier`, cell: ({ tier }) => i18n._(TIER_NAMES[tier]) },
    {
      id: 'paid',
      label: t`Paid content`,
      cell: ({ isGranted }) => (isGranted ? t`Open to members` : t`Not granted`),
    },
    { id: 'members', label: t`Members`, numeric: true, cell: ({ members }) => members },
    {
      id: 'created',
      label: t`Created`,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
    },
    {
      id: 'action',
      label: t`Action`,
      isForPressing: true,
      cell: (organization) => (
        <Button
          aria-haspopup="dialog"
          aria-label={t`Change the tier: ${organization.name}`}
          onPress={() => onChange(organization)}
        >
          <Trans>Change the tier</Trans>
        </Button>
      ),
    },
  ];
  return (
    <SortedTable
      caption={t`Organizations`}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      orders={ORGANIZATION_ORDERS}
      order={address.order}
      onOrder={(order) => replace({ ...address, order, page: 1 })}
    />
  );
}
