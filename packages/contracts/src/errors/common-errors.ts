import { z } from 'zod';
import { inputIssue } from './input-issue.ts';
import { type Refusals, withSeconds } from './refusals.ts';

/** How the API refuses whatever was asked for. */
export const COMMON_ERRORS = {
  malformed_request: { status: 400 },
  invalid_input: { status: 400, data: z.object({ issues: z.array(inputIssue) }) },
  sign_in_required: { status: 401 },
  session_expired: { status: 401 },
  forbidden: { status: 403 },
  cross_site_request: { status: 403 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  body_too_large: { status: 413 },
  address_too_long: { status: 414 },
  no_such_range: { status: 416 },
  unsupported_media_type: { status: 415 },
  too_many_requests: { status: 429, data: withSeconds },
  too_many_streams: { status: 429 },
  headers_too_large: { status: 431 },
  database_failure: { status: 500 },
  unexpected: { status: 500 },
  database_unavailable: { status: 503 },
} as const satisfies Refusals;
