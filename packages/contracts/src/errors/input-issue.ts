import { z } from 'zod';

/** One fault in what was sent: which field, and what is wrong with it. */
export const inputIssue = z.object({ path: z.string(), message: z.string() });
