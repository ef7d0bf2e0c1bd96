import type { Session } from '@relievo/contracts/accounts';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { announcer } from '../../../lib/speaking/announcer.ts';
import { show } from '../../../lib/testing/show.tsx';
import { SEARCH_PAUSE } from '../../listing/query/limits.ts';
import { containingQuery, shelvesQuery } from '../query/collection-queries.ts';
import { AddToCollectionDialog } from './add-to-collection-dialog.tsx';

const RESOURCE = '01990000-0000-7000-8000-000000000001';
const session = { roles: ['student'], organizations: [], currentOrganization: null } as unknown as Session;
function createShelf(name: string) {
  return { id: name, name, itemCount: 1 };
}

test('collections that match the search text are shown and announced after a pause in typing', async () => {
  const heard: string[] = [];
  onTestFinished(announcer.subscribe('polite', (text) => text && heard.push(text)));
  const answers = [
    [containingQuery(RESOURCE).queryKey, []],
    [shelvesQuery('').queryKey, { rows: [createShelf('Maps'), createShelf('Rivers')], total: 60 }],
    [shelvesQuery('riv').queryKey, { rows: [createShelf('Rivers')], total: 1 }],
    [shelvesQuery('rivx').queryKey, { rows: [], total: 0 }],
  ] as const;
  const close = () => undefined;
  await show(<AddToCollectionDialog resourceId={RESOURCE} title="Nile" onClose={close} />, {
    session,
    answers,
  });
  const names = () => [...document.querySelectorAll('.shelf-name')].map(({ textContent }) => textContent);
  expect(names()).toEqual(['Maps', 'Rivers']);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const field = document.querySelector<HTMLInputElement>('input[type="search"]');
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  await type('riv');
  await wait(SEARCH_PAUSE - 1);
  expect(names()).toEqual(['Maps', 'Rivers']);
  await wait(1);
  expect(names()).toEqual(['Rivers']);
  await type('rivx');
  await wait(SEARCH_PAUSE);
  await wait(5000);
  expect(heard).toEqual(['1 collection found', 'No collections found']);
});
