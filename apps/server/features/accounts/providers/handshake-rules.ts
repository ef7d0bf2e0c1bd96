import type { Handshake } from '../../../platform/openid/openid.ts';
import { hashToken } from '../token-rules.ts';

/** Everything that binds an answer to the browser follows from the one secret that its cookie holds. */
export function handshakeOf(secret: string): Handshake {
  return {
    state: hashToken(`state ${secret}`),
    nonce: hashToken(`nonce ${secret}`),
    verifier: hashToken(`verifier ${secret}`),
  };
}
