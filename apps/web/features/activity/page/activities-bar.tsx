import { useLingui } from '@lingui/react/macro';
import { ACTIVITY_TYPES } from '@relievo/contracts';
import { useId } from 'react';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { type AddressState, useLateText } from '../../listing/index.ts';
import { ACTIVITY_KINDS } from '../columns/activity-kind.tsx';
import type { ActivitiesAddress } from './activities-address.ts';

/** Narrows the list to what has these words, or to one kind. */
export function ActivitiesBar({ address, replace }: AddressState<ActivitiesAddress>) {
  const { t, i18n } = useLingui();
  const kindId = useId();
  const { text, setText } = useLateText(address.q, (q) => replace({ ...address, q, page: 1 }));
  return (
    <div className="activities-bar">
      <SearchField
        label={t`Search your activities`}
        placeholder={t`Search your activities`}
        value={text}
        onChange={setText}
      />
      <div className="activities-kind">
        <label htmlFor={kindId}>{t`Show`}</label>
        <select
          id={kindId}
          className="input"
          value={address.type}
          onChange={({ target }) =>
            replace({ ...address, type: target.value as ActivitiesAddress['type'], page: 1 })
          }
        >
          <option value="all">{t`Everything`}</option>
          {ACTIVITY_TYPES.map((type) => (
            <option key={type} value={type}>
              {i18n._(ACTIVITY_KINDS[type].label)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
