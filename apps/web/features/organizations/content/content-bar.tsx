import { useLingui } from '@lingui/react/macro';
import { ORGANIZATION_CONTENT_STATES } from '@relievo/contracts/organizations';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { type AddressState, FilterSelect, useLateText } from '../../listing/index.ts';
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
      <FilterSelect
        label={t`Status`}
        value={address.state}
        options={[
          ['all', t`All content`],
          ...ORGANIZATION_CONTENT_STATES.map((one) => [one, i18n._(CONTENT_STATE_NAMES[one])] as const),
        ]}
        onChange={(state) => replace({ ...address, state, page: 1 })}
      />
    </div>
  );
}
