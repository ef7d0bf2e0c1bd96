import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. Whoever holds it is let in, so only its hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
