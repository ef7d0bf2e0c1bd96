import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** What may be written down in the open because only this installation can read it again. */
export interface Seal {
  /** The context is not kept: whoever opens has to know it, so that what was sealed for one use opens for no other. */
  seal(words: string, context: string): Buffer;
  /** Null where it was sealed with another secret or for another context, or was changed since. */
  open(sealed: Buffer, context: string): string | null;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A nonce of its own for each, then what it hides, then the tag that shows that nobody touched it. */
export function createSeal(key: string): Seal {
  const secret = Buffer.from(key, 'base64url');
  return {
    seal(words, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, secret, nonce).setAAD(Buffer.from(context));
      const hidden = Buffer.concat([cipher.update(words, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, hidden, cipher.getAuthTag()]);
    },
    open(sealed, context) {
      if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
      try {
        const decipher = createDecipheriv(CIPHER, secret, sealed.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-TAG_BYTES));
        const hidden = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
        return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
