import { z } from 'zod';

/** One way to say no: its HTTP status, and the schema of what its words and programs need to know. */
export interface Refusal {
  readonly status: number;
  readonly data?: z.ZodType;
}

/** By their codes, which are stable. */
export type Refusals = Readonly<Record<string, Refusal>>;

/** The name of somebody else's service. */
export const withName = z.object({ name: z.string() });

/** How long to wait. */
export const withSeconds = z.object({ seconds: z.int().positive() });
