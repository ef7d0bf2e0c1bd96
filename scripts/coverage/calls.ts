import { bulletsOf } from './bullets.ts';

export const CALLS_PAGE = 'docs/calls.md';
const SECTION = '7.';

/** Every operation of a contract as its method and address: "GET /api/session". */
export function endpointsOf(contract: unknown): string[] {
  if (typeof contract !== 'object' || contract === null) return [];
  if (!('~orpc' in contract)) return Object.values(contract).flatMap(endpointsOf);
  const { route } = contract['~orpc'] as { route: { method?: string; path?: string } };
  return [`${route.method ?? 'POST'} /api${route.path ?? ''}`];
}

/** What is wrong with the page of calls: an endpoint that the contract lacks, a call without a row. */
export function callFaults(page: string, endpoints: readonly string[], specification?: string): string[] {
  const numbers: string[] = [];
  const faults = page.split('\n').flatMap((line, index) => {
    const [, number = '', , cell = ''] = line.split('|').map((part) => part.trim());
    if (!/^\d+\.\d+$/.test(number)) return [];
    numbers.push(number);
    const at = `${CALLS_PAGE}:${index + 1} ${number}`;
    if (cell === 'planned' || cell.startsWith('in the browser')) return [];
    const named = [...cell.matchAll(/`([A-Z]+ [^`]+)`/g)].map(([, endpoint = '']) => endpoint);
    if (named.length === 0) return [`${at} names no endpoint: write one as \`GET /api/...\`, or planned.`];
    return named
      .filter((each) => !endpoints.includes(each))
      .map((each) => `${at} names ${each}, which the contract lacks.`);
  });
  for (const [number, text] of specification ? bulletsOf(specification) : [])
    if (number.startsWith(SECTION) && !numbers.includes(number))
      faults.push(`${CALLS_PAGE} has no row for ${number}: ${text.slice(0, 80)}`);
  return faults;
}
