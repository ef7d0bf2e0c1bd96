import { createPasswords } from '../../features/accounts/service.ts';

/** Argon2id at the least that it can cost: what a hash costs on purpose is tried where it is said. */
export function createLightPasswords() {
  return createPasswords({ memory: 8, passes: 1, parallelism: 1 });
}
