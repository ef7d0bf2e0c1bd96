import { createBundledEngine } from '../bundled/engine.ts';
import type { Engine } from '../engine.ts';
import { createSystemEngine } from '../system/engine.ts';

/** The tests compare with the system's liblouis; "npm test" installs it where it can. */
export function findInstalledEngine(): Engine {
  const engine = createSystemEngine();
  if (engine) return engine;
  throw new Error(
    'These tests need liblouis 3.24 or newer of the system: install liblouis-bin, liblouis-data and liblouis20.',
  );
}

export const ENGINES = [
  ['of the system', findInstalledEngine],
  ['that comes along', createBundledEngine],
] as const;
