import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { createBoundedTurns, NoTurn } from '../../platform/sharing/bounded-turns.ts';
import { isCommonPassword } from './password/common-password-rules.ts';

const derive = promisify(argon2);

/** What a hash costs: memory in KiB, how often it is gone through, and by how many at once. */
export interface HashingCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** What OWASP's password storage cheat sheet names first for argon2id: 19 MiB, two passes, one lane. */
const COST: HashingCost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

/** After so long those who wait now have had their turn. */
const COME_BACK_SECONDS = 2;

/** What may be done with passwords in one's turn. */
export interface Hashing {
  hash(password: string): Promise<string>;
  /** Without a hash it takes as long and says no: an unknown address must not answer sooner. */
  matches(password: string, hash: string | null): Promise<boolean>;
}

export interface Passwords {
  /**
   * The one way to hash and to compare passwords. Where too many wait already the work is not begun and the request
   * is refused, so whatever must not happen then, such as counting a guess, belongs into the work.
   */
  inTurn<Result>(work: (hashing: Hashing) => Promise<Result>): Promise<Result>;
  /**
   * The hash of a password that somebody chose, in the usual text form, which names its own cost, so that the cost
   * can grow later. A password that is guessed among the first is refused.
   */
  hash(password: string): Promise<string>;
  /** Whether a password should be hashed anew, because its hash costs less than one made today. */
  isOutdated(hash: string): boolean;
}

export function createPasswords(cost: HashingCost = COST): Passwords {
  /**
   * Hashing runs in the four threads of libuv, which also read files and find addresses, and it takes a processor
   * whole. So there are always threads left, and a processor for whoever does not sign in.
   */
  const takeTurn = createBoundedTurns({
    atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
    waiting: 32,
    waitSeconds: 5,
  });
  const begin = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;
  const hash = async (password: string) => {
    const nonce = randomBytes(16);
    const message = normalizePassword(password);
    const tag = await derive('argon2id', { ...cost, tagLength: TAG_LENGTH, nonce, message });
    return `${begin}${encodeWithoutPadding(nonce)}$${encodeWithoutPadding(tag)}`;
  };
  let nobodysHash: Promise<string> | undefined;
  const matches = async (password: string, expectedHash: string | null) => {
    nobodysHash ??= hash(randomBytes(16).toString('hex'));
    return verifyHash(password, expectedHash, await nobodysHash);
  };
  const inTurn: Passwords['inTurn'] = async (work) => {
    try {
      return await takeTurn(() => work({ hash, matches }));
    } catch (error) {
      if (error instanceof NoTurn) throw refuse('too_many_requests', { seconds: COME_BACK_SECONDS });
      throw error;
    }
  };
  return {
    inTurn,
    async hash(password) {
      if (isCommonPassword(password)) throw refuse('password_too_common');
      return inTurn((hashing) => hashing.hash(password));
    },
    isOutdated: (kept) => !kept.startsWith(begin),
  };
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

async function verifyHash(
  password: string,
  expectedHash: string | null,
  nobodysHash: string,
): Promise<boolean> {
  const nobodys = expectedHash === null;
  const [, memory, passes, parallelism, nonce = '', tag = ''] = FORM.exec(expectedHash ?? nobodysHash) ?? [];
  const expected = Buffer.from(tag, 'base64');
  if (expected.length === 0) return false;
  const found = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expected.length,
    message: normalizePassword(password),
  });
  return timingSafeEqual(found, expected) && !nobodys;
}

/** The same letters typed on another keyboard are the same password (NIST SP 800-63B 3.1.1.2). */
function normalizePassword(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'));
}

function encodeWithoutPadding(bytes: Buffer): string {
  return bytes.toString('base64').replace(/(?<!=)=+$/, '');
}
