import type { Handshake } from '../../../platform/openid/openid.ts';
import { hashOf } from '../token-rules.ts';

/** Everything that binds an answer to the browser follows from the one secret that its cookie holds. */
export function handshakeOf(secret: string): Handshake {
  return {
    state: hashOf(`state ${secret}`),
    nonce: hashOf(`nonce ${secret}`),
    verifier: hashOf(`verifier ${secret}`),
  };
}
