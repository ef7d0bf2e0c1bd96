import { useLingui } from '@lingui/react/macro';
import { ACTIVITY_TYPES } from '@relievo/contracts/activity';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { type AddressState, FilterSelect, useLateText } from '../../listing/index.ts';
import { ACTIVITY_KINDS } from '../columns/activity-kind.tsx';
import type { ActivitiesAddress } from './activities-address.ts';

/** Narrows the list to what has these words, or to one kind. */
export function ActivitiesBar({ address, replace }: AddressState<ActivitiesAddress>) {
  const { t, i18n } = useLingui();
  const { text, setText } = useLateText(address.q, (q) => replace({ ...address, q, page: 1 }));
  return (
    <div className="activities-bar">
      <SearchField
        label={t`Search your activities`}
        placeholder={t`Search your activities`}
        value={text}
        onChange={setText}
      />
      <FilterSelect
        label={t`Show`}
        value={address.type}
        options={[
          ['all', t`Everything`],
          ...ACTIVITY_TYPES.map((type) => [type, i18n._(ACTIVITY_KINDS[type].label)] as const),
        ]}
        onChange={(type) => replace({ ...address, type, page: 1 })}
      />
    </div>
  );
}
