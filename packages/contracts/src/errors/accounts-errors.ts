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
  /** Where the person goes once the second step is done, for who came by a provider. */
  second_step_needed: { status: 401, data: z.object({ returnTo: z.string().optional() }) },
  sign_in_expired: { status: 401 },
  passkey_not_valid: { status: 403 },
  /** By what the person can show that it is them. */
  proof_needed: { status: 403, data: z.object({ ways: z.array(z.enum(['password', 'code', 'passkey'])) }) },
  second_step_required: { status: 403 },
  recovery_by_administrator: { status: 403 },
  recovery_waits: { status: 403, data: z.object({ hours: z.int().positive() }) },
  sign_up_closed: { status: 403 },
  wrong_code: { status: 403 },
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
  second_step_missing: { status: 409 },
  setup_expired: { status: 409 },
  last_owner: {
    status: 409,
    data: z.object({ organizations: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
  },
  account_locked: { status: 429, data: withSeconds },
  too_many_guesses: { status: 429 },
  too_many_codes: { status: 429 },
  provider_unreachable: { status: 502, data: withName },
} as const satisfies Refusals;
