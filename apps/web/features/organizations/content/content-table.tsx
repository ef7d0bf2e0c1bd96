import { useLingui } from '@lingui/react/macro';
import { ORGANIZATION_CONTENT_ORDERS, type OrganizationResource } from '@relievo/contracts/organizations';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import type { TableColumn } from '../../../ui/lists/table.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { type AddressState, SortedTable } from '../../listing/index.ts';
import type { SettingsAddress } from '../address/settings-address.ts';
import { CONTENT_STATE_NAMES, VISIBILITY_NAMES } from './content-words.ts';
import type { ContentSelection } from './use-content-selection.ts';

interface ContentTableProps {
  state: AddressState<SettingsAddress>;
  rows: readonly OrganizationResource[];
  selection: ContentSelection;
}

/** One row for each resource; a heading that is pressed sorts all of them, on every page. */
export function ContentTable({ state, rows, selection }: ContentTableProps) {
  const { t, i18n } = useLingui();
  const { address, replace } = state;
  const columns: readonly TableColumn<OrganizationResource, string>[] = [
    {
      id: 'title',
      label: t`Title`,
      cell: (resource) => <ContentTitle resource={resource} selection={selection} />,
    },
    {
      id: 'category',
      label: t`Category`,
      cell: ({ category }) => (category ? <AuthorsWords>{category}</AuthorsWords> : t`None`),
    },
    { id: 'author', label: t`Author`, cell: ({ authorName }) => <AuthorsWords>{authorName}</AuthorsWords> },
    { id: 'state', label: t`Status`, cell: ({ state: is }) => i18n._(CONTENT_STATE_NAMES[is]) },
    {
      id: 'visibility',
      label: t`Visible to`,
      cell: ({ visibility }) => i18n._(VISIBILITY_NAMES[visibility]),
    },
    {
      id: 'created',
      label: t`Created`,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
    },
  ];
  return (
    <SortedTable
      caption={t`Content`}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      orders={ORGANIZATION_CONTENT_ORDERS}
      order={address.sort}
      onOrder={(sort) => replace({ ...address, sort, page: 1 })}
    />
  );
}

function ContentTitle({
  resource,
  selection,
}: {
  resource: OrganizationResource;
  selection: ContentSelection;
}) {
  const { t } = useLingui();
  const { id, title, canChange } = resource;
  return (
    <span className="organization-title">
      {canChange ? (
        <Checkbox
          isSelected={selection.isChosen(id)}
          onChange={(isChosen) => selection.choose(resource, isChosen)}
        >
          <span className="spoken">{t`Select ${title}`}</span>
        </Checkbox>
      ) : null}
      <Link to="/resource/$id" params={{ id }}>
        <AuthorsWords>{title}</AuthorsWords>
      </Link>
    </span>
  );
}
