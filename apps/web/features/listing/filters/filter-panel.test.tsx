import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { NO_FILTERS } from '../address/filters.ts';
import { facetsQuery } from '../query/facets-query.ts';
import { FilterPanel } from './filter-panel.tsx';

function doNothing() {}

test('a value announces its number of results, separately from its name', async () => {
  const list = { q: '', list: 'marketplace' } as const;
  const { queryKey } = facetsQuery(list, NO_FILTERS);
  const counted = { contentType: { free: 67, paid: 1 } };
  await show(
    <FilterPanel
      filters={NO_FILTERS}
      list={list}
      found="68 marketplace items found"
      onChange={doNothing}
      onClear={doNothing}
      onClose={doNothing}
    />,
    { answers: [[queryKey, counted]] },
  );
  const words = [...document.querySelectorAll('.counted')].map((value) => {
    value.querySelector('[aria-hidden]')?.remove();
    return value.textContent;
  });
  expect(words.slice(0, 2)).toEqual(['Free 67 results', 'Paid 1 result']);
  // A space that stands by itself is lost to who listens: "Free(67)".
  const name = document.querySelector('.counted')?.firstChild;
  expect(name?.textContent).toBe('Free ');
});
