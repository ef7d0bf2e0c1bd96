import { z } from 'zod';
import type { Refusals } from './refusals.ts';

/** How the API refuses around pictures that are being converted step by step. */
export const PICTURES_ERRORS = {
  picture_expected: { status: 422 },
  heic_not_opened_here: { status: 422 },
  picture_drafts_too_many: { status: 409, data: z.object({ most: z.int().positive() }) },
  picture_changed_elsewhere: { status: 409 },
  picture_not_traced: { status: 422, data: z.object({ problem: z.string() }) },
} as const satisfies Refusals;
