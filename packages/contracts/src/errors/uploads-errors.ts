import { z } from 'zod';
import type { Refusals } from './refusals.ts';

const withMegabytes = z.object({ megabytes: z.int().nonnegative() });

/** How the API refuses files that are uploaded. */
export const UPLOADS_ERRORS = {
  upload_access_missing: { status: 403 },
  uploads_too_many: { status: 409, data: z.object({ most: z.int().positive() }) },
  storage_used_up: { status: 409, data: withMegabytes },
  organization_storage_used_up: { status: 409, data: withMegabytes },
  upload_incomplete: { status: 409 },
  upload_too_large: { status: 413, data: withMegabytes },
  upload_empty: { status: 422 },
  upload_kind_unknown: { status: 422, data: z.object({ kinds: z.string() }) },
  pages_not_shown: { status: 503 },
  storage_full: { status: 507 },
  storage_not_working: { status: 503 },
} as const satisfies Refusals;
