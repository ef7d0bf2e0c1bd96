import { z } from 'zod';

/** One fault in what was sent: which field, and what is wrong with it. */
export const inputIssue = z.object({
  path: z.string(),
  code: z.string(),
  parameters: z.record(z.string(), z.unknown()),
  /** In English, for who has no catalogue. */
  message: z.string(),
});

export type InputIssue = z.infer<typeof inputIssue>;
