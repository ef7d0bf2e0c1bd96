import type { Session } from '@relievo/contracts/accounts';
import type { CollectionInput } from '@relievo/contracts/collections';
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { show } from '../../../lib/testing/show.tsx';
import { until } from '../../../lib/testing/until.ts';
import { ToastRegion } from '../../../ui/overlays/toast-region.tsx';
import { CollectionForm, NO_FIELDS } from './collection-form.tsx';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
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
function answerOk(body: unknown) {
  return () => ({ status: 200, body });
}
function answerRefused(status: number, code: string, message: string, data?: unknown) {
  return () => ({
    status,
    body: { code, message, data },
  });
}
function answerLate() {
  return Promise.reject(new DOMException('late', 'TimeoutError'));
}
function failToAnswer() {
  return Promise.reject(new TypeError('fetch failed'));
}

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

interface Shown {
  name?: string;
  description?: string;
  as?: Session | null;
}

async function showForm({ name = 'Rivers', description = '', as = session }: Shown = {}) {
  place = await show(<Form name={name} description={description} />, { session: as });
}

function findButton(words: string) {
  return [...place.querySelectorAll('button')].find(({ textContent }) => textContent === words);
}
function pressButton(words: string) {
  return act(async () => {
    const found = findButton(words);
    found?.focus();
    found?.click();
  });
}
function findField() {
  return place.querySelector<HTMLTextAreaElement>('textarea') as HTMLTextAreaElement;
}
function readMark() {
  return place.querySelector('.proposal-mark')?.textContent;
}
function readToast() {
  return place.querySelector('.toast p')?.textContent;
}
function typeText(text: string) {
  return act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(findField(), text);
    findField().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
function sendByKeys(held: KeyboardEventInit = { ctrlKey: true }) {
  return act(async () => {
    findField().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ...held, bubbles: true }));
  });
}
async function generate() {
  await pressButton('Generate description');
  await until(() => expect(toasts.visible()).not.toEqual([]));
  await until(() => expect(findField().readOnly).toBe(false));
}

beforeEach(async () => {
  await act(async () => {
    for (const { id } of toasts.visible()) toasts.close(id);
  });
  submitted = [];
  server.asked.length = 0;
  server.replies[KEY] = answerOk({ apiKey: 'leave-for-one' });
  server.replies[DESCRIBE] = answerOk({ description: 'Maps of rivers.', provider: 'Example AI' });
});

test('the generator is not offered to guests', async () => {
  await showForm({ as: null });
  expect(findButton('Generate description')).toBeUndefined();
});

test('the generator asks for a key, then for the description, by the name as it will be saved', async () => {
  await showForm({ name: ' Rivers ' });
  await generate();
  expect(server.asked).toEqual([
    { path: KEY, body: null },
    { path: DESCRIBE, body: { apiKey: 'leave-for-one', name: 'Rivers' } },
  ]);
  expect([readToast(), findField().value]).toEqual([
    'Description generated successfully!',
    'Maps of rivers.',
  ]);
});

test.each(['', '   ', '\u200b'])(
  'the generator asks for a name where it is %j, and sends nothing',
  async (name) => {
    await showForm({ name });
    await pressButton('Generate description');
    expect(place.querySelector('.error-summary')?.textContent).toContain(
      'Please enter a collection name first',
    );
    expect(place.querySelector('.field-error')?.textContent).toBe(
      'Error: Please enter a collection name first',
    );
    expect(server.asked).toEqual([]);
  },
);

const STAND_IN = 'A curated collection about "Rivers"';

test.each<[string, string, Reply, string]>([
  [
    'there is no key',
    KEY,
    answerRefused(409, 'ai_key_missing', 'No.', { name: 'Example AI' }),
    'Example AI API key not found. Using fallback description.',
  ],
  ['the key does not come in time', KEY, answerLate, 'AI service timed out. Using fallback description.'],
  [
    'the words do not come in time',
    DESCRIBE,
    answerLate,
    'AI service timed out. Using fallback description.',
  ],
  [
    'the server waited in vain',
    DESCRIBE,
    answerRefused(504, 'ai_timed_out', 'Late.', { name: 'Example AI' }),
    'AI service timed out. Using fallback description.',
  ],
  [
    'the model failed',
    DESCRIBE,
    answerRefused(502, 'ai_failed', 'No words.', { name: 'Example AI' }),
    'Failed to generate description. Using fallback.',
  ],
  ['the server is not reached', DESCRIBE, failToAnswer, 'Failed to generate description. Using fallback.'],
])('the generator reports it where %s, and proposes a fallback text', async (_, path, reply, message) => {
  server.replies[path] = reply;
  await showForm();
  await generate();
  expect([readToast(), findField().value]).toEqual([message, STAND_IN]);
  expect(readMark()).toContain('This is a standard text');
});

