import { z } from 'zod';
import { keptDrawing } from '../values/kept-drawing.ts';
import type { Refusals } from './refusals.ts';

/** How the API refuses around drawings that somebody is drawing. */
export const DRAWINGS_ERRORS = {
  drawing_changed_elsewhere: { status: 409, data: z.object({ drawing: keptDrawing }) },
  drawing_not_readable: { status: 400, data: z.object({ problem: z.string() }) },
  drawing_not_opened: { status: 400, data: z.object({ problem: z.string() }) },
  drawing_not_free: { status: 403, data: z.object({ licence: z.string() }) },
  drawing_not_made: { status: 400, data: z.object({ problem: z.string() }) },
  drawings_too_many: { status: 409, data: z.object({ most: z.int() }) },
  no_braille_for_language: { status: 400, data: z.object({ language: z.string() }) },
} as const satisfies Refusals;
