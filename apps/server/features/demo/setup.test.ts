import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROLES } from '@relievo/contracts/values';
import { afterAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { signIn } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { sendWaitingMail } from '../mail/service.ts';

const folder = mkdtempSync(join(tmpdir(), 'relievo-setup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const db = useDatabase();
const demo = useApi(db, { settings: { NODE_ENV: 'development', DATA_DIR: folder } });
const production = useApi(db, {
  settings: {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://relievo.example.org',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'relievo@example.org',
  },
});

function make(payload: object) {
  return demo.server.inject({ method: 'POST', url: '/api/setup/people', payload });
}

async function listDocumented(api: typeof demo) {
  return Object.keys((await api.server.inject({ url: '/api/openapi.json' })).json().paths);
}

describe('the set-up page of the demo', () => {
  test.each(ROLES)('creates a %s who can sign in at once', async (role) => {
    const made = (await make({ role })).json();
    const { session } = await signIn(demo, made.email, made.password);
    expect(session).toMatchObject({ accountType: role, user: { displayName: made.displayName } });
    expect((await demo.server.inject({ url: '/api/setup/people' })).json()).toContainEqual(made);
  });

  test('accepts the given name, and refuses an unknown role', async () => {
    expect((await make({ role: 'teacher', displayName: 'Tove' })).json().displayName).toBe('Tove');
    expect((await make({ role: 'king' })).json().code).toBe('invalid_input');
  });

  test('lists the letters that were sent, the newest first, with their links', async () => {
    const outbox = async () => (await demo.server.inject({ url: '/api/setup/outbox' })).json();
    expect(await outbox()).toEqual([]);
    const { email } = (await make({ role: 'student', displayName: 'Žofie 智子' })).json();
    for (const url of ['/api/password-reset/request', '/api/contact']) {
      const payload = { email, name: 'Žofie 智子', subject: '', message: 'Thank you — so much.' };
      await demo.server.inject({ method: 'POST', url, payload });
    }
    // Whoever forgot a password is answered before the letter is written.
    await demo.dependencies.background.settled();
    await sendWaitingMail(demo.dependencies, new AbortController().signal);
    const letters = await outbox();
    expect(letters.map(({ to }: { to: string }) => to)).toEqual([email, email]);
    const reset = letters.find(({ subject }: { subject: string }) => subject === 'Choose a new password');
    expect(reset.text).toContain('Hello Žofie 智子,');
    expect(reset.links).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+\/auth\/reset\?token=/)]);
  });

  test.each(['/api/setup/outbox', '/api/setup/people'])(
    '%s is refused to a page whose own name resolves to this machine',
    async (url) => {
      const askedAs = async (host: string) =>
        (await demo.server.inject({ url, headers: { host } })).statusCode;
      expect(await askedAs('evil.example:3000')).toBe(403);
      expect(await askedAs('localhost.evil.example')).toBe(403);
      expect(await askedAs('127.0.0.1:3000')).toBe(200);
      expect(await askedAs('[::1]:3000')).toBe(200);
    },
  );

  test('is listed in the document of the API', async () => {
    expect(await listDocumented(demo)).toEqual(expect.arrayContaining(['/setup/people', '/setup/outbox']));
  });
});

describe('a server in production', () => {
  test.each([
    ['GET', '/api/setup/people'],
    ['POST', '/api/setup/people'],
    ['DELETE', '/api/setup/people'],
    ['GET', '/api/setup/outbox'],
    ['GET', '/api/setup'],
  ] as const)('does not answer %s %s', async (method, url) => {
    const answer = await production.server.inject({ method, url });
    expect([answer.statusCode, answer.json().code, answer.headers['allow']]).toEqual([
      404,
      'not_found',
      undefined,
    ]);
  });

  test('does not list the set-up in the document of the API', async () => {
    const { body } = await production.server.inject({ url: '/api/openapi.json' });
    expect(body).not.toMatch(/"\/setup|outbox/);
    expect(await listDocumented(production)).toContain('/session');
  });
});
