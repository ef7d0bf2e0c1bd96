import { z } from 'zod';

/** So long the file of a drawing may be that is kept while it is drawn; with what goes around it a request may be 1 MB. */
export const LONGEST_DRAWING = 900_000;
/** So many drawings one person may have under way. */
export const MOST_DRAWINGS = 200;

export const drawingEntry = z.object({
  id: z.uuid(),
  title: z.string(),
  /** How often it was saved: whoever saves says on which count. */
  edits: z.int().nonnegative(),
  savedAt: z.iso.datetime({ offset: true }),
});

/** A drawing that somebody is drawing, in its file form. */
export const keptDrawing = drawingEntry.extend({ svg: z.string() });

export type DrawingEntry = z.infer<typeof drawingEntry>;
export type KeptDrawing = z.infer<typeof keptDrawing>;
