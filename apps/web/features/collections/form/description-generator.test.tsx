import { type CollectionInput, errorMessage, type Session } from '@relievo/contracts';
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { show } from '../../../lib/testing/show.tsx';
import { until } from '../../../lib/testing/until.ts';
import { ToastRegion } from '../../../ui/overlays/toast-region.tsx';
import { CollectionForm, NO_FIELDS } from './collection-form.tsx';

type Answer = { readonly status: number; readonly body: unknown };
type Reply = (signal: AbortSignal) => Answer | Promise<Answer>;

/** The server at the other end of fetch, which the client takes when it is made. */
const server = vi.hoisted(() => {
  const asked: { path: string; body: unknown }[] = [];
  const replies: Record<string, Reply> = {};
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    // The form looks its name up besides, whenever the pause after typing is over.
    if (path === '/api/collections/name') return Response.json({ isFree: true, suggestion: null });
    const sent = await request.text();
    asked.push({ path, body: sent === '' ? null : JSON.parse(sent) });
    const { status, body } = (await replies[path]?.(init?.signal ?? request.signal)) ?? {
      status: 404,
      body: {},
    };
    return Response.json(body, { status });
  };
  return { asked, replies };
});

const KEY = '/api/decrypt-api-key';
const DESCRIBE = '/api/ai/collection-description';
const ok = (body: unknown) => () => ({ status: 200, body });
const refused = (status: number, code: string, message: string, data?: unknown) => () => ({
  status,
  body: { code, message, data },
});
const late = () => Promise.reject(new DOMException('late', 'TimeoutError'));
const gone = () => Promise.reject(new TypeError('fetch failed'));

const session = { roles: ['student'], organizations: [], currentOrganization: null } as unknown as Session;
let submitted: CollectionInput[] = [];
let place: HTMLElement;

function Form({ name, description }: { name: string; description: string }) {
  const [fields, setFields] = useState({ ...NO_FIELDS, name, description });
  return (
    <>
      <CollectionForm
        label="Collection"
        fields={fields}
        change={(field) => (value) => setFields((now) => ({ ...now, [field]: value }))}
        submit="Create collection"
        submitting="Creating…"
        isSubmitting={false}
        issues={NO_ISSUES}
        onSubmit={(input) => submitted.push(input)}
        onCancel={() => undefined}
      />
      <ToastRegion />
    </>
  );
}
const NO_ISSUES: readonly [] = [];

type Shown = { name?: string; description?: string; as?: Session | null };

async function showForm({ name = 'Rivers', description = '', as = session }: Shown = {}) {
  place = await show(<Form name={name} description={description} />, { session: as });
}

const button = (words: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === words);
const press = (words: string) =>
  act(async () => {
    const found = button(words);
    found?.focus();
    found?.click();
  });
const field = () => place.querySelector<HTMLTextAreaElement>('textarea') as HTMLTextAreaElement;
const mark = () => place.querySelector('.proposal-mark')?.textContent;
const toast = () => place.querySelector('.toast p')?.textContent;
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const sendByKeys = (held: KeyboardEventInit = { ctrlKey: true }) =>
  act(async () => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ...held, bubbles: true }));
  });
const generate = async () => {
  await press('Generate description');
  await until(() => expect(toasts.visible()).not.toEqual([]));
  await until(() => expect(field().readOnly).toBe(false));
};

beforeEach(async () => {
  await act(async () => {
    for (const { id } of toasts.visible()) toasts.close(id);
  });
  submitted = [];
  server.asked.length = 0;
  server.replies[KEY] = ok({ apiKey: 'leave-for-one' });
  server.replies[DESCRIBE] = ok({ description: 'Maps of rivers.', provider: 'Example AI' });
});

test('a guest is never offered it', async () => {
  await showForm({ as: null });
  expect(button('Generate description')).toBeUndefined();
});

test('it asks for leave, then for the words, by the name as it will be kept', async () => {
  await showForm({ name: ' Rivers ' });
  await generate();
  expect(server.asked).toEqual([
    { path: KEY, body: null },
    { path: DESCRIBE, body: { apiKey: 'leave-for-one', name: 'Rivers' } },
  ]);
  expect([toast(), field().value]).toEqual(['Description generated successfully!', 'Maps of rivers.']);
});

test.each(['', '   ', '\u200b'])('without a name, %j, it asks for one and nobody else', async (name) => {
  await showForm({ name });
  await press('Generate description');
  expect(place.querySelector('.error-summary')?.textContent).toContain(
    'Please enter a collection name first',
  );
  expect(place.querySelector('.field-error')?.textContent).toBe(
    'Error: Please enter a collection name first',
  );
  expect(server.asked).toEqual([]);
});

const STAND_IN = 'A curated collection about "Rivers"';

test.each<[string, string, Reply, string]>([
  [
    'there is no key',
    KEY,
    refused(409, 'ai_key_missing', 'No.', { name: 'Example AI' }),
    'Example AI API key not found. Using fallback description.',
  ],
  ['the key does not come in time', KEY, late, 'AI service timed out. Using fallback description.'],
  ['the words do not come in time', DESCRIBE, late, 'AI service timed out. Using fallback description.'],
  [
    'the server waited in vain',
    DESCRIBE,
    refused(504, 'ai_timed_out', 'Late.', { name: 'Example AI' }),
    'AI service timed out. Using fallback description.',
  ],
  [
    'the model failed',
    DESCRIBE,
    refused(502, 'ai_failed', 'No words.', { name: 'Example AI' }),
    'Failed to generate description. Using fallback.',
  ],
  ['the server is not reached', DESCRIBE, gone, 'Failed to generate description. Using fallback.'],
])('where %s it says so, and proposes words that stand in', async (_, path, reply, message) => {
  server.replies[path] = reply;
  await showForm();
  await generate();
  expect([toast(), field().value]).toEqual([message, STAND_IN]);
  expect(mark()).toContain('stands in for a description');
});

