import { z } from 'zod';

const text = z.string().max(1000);
const unit = text.nullable();

/** The chart of a resource, as its conversion_metadata keeps it: what `Chart` of the chart package is. */
export const chartContent = z.object({
  version: z.literal(1),
  type: z.enum(['bar', 'line', 'area', 'scatter', 'pie', 'donut']),
  title: text,
  language: z.string().max(50),
  x: z.object({ name: text, unit, kind: z.enum(['category', 'number', 'date']) }),
  y: z.object({ name: text, unit, kind: z.enum(['category', 'number', 'date']) }),
  series: z
    .array(
      z.object({
        name: text,
        unit,
        points: z
          .array(z.object({ label: text, x: z.number(), y: z.number().nullable(), text }))
          .min(1)
          .max(100_000),
      }),
    )
    .min(1)
    .max(50),
  scale: z.literal('log').exactOptional(),
  bars: z
    .object({
      stacking: z.enum(['stacked', 'diverging']).exactOptional(),
      direction: z.enum(['standing', 'lying']).exactOptional(),
    })
    .exactOptional(),
  others: z
    .array(
      z.object({ name: text, unit, kind: z.enum(['number', 'text']), texts: z.array(text).max(100_000) }),
    )
    .max(1000)
    .exactOptional(),
});

export type ChartContent = z.infer<typeof chartContent>;
