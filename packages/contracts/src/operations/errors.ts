import { z } from 'zod';
import { contentDraft } from '../content/draft.ts';
import { ERROR_CODES, ERROR_WORDS, type ErrorCode } from './error-words.ts';

const seconds = z.object({ seconds: z.int().positive() });
const named = z.object({ name: z.string() });

/** One fault in what was sent: which field, and what is wrong with it. */
export const inputIssue = z.object({ path: z.string(), message: z.string() });

/** The state of one thing that the server needs. */
export const healthCheck = z.object({
  name: z.string(),
  ok: z.boolean(),
  milliseconds: z.int().nonnegative(),
});

/** Degraded: something is not working without which people are still served, and what it should do waits. */
export const healthReport = z.object({
  status: z.enum(['ok', 'degraded', 'failing']),
  checks: z.array(healthCheck),
  versions: z.record(z.string(), z.string()),
  /** For administrators alone: what keeps programs that open files of others away from the machine. */
  isolation: z.string().optional(),
});

/** What an error carries besides its sentence. The sentences stand apart: a page says them without a schema. */
const DATA = {
  invalid_input: z.object({ issues: z.array(inputIssue) }),
  invalid_credentials: z.object({ remaining: z.int().nonnegative().optional() }),
  provider_declined: named,
  provider_email_missing: named,
  provider_email_not_verified: named,
  provider_not_configured: named,
  provider_connected_elsewhere: named,
  last_owner: z.object({
    names: z.string(),
    organizations: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
  draft_changed_elsewhere: z.object({ draft: contentDraft }),
  too_many_requests: seconds,
  account_locked: seconds,
  provider_unreachable: named,
  ai_key_missing: named,
  ai_quota_used: seconds,
  ai_quota_used_here: seconds,
  ai_timed_out: named,
  ai_failed: named,
  unhealthy: healthReport,
} as const satisfies Partial<Record<ErrorCode, z.ZodType>>;

const hasData = (code: ErrorCode): code is keyof typeof DATA => code in DATA;

type DataOf<Code extends ErrorCode> = Code extends keyof typeof DATA
  ? { readonly data: (typeof DATA)[Code] }
  : unknown;

/** Every way in which the API says no, as a contract declares it. */
export const ERRORS = Object.fromEntries(
  ERROR_CODES.map((code) => [code, { ...ERROR_WORDS[code], ...(hasData(code) ? { data: DATA[code] } : {}) }]),
) as { readonly [Code in ErrorCode]: (typeof ERROR_WORDS)[Code] & DataOf<Code> };

export type ErrorData<Code extends ErrorCode> = Code extends keyof typeof DATA
  ? z.infer<(typeof DATA)[Code]>
  : undefined;

/** The one shape of every refusal on the wire. The id stands in the log beside what really happened. */
export const errorAnswer = z.object({
  code: z.string(),
  message: z.string(),
  id: z.string().optional(),
  data: z.unknown().optional(),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** The declared errors with these codes, as a contract takes them. */
export function errors<Code extends ErrorCode>(...codes: Code[]): Pick<typeof ERRORS, Code> {
  return Object.fromEntries(codes.map((code) => [code, ERRORS[code]])) as Pick<typeof ERRORS, Code>;
}
