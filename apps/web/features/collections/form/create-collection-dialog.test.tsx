import type { Session } from '@relievo/contracts';
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { show } from '../../../lib/testing/show.tsx';
import { until } from '../../../lib/testing/until.ts';
import { containingQuery } from '../query/collection-queries.ts';
import { CreateCollectionDialog } from './create-collection-dialog.tsx';

/** The server at the other end of fetch, which the client takes when it is made: it answers when the test says so. */
const server = vi.hoisted(() => {
  const asked: { readonly method: string; readonly url: URL }[] = [];
  const state = { answer: undefined as unknown };
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    asked.push({ method: request.method, url: new URL(request.url) });
    if (state.answer !== undefined) return Promise.resolve(Response.json(state.answer));
    const signal = init?.signal ?? request.signal;
    return new Promise((_, refuse) => {
      const end = () => refuse(signal.reason as Error);
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { once: true });
    });
  };
  return { asked, state };
});

const session = { roles: ['student'], organizations: [], currentOrganization: null } as unknown as Session;
const FREE = { isFree: true, suggestion: null };

/** Clocks that the code started, with how long each of them runs; none ends by itself. */
let clocks: { readonly after: number; readonly end: () => void }[] = [];

beforeEach(() => {
  clocks = [];
  server.asked.length = 0;
  server.state.answer = undefined;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    const clock = new AbortController();
    clocks.push({ after, end: () => clock.abort(new DOMException('late', 'TimeoutError')) });
    return clock.signal;
  });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await act(async () => {
    for (const { id } of toasts.visible()) toasts.close(id);
  });
});

const find = <Kind extends HTMLElement>(selector: string) => {
  const found = document.querySelector<Kind>(`[role="dialog"] ${selector}`);
  if (!found) throw new Error(`The dialog has no ${selector}`);
  return found;
};
const nameField = () => find<HTMLInputElement>('input[name="name"]');
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(nameField(), text);
    nameField().dispatchEvent(new Event('input', { bubbles: true }));
  });
const send = () =>
  act(async () => {
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
const showDialog = () => show(<CreateCollectionDialog onClose={() => undefined} />, { session });
const checks = () => server.asked.filter(({ url }) => url.pathname === '/api/collections/name');
const sent = () => server.asked.filter(({ method }) => method === 'POST');

test('a name is looked up 300 ms after the last letter, once', async () => {
  server.state.answer = FREE;
  await showDialog();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await type('Ma');
  await act(async () => vi.advanceTimersByTime(299));
  await type('Maps');
  await act(async () => vi.advanceTimersByTime(299));
  expect(checks()).toEqual([]);
  await act(async () => vi.advanceTimersByTime(1));
  vi.useRealTimers();
  await until(() => expect(checks()).toHaveLength(1));
  expect(checks()[0]?.url.searchParams.get('name')).toBe('Maps');
});

test('while it is sent the form rests: nothing in it changes, it is sent once, and the focus stays', async () => {
  await showDialog();
  await type('Maps');
  await act(async () => nameField().focus());
  await send();
  await send();
  expect(sent()).toHaveLength(1);
  expect(nameField().readOnly).toBe(true);
  expect(find<HTMLTextAreaElement>('textarea').readOnly).toBe(true);
  expect(find('[role="radiogroup"]').getAttribute('aria-readonly')).toBe('true');
  const button = find<HTMLButtonElement>('button[type="submit"]');
  expect([button.getAttribute('aria-disabled'), button.disabled, button.textContent]).toEqual([
    'true',
    false,
    'Creating…',
  ]);
  expect(document.activeElement).toBe(nameField());
});

test('a collection that was made is said to be, and by its name', async () => {
  await showDialog();
  await type('Maps');
  server.state.answer = { id: '01990000-0000-7000-8000-000000000001', name: 'Maps' };
  await send();
  await until(() =>
    expect(toasts.visible().map(({ tone, text }) => `${tone}: ${text}`)).toEqual([
      'success: Collection created',
      'success: Collection "Maps" created successfully',
    ]),
  );
});

test('a creation that takes ten seconds is given up in words, and what was typed stays', async () => {
  await showDialog();
  await type('Maps');
  await send();
  expect(clocks.map(({ after }) => after)).toEqual([10_000]);
  await act(async () => clocks[0]?.end());
  await until(() =>
    expect(toasts.visible().map(({ text }) => text)).toEqual(['Operation timed out. Please try again.']),
  );
  await until(() => expect([nameField().value, nameField().readOnly]).toEqual(['Maps', false]));
});

test('which collections hold a resource is waited for five seconds, and then nobody knows of any', async () => {
  const held = new QueryClient().fetchQuery(containingQuery('01990000-0000-7000-8000-000000000001'));
  await expect.poll(() => clocks.map(({ after }) => after)).toEqual([5000]);
  clocks[0]?.end();
  expect(await held).toEqual([]);
});
