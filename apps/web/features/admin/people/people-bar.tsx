import { Trans, useLingui } from '@lingui/react/macro';
import { PERSON_STATES, writePeopleAddress } from '@relievo/contracts/administration';
import { ROLES } from '@relievo/contracts/values';
import { Download } from 'lucide-react';
import { ButtonAnchor } from '../../../ui/actions/link.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { type AddressState, FilterSelect, useLateText } from '../../listing/index.ts';
import { buildPeopleFilters, type PeopleAddress } from './people-address.ts';
import { ROLE_NAMES, STATE_NAMES } from './person-words.ts';

/** Narrows the table by words, by role and by state, and gives what is left of it as a file. */
export function PeopleBar({ address, replace }: AddressState<PeopleAddress>) {
  const { t, i18n } = useLingui();
  const { text, setText } = useLateText(address.q, (q) => replace({ ...address, q, page: 1 }));
  return (
    <div className="people-bar">
      <SearchField
        label={t`Search by name, username or email`}
        placeholder={t`Search by name, username or email`}
        value={text}
        onChange={setText}
      />
      <div className="people-filters">
        <FilterSelect
          label={t`Role`}
          value={address.role}
          options={[['all', t`All roles`], ...ROLES.map((role) => [role, i18n._(ROLE_NAMES[role])] as const)]}
          onChange={(role) => replace({ ...address, role, page: 1 })}
        />
        <FilterSelect
          label={t`Status`}
          value={address.state}
          options={[
            ['all', t`Everyone`],
            ...PERSON_STATES.map((state) => [state, i18n._(STATE_NAMES[state])] as const),
          ]}
          onChange={(state) => replace({ ...address, state, page: 1 })}
        />
        <ButtonAnchor
          href={writePeopleAddress(buildPeopleFilters(address))}
          icon={<Download aria-hidden="true" size={20} />}
          download
        >
          <Trans>Download as CSV</Trans>
        </ButtonAnchor>
      </div>
    </div>
  );
}
