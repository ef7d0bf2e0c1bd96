import { createHash } from 'node:crypto';

/** What a password is filled up with (ISO 32000-1, 7.6.3.3). */
const FILLING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const PERMISSIONS = -44;

export interface Encryption {
  /** The dictionary that says how the file is encrypted. */
  readonly dictionary: string;
  readonly id: string;
  /** Encrypts what an object holds. */
  readonly encrypt: (content: Buffer, object: number) => Buffer;
}

/** RC4 with 40 bits, which every reader knows, and a password that nobody is told. */
export function createEncryption(password: string): Encryption {
  const id = Buffer.from('0123456789abcdef');
  const padded = Buffer.concat([Buffer.from(password), FILLING]).subarray(0, 32);
  const owner = applyRc4(md5(padded).subarray(0, 5), padded);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(Buffer.concat([padded, owner, permissions, id])).subarray(0, 5);
  const user = applyRc4(key, FILLING);
  return {
    id: id.toString('hex'),
    dictionary: `<< /Filter /Standard /V 1 /R 2 /Length 40 /P ${PERMISSIONS} /O <${owner.toString('hex')}> /U <${user.toString('hex')}> >>`,
    encrypt: (content, object) => {
      const number = Buffer.from([object & 0xff, (object >> 8) & 0xff, (object >> 16) & 0xff, 0, 0]);
      return applyRc4(md5(Buffer.concat([key, number])).subarray(0, 10), content);
    },
  };
}

function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest();
}

function applyRc4(key: Buffer, content: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  for (let at = 0, to = 0; at < 256; at += 1) {
    to = (to + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 0xff;
    swap(at, to);
  }
  let [one, other] = [0, 0];
  return content.map((byte) => {
    one = (one + 1) & 0xff;
    other = (other + (state[one] ?? 0)) & 0xff;
    swap(one, other);
    return byte ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) & 0xff] ?? 0);
  }) as Buffer;
}
