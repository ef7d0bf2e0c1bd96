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

test('the endpoint is asked as OpenAI-compatible servers are, and the words of the first choice come back', async () => {
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

test.each(Object.entries<Behaviour>(FAULTS))('%s is told as what it is', async (name, behaviour) => {
  server.behave(behaviour);
  expect(await outcomeOf(chatAt(server.endpoint))).toBe(FAILURES[name as keyof typeof FAULTS]);
  expect(server.asked).toHaveLength(1);
});

test.each(Object.entries<Behaviour>(SILENCE))('silence %s ends when the time is up', async (_, behaviour) => {
  // A server of its own: what was given up may reach it only later, and would be counted by the next test.
  const silent = await startAiServer();
  onTestFinished(() => silent.stop());
  silent.behave(behaviour);
  expect(await outcomeOf(chatAt(silent.endpoint, { timeoutMs: HASTY_MS }))).toBe('timed_out');
});

test('a name that nobody answers for in time is silence too', async () => {
  const resolve = () => new Promise<never>(() => undefined);
  const chat = chatAt('http://ai.example.org/v1', { timeoutMs: HASTY_MS, resolve });
  expect(await outcomeOf(chat)).toBe('timed_out');
});

test('a server that is gone is not reached', async () => {
  const gone = await startAiServer();
  await gone.stop();
  expect(await outcomeOf(chatAt(gone.endpoint))).toBe('unreachable');
});

describe('where a request may go', () => {
  const port = () => `:${server.port}/v1`;
  const at = (address: string) => async () => [{ address }];

  test.each([
    'http://127.0.0.1',
    'http://[::1]',
    'http://2130706433',
    'http://0x7f.1',
    'http://[::ffff:7f00:1]',
  ])('nobody is asked at %s, unless the operator named it', async (origin) => {
    server.behave(says('Reached.'));
    expect(await outcomeOf(chatAt(`${origin}${port()}`, { isLocal: false }))).toBe('address_refused');
    expect(await outcomeOf(chatAt(`${origin.replace('http:', 'https:')}${port()}`, { isLocal: false }))).toBe(
      'address_refused',
    );
    expect(server.asked).toEqual([]);
  });

  test.each(['http://169.254.169.254/v1', 'http://0.0.0.0/v1', 'http://[fe80::1]/v1', 'http://[::]/v1'])(
    'nobody is asked at %s, whoever named it',
    async (endpoint) => {
      expect(await outcomeOf(chatAt(endpoint))).toBe('address_refused');
    },
  );

  test('a public name that leads inside is refused, also where only one of its addresses does', async () => {
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

  test('a name of the operator’s own network is called, and never the link', async () => {
    server.behave(says('Reached.'));
    expect(await outcomeOf(chatAt(`http://ollama${port()}`, { resolve: at('127.0.0.1') }))).toBe('Reached.');
    expect(await outcomeOf(chatAt(`http://ollama${port()}`, { resolve: at('169.254.169.254') }))).toBe(
      'address_refused',
    );
  });

  test('a name is asked for once in a call, so that it cannot mean something else when the connection is made', async () => {
    server.behave(says('Reached.'));
    const meanings = ['127.0.0.1', '169.254.169.254'];
    let asked = 0;
    const resolve = async () => [{ address: meanings[asked++] ?? '' }];
    expect(await outcomeOf(chatAt(`http://ollama${port()}`, { resolve }))).toBe('Reached.');
    expect(asked).toBe(1);
  });

  test('a name that nobody knows is not reached', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await outcomeOf(chatAt('https://ai.example.org/v1', { isLocal: false, resolve }))).toBe(
      'unreachable',
    );
  });
});
