import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';

export interface MarkIssues {
  mark_place_missing: { readonly most: number };
  mark_words_missing: object;
  mark_words_too_long: { readonly most: number };
  marks_too_many: { readonly most: number };
}

const issue: WriteMessage<MarkIssues> = writeMessage;

/** How many places one answer speaks of, how far they lie from the corner in millimetres, and how long each may be. */
export const MARK_LIMITS = { marks: 20, millimetres: 2000, part: 300, words: 500 } as const;

const far = { most: MARK_LIMITS.millimetres };
const millimetres = z
  .number(issue('mark_place_missing', far))
  .min(0, issue('mark_place_missing', far))
  .max(MARK_LIMITS.millimetres, issue('mark_place_missing', far));

/** What a reviewer asks for at one place of the drawing, from the upper left corner of its sheet. */
export const decisionMark = z.object({
  /** The name of the part there; null where the reviewer means a point. */
  part: z.string().max(MARK_LIMITS.part).nullable(),
  x: millimetres,
  y: millimetres,
  words: z
    .string()
    .trim()
    .min(1, issue('mark_words_missing'))
    .max(MARK_LIMITS.words, issue('mark_words_too_long', { most: MARK_LIMITS.words })),
});

export type DecisionMark = z.infer<typeof decisionMark>;

export const decisionMarks = z
  .array(decisionMark)
  .max(MARK_LIMITS.marks, issue('marks_too_many', { most: MARK_LIMITS.marks }));
