import { z } from 'zod';

/** The state of one thing that the server needs. */
export const healthCheck = z.object({
  name: z.string(),
  ok: z.boolean(),
  milliseconds: z.int().nonnegative(),
});

/** Degraded: something is not working without which people are still served, and what it should do waits. */
export const healthReport = z.object({
  status: z.enum(['ok', 'degraded', 'failing']),
  checks: z.array(healthCheck),
  versions: z.record(z.string(), z.string()),
  /** For administrators alone: what keeps programs that open files of others away from the machine. */
  isolation: z.string().optional(),
});
