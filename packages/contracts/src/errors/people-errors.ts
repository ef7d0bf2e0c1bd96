import type { Refusals } from './refusals.ts';

/** How the API refuses around profiles and upload requests. */
export const PEOPLE_ERRORS = {
  upload_request_open: { status: 409 },
  upload_allowed_already: { status: 409 },
  roles_overtaken: { status: 409 },
  last_super_admin: { status: 409 },
  report_ended: { status: 409 },
  job_moved_on: { status: 409 },
  picture_too_large: { status: 413 },
  picture_not_readable: { status: 415 },
} as const satisfies Refusals;