test('the words that stand in are cut to 100 characters', async () => {
  server.replies[KEY] = gone;
  await showForm({ name: 'River '.repeat(30).trim() });
  await generate();
  expect(field().value).toBe(`A curated collection about "${'River '.repeat(30)}`.slice(0, 100));
});

test('where the day is used up the reason stands with the words', async () => {
  server.replies[DESCRIBE] = refused(429, 'ai_quota_used', 'In words of the server', { seconds: 60 });
  await showForm();
  await generate();
  expect([toast(), mark()]).toEqual([
    'Failed to generate description. Using fallback.',
    `${errorMessage('ai_quota_used')} This text stands in for a description: accept it, or change it.`,
  ]);
});

test('ten seconds for the key and fifteen for the words', async () => {
  const given = vi.spyOn(AbortSignal, 'timeout');
  await showForm();
  await generate();
  expect(given.mock.calls).toEqual([[10_000], [15_000]]);
  given.mockRestore();
});

test('while it generates the form rests, and the focus stays', async () => {
  let answer: (answer: Answer) => void = () => undefined;
  server.replies[DESCRIBE] = () => new Promise((resolve) => (answer = resolve));
  await showForm();
  await press('Generate description');
  await until(() => expect(server.asked).toHaveLength(2));
  const busy = button('Generating…');
  expect([busy?.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', busy]);
  expect(
    [...place.querySelectorAll<HTMLInputElement>('input[type="text"], textarea')].map((one) => one.readOnly),
  ).toEqual([true, true]);
  expect(button('Create collection')?.getAttribute('aria-disabled')).toBe('true');
  await sendByKeys();
  expect(submitted).toEqual([]);
  await act(async () => answer({ status: 200, body: { description: 'Maps.', provider: 'Example AI' } }));
  await until(() => expect([field().value, field().readOnly]).toEqual(['Maps.', false]));
  expect(document.activeElement).toBe(busy);
});

test('what is proposed is marked, and not sent before it was accepted', async () => {
  await showForm({ description: 'Mine.' });
  await generate();
  expect(mark()).toBe('Proposed by Example AI: check it, then accept it or change it.');
  expect(field().getAttribute('aria-describedby')).toContain(place.querySelector('.proposal-mark')?.id);
  await sendByKeys();
  expect(submitted).toEqual([]);
  expect(place.querySelector('.field-error')?.textContent).toBe(
    'Error: Accept the proposed description, change it or discard it',
  );
  await press('Accept');
  expect([mark(), document.activeElement, place.querySelector('.field-error')]).toEqual([
    undefined,
    field(),
    null,
  ]);
  await sendByKeys();
  expect(submitted).toEqual([{ name: 'Rivers', description: 'Maps of rivers.', isPublic: false }]);
});

test('whoever changes the words has accepted them', async () => {
  await showForm();
  await generate();
  await type('Maps of great rivers.');
  expect([mark(), button('Accept')]).toEqual([undefined, undefined]);
  await sendByKeys();
  expect(submitted).toMatchObject([{ description: 'Maps of great rivers.' }]);
});

test('what is discarded leaves what was there before', async () => {
  await showForm({ description: 'Mine.' });
  await generate();
  await press('Discard');
  expect([field().value, mark(), document.activeElement]).toEqual(['Mine.', undefined, field()]);
  await sendByKeys();
  expect(submitted).toMatchObject([{ description: 'Mine.' }]);
});

test('Control or Command with Enter sends the form once it is valid; Enter alone is a line of the description', async () => {
  await showForm({ description: 'Mine.' });
  await sendByKeys({});
  expect(submitted).toEqual([]);
  await sendByKeys({ ctrlKey: true });
  await sendByKeys({ metaKey: true });
  expect(submitted).toHaveLength(2);
  await showForm({ name: ' ' });
  await sendByKeys({ metaKey: true });
  expect(submitted).toHaveLength(2);
  expect(place.querySelector('.field-error')?.textContent).toBe('Error: Please enter a collection name');
});

test('a session that is over proposes nothing', async () => {
  server.replies[KEY] = refused(401, 'session_expired', 'Your session has expired.');
  await showForm({ description: 'Mine.' });
  await press('Generate description');
  await until(() => expect([server.asked.length, field().readOnly]).toEqual([1, false]));
  expect([toast(), field().value]).toEqual([undefined, 'Mine.']);
});

test('a form that is closed stops asking', async () => {
  let stopped: AbortSignal | undefined;
  server.replies[DESCRIBE] = (signal) => {
    stopped = signal;
    const end = new DOMException('stopped', 'AbortError');
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(end)));
  };
  await showForm();
  await press('Generate description');
  await until(() => expect(stopped?.aborted).toBe(false));
  await show(null);
  expect(stopped?.aborted).toBe(true);
  expect(toasts.visible()).toEqual([]);
});
