/**
 * How many milliseconds a test waits for what must come, as scripts/testing/patience.ts says. Who puts faults in on
 * purpose waits less, for much of it never comes.
 */
export const PATIENCE = Number(process.env['TEST_PATIENCE'] ?? 60_000);
