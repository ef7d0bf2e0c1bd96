import { z } from 'zod';
import type { Refusals } from './refusals.ts';

/** How the API refuses around organizations. */
export const ORGANIZATIONS_ERRORS = {
  organization_not_yours: { status: 403 },
  founding_needs_upload_access: { status: 403 },
  organization_keeps_owner: { status: 409 },
  member_changed: { status: 409 },
  organization_is_personal: { status: 409 },
  invitations_too_many: { status: 413, data: z.object({ most: z.int().positive() }) },
  invitations_used_up: { status: 429, data: z.object({ most: z.int().positive() }) },
  invitation_just_sent: { status: 429 },
  team_name_taken: { status: 409 },
  invitation_for_other: { status: 403 },
} as const satisfies Refusals;
