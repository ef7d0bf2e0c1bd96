import { z } from 'zod';

const text = z.string().max(1000);
const unit = text.nullable();
const axis = z.object({
  name: text,
  isUnnamed: z.literal(true).exactOptional(),
  unit,
  kind: z.enum(['category', 'number', 'date']),
});

/** The chart of a resource, as its conversion_metadata keeps it: what `Chart` of the chart package is. */
export const chartContent = z.object({
  version: z.literal(1),
  type: z.enum([
    'bar',
    'line',
    'area',
    'scatter',
    'pie',
    'donut',
    'histogram',
    'box',
    'function',
    'heat-map',
    'number-line',
    'time-line',
    'pictogram',
    'map',
  ]),
  title: text,
  language: z.string().max(50),
  x: axis,
  y: axis,
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
  annotations: z
    .array(
      z.object({ text, from: z.int().nonnegative().max(100_000), to: z.int().nonnegative().max(100_000) }),
    )
    .max(20)
    .exactOptional(),
  scale: z.enum(['log', 'own']).exactOptional(),
  bars: z
    .object({
      stacking: z.enum(['stacked', 'diverging']).exactOptional(),
      direction: z.enum(['standing', 'lying']).exactOptional(),
    })
    .exactOptional(),
  trend: z.literal(true).exactOptional(),
  classes: z
    .object({
      edges: z.array(z.number()).min(2).max(100),
      rule: z.enum(['sturges', 'freedman-diaconis']),
      unit,
      count: z.number(),
      missing: z.number(),
      least: z.number(),
      greatest: z.number(),
      mean: z.number(),
      median: z.number(),
    })
    .exactOptional(),
  boxes: z
    .array(
      z.object({
        count: z.number(),
        missing: z.number(),
        mean: z.number(),
        outliers: z.array(z.object({ label: text, value: z.number() })).max(100_000),
      }),
    )
    .max(50)
    .exactOptional(),
  others: z
    .array(
      z.object({ name: text, unit, kind: z.enum(['number', 'text']), texts: z.array(text).max(100_000) }),
    )
    .max(1000)
    .exactOptional(),
});

export type ChartContent = z.infer<typeof chartContent>;
