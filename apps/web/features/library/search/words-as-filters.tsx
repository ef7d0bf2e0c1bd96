import { Trans, useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { AddressState } from '../address/use-address.ts';
import { valueName } from '../words/filter-words.ts';
import { filtersByWords, type SearchAddress, withoutFiltersByWords } from './search-address.ts';

/** Says which words were taken for filters, and takes that back on request. A category stands here too. */
export function WordsAsFilters({ address, replace }: AddressState<SearchAddress>) {
  const { t, i18n } = useLingui();
  const named = filtersByWords(address);
  const { category } = address;
  if (named.length === 0 && !category) return null;
  const list = new Intl.ListFormat(i18n.locale === 'pseudo' ? 'en' : i18n.locale).format(
    named.map((value) => valueName(value, i18n)),
  );
  return (
    <div className="words-as-filters">
      {named.length > 0 ? (
        <>
          <p>
            <Sparkles aria-hidden="true" size={20} />
            <span>
              <Trans>Read from your words as a filter: {list}.</Trans>
            </span>
          </p>
          <Button onPress={() => replace(withoutFiltersByWords(address))}>
            <Trans>Search for the words themselves</Trans>
          </Button>
        </>
      ) : (
        <>
          <p>
            <Trans>Only in the category {category}.</Trans>
          </p>
          <Button onPress={() => replace({ ...address, category: '', page: 1 })}>
            {t`Search in all categories`}
          </Button>
        </>
      )}
    </div>
  );
}
