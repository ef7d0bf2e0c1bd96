import { type Refusals, withName, withSeconds } from './refusals.ts';

/** How the API refuses around descriptions from an AI. */
export const AI_ERRORS = {
  ai_key_not_valid: { status: 403 },
  ai_key_missing: { status: 409, data: withName },
  ai_quota_used: { status: 429, data: withSeconds },
  ai_quota_used_here: { status: 429, data: withSeconds },
  ai_failed: { status: 502, data: withName },
  ai_timed_out: { status: 504, data: withName },
} as const satisfies Refusals;
