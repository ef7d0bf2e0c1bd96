import { z } from 'zod';

export const SHEET_FORMATS = ['pdf', 'brf'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

const LONGEST_LINE = 300;
const MOST_LEARNERS = 100;

const line = z.string().trim().min(1).max(LONGEST_LINE);

/** A sheet of passwords in the language of whoever prints it: pictures are called there as the board calls them. */
export const passwordSheet = z.object({
  format: z.enum(SHEET_FORMATS),
  language: z.string().trim().min(2).max(35),
  title: line,
  /** What a user name and the words are called. */
  labels: z.object({ username: line, words: line }),
  learners: z
    .array(z.object({ name: line, username: line, words: line }))
    .min(1)
    .max(MOST_LEARNERS),
});

export type PasswordSheet = z.infer<typeof passwordSheet>;
