import { z } from 'zod';

const count = z.number().nonnegative();
const percent = z.number().min(0).max(100);
/** What has words in a catalogue; a code that is not known there is left out. */
const code = z.string().max(60);

/** What was measured of a picture and of the drawing that was traced from it. */
export const pictureAnalysis = z.object({
  /** In pixels, as it was looked at. */
  width: z.int().nonnegative(),
  height: z.int().nonnegative(),
  kind: code,
  /** How far it is ahead of the next kind, from 0 to 1. */
  certainty: z.number().min(0).max(1),
  /** What speaks for the kind, the strongest first. */
  reasons: z.array(z.object({ code, count })).max(50),
  /** Of which it is made, the most frequent first. */
  colors: z.array(z.object({ color: z.string().regex(/^#[0-9a-f]{6}$/), percent })).max(20),
  complexity: z.object({
    lines: count,
    areas: count,
    marks: count,
    level: z.enum(['low', 'medium', 'high']),
  }),
  /** Percent of the picture that is not paper. */
  density: percent,
  /** How well fingers could read it, before anything is repaired. */
  touch: z.object({
    score: percent,
    level: z.enum(['good', 'fair', 'poor']),
    problems: z.array(z.object({ code, count, limit: count })).max(50),
  }),
  advice: code,
  /** Lines of print that were found in it. */
  printLines: z.int().nonnegative(),
  /** What could be read of them. */
  words: z.array(z.string().max(500)).max(200),
  /** What the rules find in the drawing on the paper that it is made for. */
  findings: z.int().nonnegative(),
});

export type PictureAnalysis = z.infer<typeof pictureAnalysis>;
