import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { rawRequest } from '../../testing/http/raw-request.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { createLog } from '../log/log.ts';
import { toRefused } from './refusals/failures.ts';

const web = mkdtempSync(join(tmpdir(), 'relievo-bad-requests-'));
writeFileSync(join(web, 'index.html'), '<!doctype html>');
afterAll(() => rmSync(web, { recursive: true }));
const api = useApi(useDatabase(), { webFolder: web });

function get(target: string) {
  return rawRequest(api.url, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
}

function post(payload: string | Buffer, headers: Record<string, string> = {}) {
  return api.server.inject({
    method: 'POST',
    url: '/api/health',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

describe('an address that could mean something else further in is refused', () => {
  test.each([
    '/api/../etc/passwd',
    '/api/%2e%2e/health',
    '/api/.%2E/health',
    '/..%2f..%2fetc/passwd',
    '/api/health%00',
    '/api/health?q=%00',
    '/api\\health',
    '/api/%5c..%5chealth',
    '/%zz',
    '/%ff%fe',
  ])('%s', async (target) => {
    const { status, body } = await get(target);
    expect([status, JSON.parse(body).code]).toEqual([400, 'malformed_request']);
  });

  test('an address of more than 8,192 characters is refused as too long', async () => {
    const { status, body } = await get(`/api/health?q=${'a'.repeat(9000)}`);
    expect([status, JSON.parse(body).code]).toEqual([414, 'address_too_long']);
  });

  test('headers of more than 16 kB are refused as too large, and what is not HTTP as malformed', async () => {
    const large = await rawRequest(
      api.url,
      `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
    );
    const noise = await rawRequest(api.url, 'this is not HTTP\r\n\r\n');
    expect([large.status, JSON.parse(large.body).code]).toEqual([431, 'headers_too_large']);
    expect([noise.status, JSON.parse(noise.body).code]).toEqual([400, 'malformed_request']);
  });
});

describe('refusals of the framework use our messages and are not logged as errors', () => {
  const close = 'Host: localhost\r\nConnection: close';
  test.each([
    ['an address with two slashes in front', `GET //etc/passwd HTTP/1.1\r\n${close}`, 404, 'not_found'],
    ['a method that wants a body, without one', `QUERY / HTTP/1.1\r\n${close}`, 400, 'malformed_request'],
    [
      'a part that lies behind the end of a file',
      `GET /index.html HTTP/1.1\r\n${close}\r\nRange: bytes=999-`,
      416,
      'no_such_range',
    ],
    ['two hosts', `GET /api/health HTTP/1.1\r\n${close}\r\nHost: evil.example`, 400, 'malformed_request'],
  ])('%s', async (_, head, wanted, code) => {
    const { status, body } = await rawRequest(api.url, `${head}\r\n\r\n`);
    expect([status, JSON.parse(body).code]).toEqual([wanted, code]);
  });

  test('a body that breaks off is not logged as an error', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 });
    expect(toRefused(aborted, 'id', log).code).toBe('malformed_request');
    expect(lines).toEqual([]);
  });
});

describe('a body that is not plain JSON is refused', () => {
  test.each([
    ['no JSON', '{"a":', 400, 'malformed_request'],
    ['a single NUL character', '{"a":"\\u0000"}', 400, 'malformed_request'],
    ['half of a pair of surrogates', '{"a":"\\uD83D"}', 400, 'malformed_request'],
    ['the other half alone', '{"a":"\\ud83d\\ude00\\uDE00"}', 400, 'malformed_request'],
    ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, 400, 'malformed_request'],
    ['a million levels', '['.repeat(1_000_000), 400, 'malformed_request'],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400, 'malformed_request'],
    ['more than 1 MB', JSON.stringify('a'.repeat(1024 * 1024)), 413, 'body_too_large'],
  ])('%s', async (_, payload, status, code) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test.each([
    ['text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['another character set', { 'content-type': 'application/json; charset=utf-16' }],
    ['a packed body', { 'content-encoding': 'gzip' }],
    ['a nameless kind', { 'content-type': '' }],
  ])('%s', async (_, headers) => {
    const answer = await post('{}', headers);
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type']);
  });

  test('32 levels, a backslash before u0000 and brackets inside strings are accepted as plain JSON', async () => {
    const deep = `${'['.repeat(32)}${']'.repeat(32)}`;
    for (const payload of [
      deep,
      '{"a":"\\\\u0000\\\\ud83d \\uD83D\\uDE00"}',
      JSON.stringify('['.repeat(100)),
    ]) {
      expect((await post(payload)).statusCode).toBe(405);
    }
  });
});

describe('a changing request from another site is refused', () => {
  test.each([
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['the Origin of another site', { origin: 'https://evil.example' }],
    ['an Origin that is hidden', { origin: 'null' }],
  ])('%s', async (_, headers) => {
    const answer = await post('{}', headers);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross_site_request']);
  });

  test.each([
    [
      'our own pages',
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80', host: 'localhost:80' },
    ],
    ['our own pages behind a proxy', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' }],
    ['our own pages in an older browser', { origin: 'http://localhost:80', host: 'localhost:80' }],
    ['a program without an origin', {}],
  ])('%s is allowed', async (_, headers) => {
    expect((await post('{}', headers)).statusCode).toBe(405);
  });

  test('reading is allowed through links from anywhere', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await api.server.inject({ url: '/api/openapi.json', headers })).statusCode).toBe(200);
  });
});

test('an unknown address is not found, and a known one names its methods', async () => {
  const unknown = await api.server.inject({ url: '/api/nothing' });
  const known = await api.server.inject({ method: 'DELETE', url: '/api/health' });
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found']);
  expect([known.statusCode, known.json().code, known.headers.allow]).toEqual([
    405,
    'method_not_allowed',
    'GET',
  ]);
});
