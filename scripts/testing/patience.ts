import { vi } from 'vitest';

// Who puts faults in on purpose waits less, for much of it never comes. A browser has no environment to be told in.
const PATIENCE = Number(globalThis.process?.env['TEST_PATIENCE'] ?? 60_000);

/**
 * How long a test waits for what must come, however busy the machine is. This says when to give up hope and nothing
 * of how fast the product is: what has to be fast is measured by the time of the processor, not by the clock.
 */
vi.setConfig({
  testTimeout: 180_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: PATIENCE, interval: 20 } },
});
