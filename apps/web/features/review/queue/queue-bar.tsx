import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { type AddressState, FilterSelect, useLateText } from '../../listing/index.ts';
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
        <FilterSelect
          {...bind('kind')}
          label={t`What`}
          options={[
            ['all', t`Everything`],
            ['resource', t`New resources`],
            ['version', t`New versions`],
          ]}
        />
        <FilterSelect
          {...bind('audience')}
          label={t`For`}
          options={[
            ['', t`All readers`],
            ['public', t`Everyone`],
            ...(choices?.organizations ?? []).map(({ id, name }) => [id, t`Members of ${name}`] as const),
          ]}
        />
        <FilterSelect
          {...bind('category')}
          label={t`Category`}
          options={[
            ['', t`All categories`],
            ...(choices?.categories ?? []).map((name) => [name, name] as const),
          ]}
        />
        <FilterSelect
          {...bind('author')}
          label={t`Author`}
          options={[
            ['', t`All authors`],
            ...(choices?.authors ?? []).map(({ id, name }) => [id, name] as const),
          ]}
        />
        <FilterSelect
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
