import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSecrets } from './secrets.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

test('a secret is made once, and only its owner can read it', () => {
  const first = openSecrets(directory, undefined).for('session');
  expect(openSecrets(directory, undefined).for('session')).toBe(first);
  expect(statSync(join(directory, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(directory)).toEqual(['secrets.json']);
});

test('every purpose has its own key of 32 bytes, and none is the root', () => {
  const secrets = openSecrets(directory, undefined);
  const keys = ['session', 'encryption'].map(secrets.for);
  expect(new Set(keys).size).toBe(2);
  expect(keys.map((key) => Buffer.from(key, 'base64url').length)).toEqual([32, 32]);
  expect(readFileSync(join(directory, 'secrets.json'), 'utf8')).not.toContain(keys[0]);
});

test('a secret from the settings needs no folder', () => {
  const secret = 'x'.repeat(32);
  expect(openSecrets('/nowhere', secret).for('a')).toBe(openSecrets('/elsewhere', secret).for('a'));
});

test('a damaged file is never replaced', () => {
  const path = join(directory, 'secrets.json');
  writeFileSync(path, '{');
  expect(() => openSecrets(directory, undefined)).toThrow(
    `${path} is damaged; restore it from a backup, or set SECRET.`,
  );
  expect(readFileSync(path, 'utf8')).toBe('{');
});

test('a folder that cannot be made is reported, naming SECRET', () => {
  const file = join(directory, 'file');
  writeFileSync(file, '');
  expect(() => openSecrets(join(file, 'data'), undefined)).toThrow(
    /^SECRET is missing, and .* cannot keep one/,
  );
});