test('the fallback text is cut to 100 characters', async () => {
  server.replies[KEY] = failToAnswer;
  await showForm({ name: 'River '.repeat(30).trim() });
  await generate();
  expect(findField().value).toBe(`A curated collection about "${'River '.repeat(30)}`.slice(0, 100));
});

test('the reason is shown with the fallback text where the daily limit is reached', async () => {
  server.replies[DESCRIBE] = answerRefused(429, 'ai_quota_used', 'In words of the server', { seconds: 60 });
  await showForm();
  await generate();
  expect([readToast(), readMark()]).toEqual([
    'Failed to generate description. Using fallback.',
    'In words of the server This is a standard text. Accept or edit it.',
  ]);
});

test('the generator waits ten seconds for the key and fifteen for the text', async () => {
  const given = vi.spyOn(AbortSignal, 'timeout');
  await showForm();
  await generate();
  expect(given.mock.calls).toEqual([[10_000], [15_000]]);
  given.mockRestore();
});

test('a form with a running generator stays unchanged and focused', async () => {
  let answer: (answer: Answer) => void = () => undefined;
  server.replies[DESCRIBE] = () => new Promise((resolve) => (answer = resolve));
  await showForm();
  await pressButton('Generate description');
  await until(() => expect(server.asked).toHaveLength(2));
  const busy = findButton('Generating…');
  expect([busy?.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', busy]);
  expect(
    [...place.querySelectorAll<HTMLInputElement>('input[type="text"], textarea')].map((one) => one.readOnly),
  ).toEqual([true, true]);
  expect(findButton('Create collection')?.getAttribute('aria-disabled')).toBe('true');
  await sendByKeys();
  expect(submitted).toEqual([]);
  await act(async () => answer({ status: 200, body: { description: 'Maps.', provider: 'Example AI' } }));
  await until(() => expect([findField().value, findField().readOnly]).toEqual(['Maps.', false]));
  expect(document.activeElement).toBe(busy);
});

test('sending a form with a proposal in its field accepts it, at the first press', async () => {
  await showForm({ description: 'Mine.' });
  await generate();
  await sendByKeys();
  expect(submitted).toMatchObject([{ name: 'Rivers', description: 'Maps of rivers.' }]);
  expect(place.querySelector('.field-error')).toBeNull();
});

test('a proposal is marked until it is accepted', async () => {
  await showForm({ description: 'Mine.' });
  await generate();
  expect(readMark()).toBe('Suggested by Example AI. Check it, then accept or edit it.');
  expect(findField().getAttribute('aria-describedby')).toContain(place.querySelector('.proposal-mark')?.id);
  await pressButton('Accept');
  expect([readMark(), document.activeElement, place.querySelector('.field-error')]).toEqual([
    undefined,
    findField(),
    null,
  ]);
  await sendByKeys();
  expect(submitted).toEqual([{ name: 'Rivers', description: 'Maps of rivers.', visibility: 'private' }]);
});

test('changing a proposal accepts it', async () => {
  await showForm();
  await generate();
  await typeText('Maps of great rivers.');
  expect([readMark(), findButton('Accept')]).toEqual([undefined, undefined]);
  await sendByKeys();
  expect(submitted).toMatchObject([{ description: 'Maps of great rivers.' }]);
});

test('discarding a proposal restores the text before', async () => {
  await showForm({ description: 'Mine.' });
  await generate();
  await pressButton('Discard');
  expect([findField().value, readMark(), document.activeElement]).toEqual(['Mine.', undefined, findField()]);
  await sendByKeys();
  expect(submitted).toMatchObject([{ description: 'Mine.' }]);
});

test('Control or Command with Enter sends a valid form, and Enter alone starts a new line', async () => {
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

test('an expired session gets no proposal', async () => {
  server.replies[KEY] = answerRefused(401, 'session_expired', 'Your session has expired.');
  await showForm({ description: 'Mine.' });
  await pressButton('Generate description');
  await until(() => expect([server.asked.length, findField().readOnly]).toEqual([1, false]));
  expect([readToast(), findField().value]).toEqual([undefined, 'Mine.']);
});

test('closing the form stops the generator', async () => {
  let stopped: AbortSignal | undefined;
  server.replies[DESCRIBE] = (signal) => {
    stopped = signal;
    const end = new DOMException('stopped', 'AbortError');
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(end)));
  };
  await showForm();
  await pressButton('Generate description');
  await until(() => expect(stopped?.aborted).toBe(false));
  await show(null);
  expect(stopped?.aborted).toBe(true);
  expect(toasts.visible()).toEqual([]);
});
