import { chartContent } from '@relievo/contracts/library/files';
import { TABLES, type TranslatedTexts } from '@relievo/convert/braille';
import { z } from 'zod';

/** What the child is asked for; the work is its input. */
export interface DrawingRequest {
  /** Braille of the words, as far as it is known: in the child is no engine that could make it. */
  readonly braille: TranslatedTexts;
}

/** Under this name the child leaves the drawing, where there is one. */
export const DRAWING = 'drawing.svg';

const MOST_CHARACTERS = 200_000;
const MOST_NOTES = 100;
const note = z.string().max(2000);

/** What the child may answer. It is not believed further than this. */
export const drawingAnswer = z.union([
  z.object({ problem: note }),
  z.object({
    asked: z
      .array(
        z.object({
          table: z.string().refine((table) => Object.hasOwn(TABLES, table)),
          text: z.string().max(MOST_CHARACTERS),
        }),
      )
      .min(1)
      .refine((texts) => texts.reduce((sum, { text }) => sum + text.length, 0) <= MOST_CHARACTERS),
  }),
  z.object({
    chart: chartContent,
    /** What it is, in a sentence or two. */
    what: z.string().max(5000),
    isDrawn: z.boolean(),
    /** How many sheets it takes. */
    sheets: z.int().nonnegative().max(1000),
    /** What was left out, changed or found on the way. */
    notes: z.array(note).max(MOST_NOTES),
  }),
]);

export type DrawingAnswer = z.infer<typeof drawingAnswer>;
export type DrawnAnswer = Extract<DrawingAnswer, { chart: unknown }>;
