import type { Refusals } from './refusals.ts';

/** How the API refuses around organizations. */
export const ORGANIZATIONS_ERRORS = {
  organization_not_yours: { status: 403 },
  organization_keeps_owner: { status: 409 },
  member_changed: { status: 409 },
} as const satisfies Refusals;
