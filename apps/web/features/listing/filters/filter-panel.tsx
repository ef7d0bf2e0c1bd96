import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Facets } from '@relievo/contracts/library';
import { LIBRARY_FILTER_NAMES, type LibraryFilter } from '@relievo/contracts/library/lists';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { countFilters, type Filters, listChoosable, pickFilter } from '../address/filters.ts';
import { type FacetedList, facetsQuery } from '../query/facets-query.ts';
import { FILTER_NAMES, VALUE_NAMES } from '../words/filter-words.ts';
import './filter-panel.css';

interface FilterPanelProps {
  filters: Filters;
  /** The list whose results are counted for each value. */
  list: FacetedList;
  /** How many results there are now, in words. */
  found: string;
  onChange: (filters: Filters) => void;
  onClear: () => void;
  onClose: () => void;
}

const ANY = 'any';

/** One value of each filter, or any; what is picked applies at once, behind the panel. */
export function FilterPanel({ filters, list, found, onChange, onClear, onClose }: FilterPanelProps) {
  const { t } = useLingui();
  const { data } = useQuery(facetsQuery(list, filters));
  const done = useRef<HTMLButtonElement>(null);
  // The button that clears goes with what it cleared: whoever pressed it goes on beside it.
  const clear = () => {
    done.current?.focus();
    onClear();
  };
  return (
    <Dialog
      title={t`Filters`}
      isOpen
      shape="end"
      onClose={onClose}
      actions={
        <>
          {countFilters(filters) > 0 ? (
            <Button onPress={clear}>
              <Trans>Clear all</Trans>
            </Button>
          ) : null}
          <Button ref={done} variant="primary" onPress={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <p className="filter-panel-found">{found}</p>
      {LIBRARY_FILTER_NAMES.map((filter) => (
        <FilterChoice key={filter} filter={filter} filters={filters} facets={data} onChange={onChange} />
      ))}
    </Dialog>
  );
}

interface FilterChoiceProps {
  filter: LibraryFilter;
  filters: Filters;
  facets: Facets | undefined;
  onChange: (filters: Filters) => void;
}

function FilterChoice({ filter, filters, facets, onChange }: FilterChoiceProps) {
  const { t, i18n } = useLingui();
  const values = listChoosable(filters, filter);
  const counts: Partial<Record<string, number>> = facets?.[filter] ?? {};
  const options = values.map((value) => ({
    value: value as string,
    label: <Counted name={i18n._(VALUE_NAMES[value])} count={counts[value]} />,
  }));
  return (
    <RadioGroup
      label={i18n._(FILTER_NAMES[filter])}
      value={filters[filter][0] ?? ANY}
      onChange={(picked) =>
        onChange(pickFilter(filters, filter, values.find((value) => value === picked) ?? null))
      }
      options={[{ value: ANY, label: t`Any` }, ...options]}
    />
  );
}

function Counted({ name, count }: { name: string; count: number | undefined }) {
  return (
    <span className="counted">
      {/* One text with its space, or the name and the number are spoken as one word. */}
      {`${name} `}
      {count === undefined ? null : <Count count={count} />}
    </span>
  );
}

/** A number in brackets for who looks, and what it counts for who listens. */
function Count({ count }: { count: number }) {
  const { t, i18n } = useLingui();
  const number = i18n.number(count);
  return (
    <>
      <span className="counted-number" aria-hidden="true">{t`(${number})`}</span>
      <span className="spoken">{plural(count, { one: '# result', other: '# results' })}</span>
    </>
  );
}
