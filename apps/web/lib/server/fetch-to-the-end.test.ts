import { afterEach, expect, test, vi } from 'vitest';
import { createFetchToTheEnd } from './fetch-to-the-end.ts';

/** A line that answers when it is told to, and remembers which requests outlive their page. */
function openLine() {
  const sent: { readonly isLasting: boolean; readonly answer: () => void }[] = [];
  const fetchToTheEnd = createFetchToTheEnd(
    (_, init) =>
      new Promise((resolve) => {
        sent.push({ isLasting: init.keepalive === true, answer: () => resolve(new Response()) });
      }),
  );
  const send = (method: string, input: unknown) =>
    fetchToTheEnd(
      new Request('http://localhost/api/charts/1', {
        method,
        headers: { 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
      }),
      {},
      input,
    );
  return { sent, send };
}

function hidePage() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('a change that is sent while the page is out of sight outlives it, what is read does not', () => {
  const { sent, send } = openLine();
  void send('PUT', { title: 'Rain' });
  hidePage();
  void send('PUT', { title: 'Rain in May' });
  void send('GET', undefined);
  expect(sent.map(({ isLasting }) => isLasting)).toEqual([false, true, false]);
});

test('changes that browsers have no room for are sent as any other, until those before have arrived', async () => {
  const { sent, send } = openLine();
  hidePage();
  const first = send('PUT', { cells: 'x'.repeat(40_000) });
  void send('PUT', { cells: 'x'.repeat(40_000) });
  sent[0]?.answer();
  await first;
  void send('PUT', { cells: 'ü'.repeat(29_000) });
  void send('PUT', { cells: 'ü'.repeat(31_000) });
  expect(sent.map(({ isLasting }) => isLasting)).toEqual([true, false, true, false]);
});
