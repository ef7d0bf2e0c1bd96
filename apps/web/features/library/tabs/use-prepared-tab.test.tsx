import type { Session } from '@relievo/contracts/accounts';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { LIBRARY_CODEC, LIBRARY_TABS, openTab } from '../address/library-address.ts';
import { usePreparedTab } from './use-prepared-tab.ts';

/** What the server at the other end of fetch is asked for. */
const asked = vi.hoisted(() => {
  const urls: URL[] = [];
  globalThis.fetch = (input, init) => {
    urls.push(new URL(new Request(input, init).url));
    return Promise.resolve(Response.json({ rows: [], total: 0 }));
  };
  return urls;
});
const SESSION = { roles: ['student'], organizations: [], currentOrganization: null } as unknown as Session;

function Tabs() {
  const prepare = usePreparedTab();
  const start = LIBRARY_CODEC.read({});
  return (
    <button type="button" onClick={() => LIBRARY_TABS.forEach((tab) => prepare(openTab(start, tab)))}>
      Prepare
    </button>
  );
}

async function listPrepared(session: Session | null) {
  const place = await show(<Tabs />, { session });
  await act(async () => place.querySelector('button')?.click());
  return asked.map(({ pathname, searchParams }) => `${pathname} ${searchParams.get('limit')}`);
}

beforeEach(() => {
  asked.length = 0;
});

test('opening a tab loads its first ten items, or twelve categories', async () => {
  expect(await listPrepared(SESSION)).toEqual([
    '/api/library/marketplace 10',
    '/api/library/categories 12',
    '/api/library/own-content 10',
    '/api/library/collections 10',
  ]);
});

test('nothing that needs an account is loaded for a guest', async () => {
  expect(await listPrepared(null)).toEqual(['/api/library/marketplace 10', '/api/library/categories 12']);
});
