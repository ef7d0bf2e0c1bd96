import { z } from 'zod';

/** So long the file of a drawing may be that is made of a picture; with what goes around it a request may be 1 MB. */
export const LONGEST_DRAWING = 900_000;
/** And of one that is kept while it is drawn: some thousand objects. */
export const LONGEST_KEPT_DRAWING = 2_500_000;
/** So long a text may be that a guest has written in braille. */
export const LONGEST_READ_IN_BRAILLE = 200;
/** So many drawings one person may have under way. */
export const MOST_DRAWINGS = 200;

export const drawingEntry = z.object({
  id: z.uuid(),
  title: z.string(),
  /** How often it was saved: whoever saves says on which count. */
  edits: z.int().nonnegative(),
  savedAt: z.iso.datetime({ offset: true }),
});

/** Whose work a drawing was begun from: its author is named wherever the new one goes. */
export const drawingOrigin = z.object({
  resourceId: z.uuid(),
  title: z.string(),
  author: z.string(),
  licence: z.string(),
});

/** A drawing that somebody is drawing, in its file form. */
export const keptDrawing = drawingEntry.extend({
  svg: z.string(),
  /** Null where it was begun from nothing, or from something of one's own. */
  origin: drawingOrigin.nullable(),
  /** What was changed or left out when it was opened, in sentences. */
  notes: z.array(z.string()),
  /** The resource of its author that shows it: nobody else looks at it, it waits for its reviewers, or readers see it. */
  resource: z.object({ id: z.uuid(), state: z.enum(['open', 'waiting', 'published']) }).nullable(),
});

export type DrawingOrigin = z.infer<typeof drawingOrigin>;
export type DrawingEntry = z.infer<typeof drawingEntry>;
export type KeptDrawing = z.infer<typeof keptDrawing>;
