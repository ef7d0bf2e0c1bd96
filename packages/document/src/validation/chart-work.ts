import { type ChartWork, chartOfWork } from '@relievo/chart/work';
import { z } from 'zod';
import { name } from './fields.ts';

const MAX = { cells: 200_000, columns: 1000, annotations: 20 } as const;

/** The table of a chart and how it is shown, as the chart package makes a chart of it. */
export const chartWork: z.ZodType<ChartWork> = z
  .strictObject({
    cells: z.array(z.array(z.string().max(10_000)).max(MAX.columns)).max(MAX.cells),
    header: z.enum(['auto', 'yes', 'no']),
    decimal: z.enum(['auto', 'comma', 'point']),
    readings: z
      .array(
        z.strictObject({
          column: z.int().min(0).max(MAX.columns),
          as: z.enum(['number', 'text', 'day-first', 'month-first']),
        }),
      )
      .max(MAX.columns),
    rows: z.strictObject({
      keep: z
        .strictObject({ column: name, is: z.enum(['equal', 'above', 'below', 'contains']), value: name })
        .nullable(),
      sort: z.strictObject({ column: name, order: z.enum(['rising', 'falling']) }).nullable(),
      total: z
        .strictObject({
          column: name,
          how: z.enum(['sum', 'mean', 'median', 'least', 'greatest', 'count']),
        })
        .nullable(),
    }),
    shape: z.strictObject({
      type: name.nullable(),
      x: name.nullable(),
      y: z.array(name).max(MAX.columns).nullable(),
      group: name.nullable(),
      scale: z.enum(['linear', 'log', 'own']),
      stacking: z.enum(['beside', 'stacked', 'diverging']),
      direction: z.enum(['auto', 'standing', 'lying']),
    }),
    labels: z.strictObject({
      title: name,
      x: name,
      y: name,
      unit: name,
      annotations: z
        .array(z.strictObject({ text: name, from: name, to: name }))
        .max(MAX.annotations)
        .exactOptional(),
      language: z.string().max(35),
    }),
  })
  .refine((work) => chartOfWork(work).ok, { params: { fault: 'chart_not_valid' } });
