import { z } from 'zod';

const words = z.string().max(1000);
/** Millimetres: no page is larger. */
const LARGEST = 100_000;
const length = z.number().min(-LARGEST).max(LARGEST);
const place = z.object({ x: length, y: length });

/** So many charts of one drawing are kept. */
export const MOST_FOUND_CHARTS = 6;
const MOST = { rows: 5000, columns: 40 };

/** A chart that a drawing shows, with its numbers, as it was read: a person looks through it first. */
export const foundChart = z.object({
  type: z.enum(['bar', 'line', 'scatter', 'pie']),
  title: words,
  x: words,
  y: words,
  unit: words,
  scale: z.enum(['linear', 'log']),
  stacking: z.enum(['beside', 'stacked']),
  direction: z.enum(['standing', 'lying']),
  /** The first row names the columns. */
  cells: z.array(z.array(words).max(MOST.columns)).min(2).max(MOST.rows),
  group: words.nullable(),
  /** Where the numbers of the rows below the first were measured; null for words. */
  places: z.array(z.array(place.nullable()).max(MOST.columns)).max(MOST.rows).exactOptional(),
  /** Cells that were hardly seen, or not at all; the header is row 0. */
  unsure: z
    .array(
      z.object({
        row: z.int().nonnegative().max(MOST.rows),
        column: z.int().nonnegative().max(MOST.columns),
      }),
    )
    .max(MOST.rows)
    .exactOptional(),
  /** How large the picture is on which the places lie; none where they cannot be shown on it. */
  picture: z
    .object({
      width: z.number().positive().max(LARGEST),
      height: z.number().positive().max(LARGEST),
    })
    .exactOptional(),
});

export type KeptChart = z.infer<typeof foundChart>;
