import { useLingui } from '@lingui/react/macro';
import { type AdministeredPerson, PEOPLE_ORDERS, type PersonAct } from '@relievo/contracts/administration';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import type { TableColumn } from '../../../ui/lists/table.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { type AddressState, SortedTable } from '../../listing/index.ts';
import { EmailAddress } from './email-address.tsx';
import type { PeopleAddress } from './people-address.ts';
import { PersonMenu } from './person-menu.tsx';
import { ROLE_NAMES, STATE_NAMES } from './person-words.ts';
import type { Selection } from './use-selection.ts';

interface PeopleTableProps {
  state: AddressState<PeopleAddress>;
  rows: readonly AdministeredPerson[];
  selection: Selection;
  onRoles: (person: AdministeredPerson) => void;
  onAct: (act: PersonAct, people: readonly AdministeredPerson[]) => void;
}

/** One row for each person; a heading that is pressed sorts all of them, on every page. */
export function PeopleTable({ state, rows, selection, onRoles, onAct }: PeopleTableProps) {
  const { t, i18n } = useLingui();
  const { address, replace } = state;
  const columns: readonly TableColumn<AdministeredPerson, string>[] = [
    {
      id: 'name',
      label: t`Name`,
      cell: (person) => <PersonName person={person} selection={selection} />,
    },
    { id: 'email', label: t`Email`, cell: ({ email }) => <EmailAddress email={email} /> },
    {
      id: 'roles',
      label: t`Roles`,
      cell: ({ roles }) => roles.map((role) => i18n._(ROLE_NAMES[role])).join(', '),
    },
    { id: 'state', label: t`Status`, cell: ({ state: is }) => i18n._(STATE_NAMES[is]) },
    {
      id: 'joined',
      label: t`Joined`,
      cell: ({ joinedAt }) => <time dateTime={joinedAt}>{formatMoment(joinedAt)}</time>,
    },
    {
      id: 'seen',
      label: t`Last seen`,
      cell: ({ seenAt }) =>
        seenAt ? <time dateTime={seenAt}>{formatMoment(seenAt)}</time> : t`Not signed in`,
    },
    {
      id: 'actions',
      label: t`Actions`,
      isForPressing: true,
      cell: (person) => (
        <PersonMenu person={person} onRoles={() => onRoles(person)} onAct={(act) => onAct(act, [person])} />
      ),
    },
  ];
  return (
    <SortedTable
      caption={t`People`}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      orders={PEOPLE_ORDERS}
      order={address.sort}
      onOrder={(sort) => replace({ ...address, sort, page: 1 })}
    />
  );
}

function PersonName({ person, selection }: { person: AdministeredPerson; selection: Selection }) {
  const { t } = useLingui();
  const { displayName, username, isAdministered } = person;
  const name = (
    <>
      <AuthorsWords>{displayName}</AuthorsWords>
      {username ? (
        <span className="people-username" translate="no">
          {username}
        </span>
      ) : null}
    </>
  );
  if (!isAdministered) return <span className="people-name">{name}</span>;
  return (
    <Checkbox
      aria-label={t`Select ${displayName}`}
      isSelected={selection.isChosen(person)}
      onChange={(isChosen) => selection.choose(person, isChosen)}
    >
      <span className="people-name">{name}</span>
    </Checkbox>
  );
}
