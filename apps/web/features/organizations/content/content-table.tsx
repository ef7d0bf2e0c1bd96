import { useLingui } from '@lingui/react/macro';
import type { OrganizationContentOrder, OrganizationResource } from '@relievo/contracts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { type Sort, Table, type TableColumn } from '../../../ui/lists/table.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import type { AddressState } from '../../listing/index.ts';
import type { SettingsAddress } from '../address/settings-address.ts';
import { CONTENT_STATE_NAMES, VISIBILITY_NAMES } from './content-words.ts';
import type { ContentSelection } from './use-content-selection.ts';

type Sorted = 'title' | 'category' | 'created';
type Column = Sorted | 'author' | 'state' | 'visibility';

interface ContentTableProps {
  state: AddressState<SettingsAddress>;
  rows: readonly OrganizationResource[];
  selection: ContentSelection;
}

/** One row for each resource; a heading that is pressed sorts all of them, on every page. */
export function ContentTable({ state, rows, selection }: ContentTableProps) {
  const { t, i18n } = useLingui();
  const { address, replace } = state;
  const columns: readonly TableColumn<OrganizationResource, Column>[] = [
    {
      id: 'title',
      label: t`Title`,
      sortable: true,
      cell: (resource) => <ContentTitle resource={resource} selection={selection} />,
    },
    {
      id: 'category',
      label: t`Category`,
      sortable: true,
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
      sortable: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
    },
  ];
  return (
    <Table
      caption={t`Content`}
      hidesCaption
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      sort={readSort(address.sort)}
      onSort={({ column, direction }) => {
        if (!isSorted(column)) return;
        const label = columns.find(({ id }) => id === column)?.label ?? '';
        announce(
          direction === 'ascending' ? t`Sorted by ${label}, ascending` : t`Sorted by ${label}, descending`,
          'library',
        );
        replace({ ...address, sort: `${column}-${direction}`, page: 1 });
      }}
    />
  );
}

function readSort(order: OrganizationContentOrder): Sort<Column> {
  const [column, direction] = order.split('-') as [Sorted, Sort<Column>['direction']];
  return { column, direction };
}

function isSorted(column: Column): column is Sorted {
  return column === 'title' || column === 'category' || column === 'created';
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
