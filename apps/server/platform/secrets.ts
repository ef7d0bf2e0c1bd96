import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode, Refusal } from './refusal.ts';

const fileSchema = z.object({ secret: z.string().min(32) });

/** One root secret; each purpose has its own key, from which nobody can find the root or another one. */
export interface Secrets {
  /** A key of 32 bytes as base64url, always the same for the same purpose. */
  for(purpose: string): string;
}

/** The secret of the settings, or one that is made once and kept in the data folder, readable by its owner only. */
export function openSecrets(directory: string, secret: string | undefined): Secrets {
  const root = secret ?? keptSecret(directory);
  return {
    for: (purpose) => Buffer.from(hkdfSync('sha256', root, 'relievo', purpose, 32)).toString('base64url'),
  };
}

function keptSecret(directory: string): string {
  const path = join(directory, 'secrets.json');
  return readSecret(path) ?? makeSecret(directory, path);
}

function readSecret(path: string): string | undefined {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).secret;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return undefined;
    const problem = errorCode(error) === 'EACCES' ? 'belongs to somebody else' : 'is damaged';
    throw new Refusal(`${path} ${problem}; restore it from a backup, or set SECRET.`);
  }
}

/** Two processes that start at once agree on one secret: a link is made only where there is none. */
function makeSecret(directory: string, path: string): string {
  const own = `${path}.${process.pid}`;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o755 });
    writeFileSync(own, JSON.stringify({ secret: randomBytes(32).toString('base64url') }), { mode: 0o600 });
  } catch {
    throw new Refusal(
      `SECRET is missing, and ${directory} cannot keep one: this user may not write there, or its disk is full.`,
    );
  }
  try {
    linkSync(own, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
  return readSecret(path) ?? makeSecret(directory, path);
}
