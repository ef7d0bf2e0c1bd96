import { useLingui } from '@lingui/react/macro';
import { LIBRARY_FILTER_NAMES, LIBRARY_FILTERS, type LibraryFilter } from '@relievo/contracts/library/lists';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Chips } from '../../../ui/lists/chips.tsx';
import { dropFilter, type Filters } from '../address/filters.ts';
import { FILTER_NAMES, VALUE_NAMES } from '../words/filter-words.ts';
import { FILTERS_ID } from './filter-bar.tsx';

interface FilterChipsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  onClear: () => void;
}

/** The filters in use, each a way to be rid of it. */
export function FilterChips({ filters, onChange, onClear }: FilterChipsProps) {
  const { t, i18n } = useLingui();
  const chips = LIBRARY_FILTER_NAMES.flatMap((filter) =>
    filters[filter].map((value) => ({ id: `${filter} ${value}`, label: i18n._(VALUE_NAMES[value]) })),
  );
  const remove = (id: string) => {
    const [filter, value] = parseChipId(id);
    if (!filter || !value) return;
    onChange(dropFilter(filters, filter, value));
    announce(t`Filter ${i18n._(FILTER_NAMES[filter])} updated`, 'library');
  };
  return (
    <Chips
      label={t`Filters in use`}
      chips={chips}
      onRemove={remove}
      onClear={() => {
        onClear();
        announce(t`All filters cleared`, 'library');
      }}
      onEmptied={() => document.getElementById(FILTERS_ID)?.focus()}
    />
  );
}

function parseChipId(id: string) {
  const filter = LIBRARY_FILTER_NAMES.find((name): name is LibraryFilter => id.startsWith(`${name} `));
  const value = filter && LIBRARY_FILTERS[filter].find((known) => id === `${filter} ${known}`);
  return [filter, value] as const;
}
