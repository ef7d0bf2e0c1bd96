import { z } from 'zod';

const count = z.int().nonnegative();
const share = z.number().min(0).max(1);

/** What was measured of a picture and of the drawing that was traced from it. */
export const pictureAnalysis = z.object({
  /** In pixels, as it was looked at. */
  width: count,
  height: count,
  /** A code: drawing, photo, empty, and finer kinds where they can be told. */
  kind: z.string().max(50),
  /** The colours that it is made of, the most frequent first. */
  colors: z.array(z.object({ color: z.string().regex(/^#[0-9a-f]{6}$/), share })).max(20),
  /** Share of the most frequent colour, which is the paper. */
  paper: share,
  /** Share of pixels that have none of its colours: soft edges, shades, noise. */
  shades: share,
  lines: count,
  areas: count,
  marks: count,
  /** Lines of print that were found in it. */
  printLines: count,
  /** What could be read of them. */
  words: z.array(z.string().max(500)).max(200),
  /** Share of the sheet that stands up. */
  raised: share,
  /** What fingers would miss, before anything is repaired. */
  findings: z.object({ errors: count, warnings: count, advice: count }),
});

export type PictureAnalysis = z.infer<typeof pictureAnalysis>;
