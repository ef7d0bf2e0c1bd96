import { useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { type AddressState, nameValue } from '../../listing/index.ts';
import { dropFiltersByWords, listFiltersByWords, type SearchAddress } from '../query/search-address.ts';

/** Says which words were taken for filters, and takes that back on request. A category stands here too. */
export function WordsAsFilters({ address, replace }: AddressState<SearchAddress>) {
  const { t, i18n } = useLingui();
  const { category } = address;
  const locale = i18n.locale === 'pseudo' ? 'en' : i18n.locale;
  const named = new Intl.ListFormat(locale).format(
    listFiltersByWords(address).map((value) => nameValue(value, i18n)),
  );
  const note = named
    ? t`Filter set from your words: ${named}.`
    : category && t`Only in the category ${category}.`;
  useEffect(() => {
    if (!note) return;
    // After the page has said its own name.
    const timer = setTimeout(() => announce(note, 'library'));
    return () => clearTimeout(timer);
  }, [note]);
  if (!note) return null;
  return (
    <div className="words-as-filters">
      <p>
        <Sparkles aria-hidden="true" size={20} />
        <span>{note}</span>
      </p>
      <Button
        onPress={() => {
          replace(named ? dropFiltersByWords(address) : { ...address, category: '', page: 1 });
          focusHeading();
        }}
      >
        {named ? t`Search for the words instead` : t`Search in all categories`}
      </Button>
    </div>
  );
}
