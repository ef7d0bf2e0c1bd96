import { useLingui } from '@lingui/react/macro';
import { ORGANIZATION_CONTENT_STATES } from '@relievo/contracts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { type AddressState, useLateText } from '../../listing/index.ts';
import type { SettingsAddress } from '../address/settings-address.ts';
import { CONTENT_STATE_NAMES } from './content-words.ts';

/** Narrows the table by words and by status. */
export function ContentBar({ address, replace }: AddressState<SettingsAddress>) {
  const { t, i18n } = useLingui();
  const { text, setText } = useLateText(address.q, (q) => replace({ ...address, q, page: 1 }));
  const label = t`Search content by title, category or author`;
  return (
    <div className="organization-bar">
      <SearchField label={label} placeholder={label} value={text} onChange={setText} />
      <div className="organization-filter">
        <label htmlFor="content-state">{t`Status`}</label>
        <select
          id="content-state"
          className="input"
          value={address.state}
          onChange={({ target }) =>
            replace({ ...address, state: target.value as SettingsAddress['state'], page: 1 })
          }
        >
          <option value="all">{t`All content`}</option>
          {ORGANIZATION_CONTENT_STATES.map((one) => (
            <option key={one} value={one}>
              {i18n._(CONTENT_STATE_NAMES[one])}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
