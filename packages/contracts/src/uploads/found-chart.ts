import { z } from 'zod';

const words = z.string().max(1000);

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
});

export type KeptChart = z.infer<typeof foundChart>;
