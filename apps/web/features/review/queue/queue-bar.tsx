import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { type AddressState, useLateText } from '../../listing/index.ts';
import type { QueueAddress } from '../query/queue-address.ts';
import { choicesQuery } from '../query/queue-query.ts';

/** Narrows what waits: by words, and by what it is, whom it is for, its category, its author and its reviewer. */
export function QueueBar({ address, replace }: AddressState<QueueAddress>) {
  const { t } = useLingui();
  const { data: choices } = useQuery(choicesQuery);
  const { text, setText } = useLateText(address.q, (q) => replace({ ...address, q, page: 1 }));
  const bind = <Name extends 'kind' | 'audience' | 'category' | 'author' | 'assignment'>(name: Name) => ({
    value: address[name],
    onChange: (value: string) => replace({ ...address, [name]: value, page: 1 }),
  });
  return (
    <div className="review-bar">
      <SearchField
        label={t`Search by title or author`}
        placeholder={t`Search by title or author`}
        value={text}
        onChange={setText}
      />
      <div className="review-filters">
        <Filter
          {...bind('kind')}
          label={t`What`}
          options={[
            ['all', t`Everything`],
            ['resource', t`New resources`],
            ['version', t`New versions`],
          ]}
        />
        <Filter
          {...bind('audience')}
          label={t`For`}
          options={[
            ['', t`All readers`],
            ['public', t`Everyone`],
            ...(choices?.organizations ?? []).map(({ id, name }) => [id, t`Members of ${name}`] as const),
          ]}
        />
        <Filter
          {...bind('category')}
          label={t`Category`}
          options={[
            ['', t`All categories`],
            ...(choices?.categories ?? []).map((name) => [name, name] as const),
          ]}
        />
        <Filter
          {...bind('author')}
          label={t`Author`}
          options={[
            ['', t`All authors`],
            ...(choices?.authors ?? []).map(({ id, name }) => [id, name] as const),
          ]}
        />
        <Filter
          {...bind('assignment')}
          label={t`Reviewer`}
          options={[
            ['all', t`Anyone or nobody`],
            ['mine', t`Me`],
            ['nobody', t`Nobody yet`],
          ]}
        />
      </div>
    </div>
  );
}

interface FilterProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
}

/** What the address names stays chosen, also where nothing of it waits any more. */
function Filter({ label, value, options, onChange }: FilterProps) {
  const id = useId();
  const isListed = options.some(([one]) => one === value);
  return (
    <div className="review-filter">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
        {isListed ? null : <option value={value}>{value}</option>}
      </select>
    </div>
  );
}
