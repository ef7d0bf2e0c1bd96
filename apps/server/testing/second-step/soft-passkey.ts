import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { PasskeyAssertion, PasskeyRegistration } from '@relievo/contracts/accounts';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Options {
  readonly challenge: string;
}

/** Flags of the authenticator data (WebAuthn level 3, 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

/** A device that holds one passkey, as a telephone or a security key does, in some lines of code. */
export interface SoftPasskey {
  readonly register: (options: Options, changed?: Changed) => PasskeyRegistration;
  readonly answer: (options: Options, changed?: Changed) => PasskeyAssertion;
}

/** What a device does that is not as it should be. */
interface Changed {
  readonly origin?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
}

/** Of the site at this address: a device answers no other. */
export function softPasskey(publicUrl: string): SoftPasskey {
  const { hostname, origin } = new URL(publicUrl);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16).toString('base64url');
  let used = 0;
  const clientData = (type: string, { challenge }: Options, changed: Changed) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: changed.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (flags: number, counter: number, rest: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(hostname).digest(), Buffer.from([flags]), count, rest]);
  };
  const flagsOf = ({ isVerified = true }: Changed) => PRESENT | (isVerified ? VERIFIED : 0);
  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  return {
    register: (options, changed = {}) => {
      const key = credentialData(id, publicKey);
      const authData = authenticatorData(flagsOf(changed) | WITH_CREDENTIAL, used, key);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', options, changed).toString('base64url'),
          attestationObject: encode(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    answer: (options, changed = {}) => {
      const data = clientData('webauthn.get', options, changed);
      const authData = authenticatorData(flagsOf(changed), changed.counter ?? ++used);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return {
        ...common,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        },
      };
    },
  };
}

/** The part that says which key it is: of no known make, then the id, then the key in COSE (RFC 9053, 7.1.1). */
function credentialData(id: string, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const idBytes = Buffer.from(id, 'base64url');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(idBytes.length);
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.concat([Buffer.alloc(16), length, idBytes, encode(cose)]);
}

function encode(value: Map<unknown, unknown>): Buffer {
  return Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]));
}
