import { smartFilters } from './smart-query.ts';

/** Where a search leads: its words, and the filters that some of them name. */
export function searchAddress(query: string): Readonly<Record<string, string>> {
  const filters = Object.entries(smartFilters(query)).filter(([, values]) => values.length > 0);
  return {
    q: query.trim(),
    ...Object.fromEntries(filters.map(([name, values]) => [name, values.join(',')])),
  };
}
