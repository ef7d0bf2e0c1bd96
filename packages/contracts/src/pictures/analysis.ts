import { z } from 'zod';
import { count, length, share } from '../values/quantities.ts';

/** What has words in a catalogue; a code that is not known there is left out. */
const code = z.string().max(60);

const problem = z.union([
  z.object({ code, share, least: length }),
  z.object({ code, count, of: count, least: length }),
  z.object({ code, share, most: share }),
  z.object({ code, count, most: count }),
  z.object({ code }),
]);

/** What was measured of a picture and of the drawing that was traced from it. */
export const pictureAnalysis = z.object({
  /** In pixels, as it was looked at. */
  width: z.int().nonnegative(),
  height: z.int().nonnegative(),
  kind: code,
  /** How far it is ahead of the next kind, from 0 to 1. */
  certainty: z.number().min(0).max(1),
  /** What speaks for the kind, the strongest first. */
  reasons: z
    .array(z.union([z.object({ code, count }), z.object({ code, share }), z.object({ code })]))
    .max(50),
  /** Of which it is made, the most frequent first. */
  colors: z.array(z.object({ color: z.string().regex(/^#[0-9a-f]{6}$/), share })).max(20),
  complexity: z.object({
    lines: count,
    areas: count,
    marks: count,
    level: z.enum(['low', 'medium', 'high']),
  }),
  /** Of the picture, what is not paper. */
  density: share,
  /** How well fingers could read it, before anything is repaired. */
  touch: z.object({
    /** Of 100. */
    score: z.number().min(0).max(100),
    level: z.enum(['good', 'fair', 'poor']),
    /** The gravest first: what was found, and what the field asks for. */
    problems: z.array(problem).max(50),
  }),
  advice: code,
  /** Texts that were read in it and are labels of the drawing. */
  labels: count,
  /** What the first of them say. */
  words: z.array(z.string().max(500)).max(200),
  /** Pieces that may be print and could not be read. */
  unread: count,
  /** What the rules find in the drawing on the paper that it is made for. */
  findings: count,
});

export type PictureAnalysis = z.infer<typeof pictureAnalysis>;
