import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { errorAnswer } from '@relievo/contracts/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { refuse } from './refusals/refuse.ts';
import { RATE_LIMITS } from './requests/rate-limit.ts';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(5000))});`;
const web = mkdtempSync(join(tmpdir(), 'relievo-web-'));
mkdirSync(join(web, 'assets'));
writeFileSync(join(web, 'index.html'), '<!doctype html><title>Relievo</title>');
const ASSETS = ['index-Ab12Cd34.js', 'XKya-tl.js'];
for (const name of ASSETS) {
  writeFileSync(join(web, 'assets', name), SCRIPT);
  writeFileSync(join(web, 'assets', `${name}.br`), brotliCompressSync(SCRIPT));
}
const MAP = 'index-Ab12Cd34.js.map';
writeFileSync(join(web, 'assets', MAP), '{}');
afterAll(() => rmSync(web, { recursive: true }));

const database = useDatabase();
const api = useApi(database, { webFolder: web });
const secure = useApi(database, { settings: { PUBLIC_URL: 'https://relievo.example.org' } });
const broken = useApi(database, {
  replace: ({ database: real }) => ({
    database: { ...real, asUser: () => Promise.reject(new Error('relation "secrets" does not exist')) },
  }),
});
const faulty = useApi(database, {
  replace: ({ database: real }) => ({
    database: {
      ...real,
      asUser: (viewer) =>
        real.asUser(viewer, (tx) => tx.query('test-denied', 'select email from users') as never),
    },
  }),
});
const undeclared = useApi(database, {
  replace: ({ database: real }) => ({
    database: { ...real, asUser: () => Promise.reject(refuse('link_not_valid')) },
  }),
});
const limits = { ...RATE_LIMITS, read: 3 };
const strict = useApi(database, { limits });
const unproxied = useApi(database, { limits });
const proxied = useApi(database, { limits, settings: { TRUSTED_PROXIES: '127.0.0.1' } });

describe('an unexpected error', () => {
  test('is masked, and its id leads to the cause in the log', async () => {
    const { cookie } = await person(api);
    const answer = await broken.server.inject({ url: '/api/organizations', headers: { cookie } });
    const said = errorAnswer.parse(answer.json());
    expect([answer.statusCode, said.code, said.message]).toEqual([
      500,
      'unexpected',
      'An unexpected error occurred. Please try again.',
    ]);
    expect(answer.body).not.toContain('relation');
    const [masked] = broken.takeMasked();
    expect(masked?.id).toBe(said.id);
    expect(masked?.err?.message).toBe('relation "secrets" does not exist');
    expect(answer.headers['x-request-id']).toBe(said.id);
  });
});

test('a refusal that an operation does not declare is masked, and the log names it', async () => {
  const { cookie } = await person(api);
  const answer = await undeclared.server.inject({ url: '/api/organizations', headers: { cookie } });
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'unexpected']);
  expect(undeclared.takeMasked().map(({ err }) => err?.message)).toEqual([
    expect.stringMatching(/^undeclared refusal: link_not_valid/),
  ]);
});

test('a fault of the database is masked with its own message', async () => {
  const { cookie } = await person(api);
  const answer = await faulty.server.inject({ url: '/api/organizations', headers: { cookie } });
  expect([answer.statusCode, answer.json().message]).toEqual([
    500,
    'An error occurred. Please try again or contact support.',
  ]);
  expect(faulty.takeMasked().map(({ err }) => err?.message)).toEqual(['permission denied for table users']);
});

describe('the request log', () => {
  test('has a line for each answer, without queries, cookies or passwords', async () => {
    const { email, password, cookie } = await person(api);
    await api.server.inject({ url: `/api/session?q=${password}`, headers: { cookie } });
    const text = JSON.stringify(api.logged);
    expect(api.logged.at(-1)).toMatchObject({
      method: 'GET',
      path: '/api/session',
      status: 200,
      msg: 'answered',
    });
    for (const secret of [email, password, cookie.split('=')[1]]) expect(text).not.toContain(secret);
  });
});

describe('security headers', () => {
  test('security headers are set on every answer: pages, calls and refusals', async () => {
    for (const url of ['/', '/api/session', '/api/nothing', '/missing.js', '/api/openapi.json']) {
      const { headers } = await api.server.inject({ url });
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("script-src 'self' 'wasm-unsafe-eval';"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      const unsafe = String(headers['content-security-policy']).match(/'[\w-]*unsafe[\w-]*'/g);
      expect(unsafe).toEqual(["'wasm-unsafe-eval'"]);
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  test('a public address with HTTPS sends HSTS and secure cookies', async () => {
    const { email, password } = await person(api);
    const payload = { email, password };
    const answer = await secure.server.inject({ method: 'POST', url: '/api/sign-in', payload });
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-relievo=[\w-]+; Path=\/; .*HttpOnly; Secure;/,
    );
  });
});

describe('limits on requests', () => {
  test('refuse the fourth request in a minute where three are allowed, and tell when to come back', async () => {
    const ask = (remoteAddress: string) => strict.server.inject({ url: '/api/health', remoteAddress });
    for (let call = 0; call < 3; call++) expect((await ask('192.0.2.1')).statusCode).toBe(200);
    const refused = await ask('192.0.2.1');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(refused.headers['retry-after']).toBe(String(refused.json().data.seconds));
    expect((await ask('192.0.2.2')).statusCode).toBe(200);
    strict.clock.turn(60);
    expect((await ask('192.0.2.1')).statusCode).toBe(200);
  });

  test('count each signed-in person at one address separately, and a forged session with the address', async () => {
    const [ada, grace] = [await person(api), await person(api)];
    const ask = (cookie: string) => strict.server.inject({ url: '/api/organizations', headers: { cookie } });
    for (let call = 0; call < 3; call++) await ask(ada.cookie);
    expect((await ask(ada.cookie)).statusCode).toBe(429);
    expect((await ask(grace.cookie)).statusCode).toBe(200);
    const forged = Array.from({ length: 4 }, (_, index) => ask(`relievo=${String(index).repeat(43)}`));
    expect((await Promise.all(forged)).map(({ statusCode }) => statusCode)).toContain(429);
  });
});

describe('the web app', () => {
  test('is served at the address of every page', async () => {
    for (const url of ['/', '/library?tab=collections', '/auth', '/auth/', '/Help/zoom']) {
      const page = await api.server.inject({ url, headers: { accept: 'text/html' } });
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(page.body).toContain('Relievo</title>');
    }
  });

  test.each([
    ['/auth/signup', 'Create your account – Relievo'],
    ['/settings?tab=account', 'Settings – Relievo'],
    ['/help/search', 'Help – Relievo'],
    ['/search', 'Search – Relievo'],
    ['/nowhere', 'Page not found – Relievo'],
  ])('has the name of the page %s before it has started', async (url, title) => {
    const { body } = await api.server.inject({ url, headers: { accept: 'text/html' } });
    expect(body).toContain(`<title>${title}</title>`);
  });

  test.each([
    '/nowhere',
    '/library/nowhere',
    '/resource/1',
    '/resource/',
    '/help/nowhere',
    '/missing.png',
    '/assets/missing.js',
    '/dev/setup/x',
    '/embed/1',
  ])('%s leads nowhere, which is told by 404 and a page that leads home', async (url) => {
    const answer = await api.server.inject({ url, headers: { accept: 'text/html,*/*' } });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('Page not found – Relievo</title>');
    expect(
      (await api.server.inject({ method: 'HEAD', url, headers: { accept: 'text/html' } })).statusCode,
    ).toBe(404);
  });

  test('a missing file and an unknown call answer 404', async () => {
    const headers = { accept: 'text/html' };
    expect((await api.server.inject({ url: '/missing.png' })).statusCode).toBe(404);
    expect((await api.server.inject({ url: '/api/missing', headers })).json().code).toBe('not_found');
  });

  test.each(ASSETS)('the file %s is sent compressed, and may be cached for ever', async (name) => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const { rawPayload, ...answer } = await api.server.inject({ url: `/assets/${name}`, headers });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(String(brotliDecompressSync(rawPayload))).toBe(SCRIPT);
  });

  test.each(['', 'br;q=0', 'identity'])(
    'a browser that takes "%s" as packing gets the file as it is',
    async (taken) => {
      const headers = { 'accept-encoding': taken };
      const answer = await api.server.inject({ url: `/assets/${ASSETS[0]}`, headers });
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
      expect(answer.body).toBe(SCRIPT);
    },
  );

  test('a browser that asks for the head of a file gets its kind and no content', async () => {
    const answer = await api.server.inject({ method: 'HEAD', url: `/assets/${ASSETS[0]}` });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers['content-type']).toContain('javascript');
  });

  test('the map of a script is sent to whoever asks for it', async () => {
    const map = await api.server.inject({ url: `/assets/${MAP}` });
    expect([map.statusCode, map.body, map.headers['cache-control']]).toEqual([
      200,
      '{}',
      'public, max-age=31536000, immutable',
    ]);
  });

  test.each(['missing.js', '..%5cindex.html', '.js', 'index-Ab12Cd34.JS', '__proto__', 'index-Ab12Cd34.js/'])(
    'the name %s that no file has is refused',
    async (name) => {
      const { statusCode, headers } = await api.server.inject({ url: `/assets/${name}` });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(headers['cache-control']).not.toContain('immutable');
    },
  );
});

describe('the document of the API', () => {
  test('is OpenAPI 3.1, compressed, and has a page that can be read without scripts', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const document = await api.server.inject({ url: '/api/openapi.json', headers });
    expect(document.headers['content-encoding']).toBe('gzip');
    const plain = await api.server.inject({ url: '/api/openapi.json' });
    expect(plain.json().openapi).toMatch(/^3\.1\./);
    const page = await api.server.inject({ url: '/api' });
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+';/,
    );
    expect(page.body).not.toContain('<script');
    for (const path of Object.keys(plain.json().paths)) expect(page.body).toContain(`/api${path}`);
  });
});

test('answers of operations are never cached by a browser or a proxy', async () => {
  const { headers } = await api.server.inject({ url: '/api/session' });
  expect(headers['cache-control']).toBe('no-store');
});

test("the caller's address that a proxy gives is used only from trusted proxies", async () => {
  const ask = (server: typeof proxied.server, call: number) =>
    server.inject({ url: '/api/health', headers: { 'x-forwarded-for': `203.0.113.${call}` } });
  const direct = await Promise.all([1, 2, 3, 4].map((call) => ask(unproxied.server, call)));
  const through = await Promise.all([1, 2, 3, 4].map((call) => ask(proxied.server, call)));
  expect(direct.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  expect(through.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});
