import { z } from 'zod';
import type { Refusals } from './refusals.ts';

/** How the API refuses around classes and the accounts of learners. */
export const CLASSES_ERRORS = {
  class_not_yours: { status: 403 },
  class_too_large: { status: 413, data: z.object({ most: z.int().positive() }) },
  class_code_wrong: { status: 400 },
  class_code_shut: { status: 403 },
  learner_sign_in_wrong: { status: 401, data: z.object({ remaining: z.int().nonnegative().optional() }) },
  too_many_word_guesses: { status: 429 },
  not_for_learners: { status: 403 },
  hand_over_just_sent: { status: 429 },
  sheet_not_made: { status: 503 },
  sheet_too_late: { status: 503 },
} as const satisfies Refusals;
