import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { choosePublicAddress, rememberAddress } from './address.ts';
import { parseConfig } from './config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'relievo-address-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function configWith(settings: Record<string, string> = {}) {
  return parseConfig({ DATA_DIR: folder, ...settings });
}

it('links use the port that the server really listens on when it had to take another one', () => {
  expect(choosePublicAddress(configWith())).toBe('http://localhost:3000');
  rememberAddress(configWith(), 'http://localhost:3007');
  expect(choosePublicAddress(configWith())).toBe('http://localhost:3007');
  expect(readdirSync(folder)).toEqual(['address']);
});

it('links use the address of the settings where one is set', () => {
  const config = configWith({ PUBLIC_URL: 'https://relievo.example/' });
  rememberAddress(configWith(), 'http://localhost:3007');
  rememberAddress(config, 'http://localhost:3000');
  expect(choosePublicAddress(config)).toBe('https://relievo.example');
  expect(choosePublicAddress(configWith())).toBe('http://localhost:3007');
});
