import { z } from 'zod';
import type { Refusals } from './refusals.ts';

/** How the API refuses around charts that are being made. */
export const CHARTS_ERRORS = {
  chart_drafts_too_many: { status: 409, data: z.object({ most: z.int().positive() }) },
  chart_changed_elsewhere: { status: 409 },
  /** One sentence says what is wrong with the file. */
  chart_table_not_read: { status: 422, data: z.object({ problem: z.string() }) },
  chart_file_not_made: { status: 422, data: z.object({ problem: z.string() }) },
  chart_not_made: { status: 422, data: z.object({ problem: z.string() }) },
  marks_too_many: { status: 409, data: z.object({ most: z.int().positive() }) },
  braille_not_written: { status: 422 },
  braille_too_late: { status: 503 },
} as const satisfies Refusals;
