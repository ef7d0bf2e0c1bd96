import type { Refusals } from './refusals.ts';

/** How the API refuses around requests for an accessible version. */
export const ACCESSIBLE_REQUESTS_ERRORS = {
  request_settled: { status: 409 },
} as const satisfies Refusals;
