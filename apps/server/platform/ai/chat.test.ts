import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Behaviour, FAULTS, SILENCE, says, startAiServer } from '../../testing/ai/ai-server.ts';
import { ChatError, openChat } from './chat.ts';

const server = await startAiServer();
afterAll(() => server.stop());

const PATIENT_MS = 20_000;
const HASTY_MS = 150;
const QUESTION = { system: 'Describe.', user: 'Maps', mostTokens: 50, temperature: 0.7 };

function chatAt(endpoint: string, more: Partial<Parameters<typeof openChat>[0]> = {}) {
  return openChat({ endpoint, model: 'small', isLocal: true, timeoutMs: PATIENT_MS, ...more });
}

function outcomeOf(chat: ReturnType<typeof openChat>) {
  return chat.complete('sk-secret', QUESTION).catch((error: unknown) => {
    if (error instanceof ChatError) return error.failure;
    throw error;
  });
}

test('the endpoint gets the request of OpenAI-compatible servers, and its first choice is returned', async () => {
  server.behave(says('Maps that can be touched.'));
  expect(await outcomeOf(chatAt(`${server.endpoint}/`))).toBe('Maps that can be touched.');
  expect(server.asked).toEqual([
    {
      path: '/v1/chat/completions',
      authorization: 'Bearer sk-secret',
      body: {
        model: 'small',
        messages: [
          { role: 'system', content: 'Describe.' },
          { role: 'user', content: 'Maps' },
        ],
        max_tokens: 50,
        temperature: 0.7,
      },
    },
  ]);
});

const FAILURES: Readonly<Record<keyof typeof FAULTS, string>> = {
  'bad JSON': 'unreadable',
  'the wrong shape': 'unreadable',
  'no choices': 'unreadable',
  'a choice without words': 'unreadable',
  'words of white space alone': ' \n\t ',
  'a page': 'unreadable',
  'nothing at all': 'unreadable',
  'a refused key': 'key_refused',
  'too many requests': 'refused',
  'a fault of its own': 'refused',
  'an endless answer': 'unreadable',
  'a way to a private address': 'refused',
  'a dropped connection': 'unreachable',
  'a dropped connection in the middle': 'unreachable',
};

test.each(Object.entries<Behaviour>(FAULTS))('%s is reported as what it is', async (name, behaviour) => {
  server.behave(behaviour);
  expect(await outcomeOf(chatAt(server.endpoint))).toBe(FAILURES[name as keyof typeof FAULTS]);
  expect(server.asked).toHaveLength(1);
});

test.each(Object.entries<Behaviour>(SILENCE))('silence %s ends at the time limit', async (_, behaviour) => {
  // A server of its own: what was given up may reach it only later, and would be counted by the next test.
  const silent = await startAiServer();
  onTestFinished(() => silent.stop());
  silent.behave(behaviour);
  expect(await outcomeOf(chatAt(silent.endpoint, { timeoutMs: HASTY_MS }))).toBe('timed_out');
});

test('a name that does not resolve in time is reported as silence', async () => {
  const resolve = () => new Promise<never>(() => undefined);
  const chat = chatAt('http://ai.example.org/v1', { timeoutMs: HASTY_MS, resolve });
  expect(await outcomeOf(chat)).toBe('timed_out');
});

test('a server that is gone is reported as unreachable', async () => {
  const gone = await startAiServer();
  await gone.stop();
  expect(await outcomeOf(chatAt(gone.endpoint))).toBe('unreachable');
});

describe('the target of a request', () => {
  const port = () => `:${server.port}/v1`;
  const at = (address: string) => async () => [{ address }];

  test.each([
    'http://127.0.0.1',
    'http://[::1]',
    'http://2130706433',
    'http://0x7f.1',
    'http://[::ffff:7f00:1]',
  ])('at %s is refused, unless the operator named it', async (origin) => {
    server.behave(says('Reached.'));
    expect(await outcomeOf(chatAt(`${origin}${port()}`, { isLocal: false }))).toBe('address_refused');
    expect(await outcomeOf(chatAt(`${origin.replace('http:', 'https:')}${port()}`, { isLocal: false }))).toBe(
      'address_refused',
    );
    expect(server.asked).toEqual([]);
  });

  test.each(['http://169.254.169.254/v1', 'http://0.0.0.0/v1', 'http://[fe80::1]/v1', 'http://[::]/v1'])(
    'at %s is refused, even if the operator named it',
    async (endpoint) => {
      expect(await outcomeOf(chatAt(endpoint))).toBe('address_refused');
    },
  );

  test('is refused where a public name resolves to a private address, even to one of several', async () => {
    server.behave(says('Reached.'));
    for (const addresses of [
      ['127.0.0.1'],
      ['10.0.0.1'],
      ['93.184.215.14', '127.0.0.1'],
      ['169.254.169.254'],
      [],
    ]) {
      const resolve = async () => addresses.map((address) => ({ address }));
      const chat = chatAt(`https://ai.example.org${port()}`, { isLocal: false, resolve });
      expect(await outcomeOf(chat)).toBe('address_refused');
    }
    expect(server.asked).toEqual([]);
  });

  test("is called under a name in the operator's own network, and never at a link-local address", async () => {
    server.behave(says('Reached.'));
    expect(await outcomeOf(chatAt(`http://ollama${port()}`, { resolve: at('127.0.0.1') }))).toBe('Reached.');
    expect(await outcomeOf(chatAt(`http://ollama${port()}`, { resolve: at('169.254.169.254') }))).toBe(
      'address_refused',
    );
  });

  test('is resolved once in a call, so that it cannot change before the connection', async () => {
    server.behave(says('Reached.'));
    const meanings = ['127.0.0.1', '169.254.169.254'];
    let asked = 0;
    const resolve = async () => [{ address: meanings[asked++] ?? '' }];
    expect(await outcomeOf(chatAt(`http://ollama${port()}`, { resolve }))).toBe('Reached.');
    expect(asked).toBe(1);
  });

  test('is reported as unreachable when its name does not resolve', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await outcomeOf(chatAt('https://ai.example.org/v1', { isLocal: false, resolve }))).toBe(
      'unreachable',
    );
  });
});
