import { z } from 'zod';
import { type Refusals, withName, withSeconds } from './refusals.ts';

/** How the API refuses around accounts, signing in and its links. */
export const ACCOUNTS_ERRORS = {
  link_not_valid: { status: 400 },
  password_too_common: { status: 400 },
  provider_sign_in_not_valid: { status: 400 },
  /** How many tries are left, from the third that failed on. */
  invalid_credentials: { status: 401, data: z.object({ remaining: z.int().nonnegative().optional() }) },
  email_not_verified: { status: 403 },
  account_suspended: { status: 403 },
  wrong_password: { status: 403 },
  sign_in_again: { status: 403 },
  provider_declined: { status: 403, data: withName },
  provider_email_missing: { status: 403, data: withName },
  provider_email_not_verified: { status: 403, data: withName },
  username_taken: { status: 409 },
  email_taken: { status: 409 },
  password_missing: { status: 409 },
  password_needed: { status: 409 },
  password_set_already: { status: 409 },
  provider_not_configured: { status: 409, data: withName },
  provider_connected_elsewhere: { status: 409, data: withName },
  last_way_in: { status: 409 },
  last_owner: {
    status: 409,
    data: z.object({ organizations: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
  },
  account_locked: { status: 429, data: withSeconds },
  too_many_guesses: { status: 429 },
  provider_unreachable: { status: 502, data: withName },
} as const satisfies Refusals;
