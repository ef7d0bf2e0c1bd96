import { expect, test } from 'vitest';
import { callFaults, endpointsOf } from './calls.ts';

const SPECIFICATION = '## 7. The calls\n- reading roles\n- reading a profile\n## 8. Errors\n- none';
const operation = (method: string, path: string) => ({ '~orpc': { route: { method, path } } });
const CONTRACT = { accounts: { session: operation('GET', '/session') }, health: operation('GET', '/health') };
const page = (...cells: string[]) =>
  cells.map((cell, index) => `| 7.${index + 1} | a call | ${cell} |`).join('\n');

test('endpoints are gathered from every depth of a contract', () => {
  expect(endpointsOf(CONTRACT)).toEqual(['GET /api/session', 'GET /api/health']);
});

test('a call is answered by an endpoint of the contract, in the browser, or not yet', () => {
  const good = page('`GET /api/session` with `GET /api/health`', 'planned', 'in the browser: the router');
  expect(callFaults(good, endpointsOf(CONTRACT))).toEqual([]);
});

test('an endpoint that the contract lacks, and a call without an endpoint, are faults', () => {
  expect(callFaults(page('`GET /api/sessions`', 'soon'), endpointsOf(CONTRACT))).toEqual([
    'docs/calls.md:1 7.1 names GET /api/sessions, which the contract lacks.',
    'docs/calls.md:2 7.2 names no endpoint: write one as `GET /api/...`, or planned.',
  ]);
});

test('where the specification is at hand, a call without a row is a fault', () => {
  expect(callFaults(page('planned'), [], SPECIFICATION)).toEqual([
    'docs/calls.md has no row for 7.2: reading a profile',
  ]);
});
