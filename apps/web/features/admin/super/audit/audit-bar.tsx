import { Trans, useLingui } from '@lingui/react/macro';
import { AUDIT_ACTIONS, writeAuditAddress } from '@relievo/contracts/administration';
import { Download } from 'lucide-react';
import { ButtonAnchor } from '../../../../ui/actions/link.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { type AddressState, FilterSelect, useLateText } from '../../../listing/index.ts';
import type { SuperAddress } from '../super-address.ts';
import { buildAuditFilters } from '../super-queries.ts';
import { ACTION_WORDS } from './action-words.ts';

/** What the log is narrowed by: words, one action and days; and the log as a file. */
export function AuditBar({ address, replace }: AddressState<SuperAddress>) {
  const { t, i18n } = useLingui();
  const { text, setText } = useLateText(address.q, (q) => replace({ ...address, q, page: 1 }));
  const actions = AUDIT_ACTIONS.map((id) => ({ id, words: i18n._(ACTION_WORDS[id]) })).toSorted(
    (one, other) => one.words.localeCompare(other.words, i18n.locale),
  );
  const days = [
    ['from', t`From`],
    ['until', t`Until`],
  ] as const;
  return (
    <div className="super-bar">
      <SearchField
        label={t`Search by person, organization or ID`}
        placeholder={t`Search by person, organization or ID`}
        value={text}
        onChange={setText}
      />
      <div className="super-days">
        <FilterSelect
          label={t`Action`}
          value={address.action}
          options={[['all', t`All actions`], ...actions.map(({ id, words }) => [id, words] as const)]}
          onChange={(action) => replace({ ...address, action, page: 1 })}
        />
        {days.map(([name, words]) => (
          <div key={name} className="filter-select">
            <label htmlFor={`audit-${name}`}>{words}</label>
            <input
              id={`audit-${name}`}
              className="input"
              type="date"
              value={address[name]}
              onChange={({ target }) => replace({ ...address, [name]: target.value, page: 1 })}
            />
          </div>
        ))}
        <ButtonAnchor
          href={writeAuditAddress(buildAuditFilters(address))}
          icon={<Download aria-hidden="true" size={20} />}
          download
        >
          <Trans>Download as CSV</Trans>
        </ButtonAnchor>
      </div>
    </div>
  );
}
