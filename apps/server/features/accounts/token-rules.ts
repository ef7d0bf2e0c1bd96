import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. Whoever holds it is let in, so only its hash is kept. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
