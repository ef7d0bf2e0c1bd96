import type { Session } from '@relievo/contracts/accounts';
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

function findElement<Kind extends HTMLElement>(selector: string) {
  const found = document.querySelector<Kind>(`[role="dialog"] ${selector}`);
  if (!found) throw new Error(`The dialog has no ${selector}`);
  return found;
}
function nameField() {
  return findElement<HTMLInputElement>('input[name="name"]');
}
function typeName(text: string) {
  return act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(nameField(), text);
    nameField().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
function sendForm() {
  return act(async () => {
    findElement('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}
function showDialog() {
  return show(<CreateCollectionDialog onClose={() => undefined} />, { session });
}
function listChecks() {
  return server.asked.filter(({ url }) => url.pathname === '/api/collections/name');
}
function listSent() {
  return server.asked.filter(({ method }) => method === 'POST');
}

test('a name is checked once, 300 ms after the last letter', async () => {
  server.state.answer = FREE;
  await showDialog();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await typeName('Ma');
  await act(async () => vi.advanceTimersByTime(299));
  await typeName('Maps');
  await act(async () => vi.advanceTimersByTime(299));
  expect(listChecks()).toEqual([]);
  await act(async () => vi.advanceTimersByTime(1));
  vi.useRealTimers();
  await until(() => expect(listChecks()).toHaveLength(1));
  expect(listChecks()[0]?.url.searchParams.get('name')).toBe('Maps');
});

test('a form that is being sent stays unchanged and focused, and is sent once', async () => {
  await showDialog();
  await typeName('Maps');
  await act(async () => nameField().focus());
  await sendForm();
  await sendForm();
  expect(listSent()).toHaveLength(1);
  expect(nameField().readOnly).toBe(true);
  expect(findElement<HTMLTextAreaElement>('textarea').readOnly).toBe(true);
  expect(findElement('[role="radiogroup"]').getAttribute('aria-readonly')).toBe('true');
  const button = findElement<HTMLButtonElement>('button[type="submit"]');
  expect([button.getAttribute('aria-disabled'), button.disabled, button.textContent]).toEqual([
    'true',
    false,
    'Creating…',
  ]);
  expect(document.activeElement).toBe(nameField());
});

test('a new collection is announced by its name', async () => {
  await showDialog();
  await typeName('Maps');
  server.state.answer = { id: '01990000-0000-7000-8000-000000000001', name: 'Maps' };
  await sendForm();
  await until(() =>
    expect(toasts.visible().map(({ tone, text }) => `${tone}: ${text}`)).toEqual([
      'success: Collection created',
      'success: Collection "Maps" created successfully',
    ]),
  );
});

test('a creation that takes ten seconds is given up with a message, and typed text stays', async () => {
  await showDialog();
  await typeName('Maps');
  await sendForm();
  expect(clocks.map(({ after }) => after)).toEqual([10_000]);
  await act(async () => clocks[0]?.end());
  await until(() =>
    expect(toasts.visible().map(({ text }) => text)).toEqual(['Operation timed out. Please try again.']),
  );
  await until(() => expect([nameField().value, nameField().readOnly]).toEqual(['Maps', false]));
});

test('the collections of a resource are awaited for five seconds, and then none is shown', async () => {
  const held = new QueryClient().fetchQuery(containingQuery('01990000-0000-7000-8000-000000000001'));
  await expect.poll(() => clocks.map(({ after }) => after)).toEqual([5000]);
  clocks[0]?.end();
  expect(await held).toEqual([]);
});
