import type { Session } from '@relievo/contracts';
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

const preparedFor = async (session: Session | null) => {
  const place = await show(<Tabs />, { session });
  await act(async () => place.querySelector('button')?.click());
  return asked.map(({ pathname, searchParams }) => `${pathname} ${searchParams.get('limit')}`);
};

beforeEach(() => {
  asked.length = 0;
});

test('a tab that is about to open begins with its first ten items, and categories with twelve', async () => {
  expect(await preparedFor(SESSION)).toEqual([
    '/api/library/marketplace 10',
    '/api/library/categories 12',
    '/api/library/own-content 10',
    '/api/library/collections 10',
  ]);
});

test('nothing is asked for on behalf of a guest that only people have', async () => {
  expect(await preparedFor(null)).toEqual(['/api/library/marketplace 10', '/api/library/categories 12']);
});
