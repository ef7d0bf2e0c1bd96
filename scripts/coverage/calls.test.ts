import { expect, test } from 'vitest';
import { callFaults, endpointsOf } from './calls.ts';

const SPECIFICATION = '## 7. The calls\n- reading roles\n- reading a profile\n## 8. Errors\n- none';
function createOperation(method: string, path: string) {
  return { '~orpc': { route: { method, path } } };
}
const CONTRACT = {
  accounts: { session: createOperation('GET', '/session') },
  health: createOperation('GET', '/health'),
};
function writePage(...cells: string[]) {
  return cells.map((cell, index) => `| 7.${index + 1} | a call | ${cell} |`).join('\n');
}

test('endpoints are collected from every depth of a contract', () => {
  expect(endpointsOf(CONTRACT)).toEqual(['GET /api/session', 'GET /api/health']);
});

test('a call is served by an endpoint of the contract, in the browser, or not yet', () => {
  const good = writePage(
    '`GET /api/session` with `GET /api/health`',
    'planned',
    'in the browser: the router',
  );
  expect(callFaults(good, endpointsOf(CONTRACT))).toEqual([]);
});

test('an endpoint that the contract lacks and a call without an endpoint are reported', () => {
  expect(callFaults(writePage('`GET /api/sessions`', 'soon'), endpointsOf(CONTRACT))).toEqual([
    'docs/calls.md:1 7.1 names GET /api/sessions, which the contract lacks.',
    'docs/calls.md:2 7.2 names no endpoint: write one as `GET /api/...`, or planned.',
  ]);
});

test('a call without a row is reported where the specification is available', () => {
  expect(callFaults(writePage('planned'), [], SPECIFICATION)).toEqual([
    'docs/calls.md has no row for 7.2: reading a profile',
  ]);
});
