import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** What OWASP's password storage cheat sheet names first for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** The hash in the usual text form, which names its own cost, so that the cost can grow later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...COST, nonce, message: normalized(password) });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = FORM.exec(hash) ?? [];
  const expected = Buffer.from(tag, 'base64');
  if (expected.length === 0) return false;
  const found = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expected.length,
    message: normalized(password),
  });
  return timingSafeEqual(found, expected);
}

let nobodysHash: Promise<string> | undefined;

/** Takes as long as a real look and always says no: an unknown address must not answer sooner. */
export async function passwordOfNobody(password: string): Promise<false> {
  nobodysHash ??= hashPassword(randomBytes(16).toString('hex'));
  await passwordMatches(password, await nobodysHash);
  return false;
}

/** The same letters typed on another keyboard are the same password (NIST SP 800-63B 3.1.1.2). */
function normalized(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'));
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
