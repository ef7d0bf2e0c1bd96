import { z } from 'zod';

/** A kind of work that is done after the request that asked for it has been answered. */
export interface JobDeclaration {
  /** What a job carries: identifiers, and nothing else. What it needs to know it looks up when it runs. */
  readonly payload: z.ZodObject<Record<string, z.ZodUUID>>;
  /** How often a failed job is tried again, with a pause that doubles up to the longest one. */
  readonly retries: number;
  readonly pauseSeconds: number;
  readonly longestPauseSeconds: number;
  /** A try that takes longer has failed. */
  readonly limitSeconds: number;
  /** When it begins by itself (cron, UTC). Such a job concerns everything, so only one at a time runs. */
  readonly schedule?: string;
}

function payload<Shape extends Record<string, z.ZodUUID>>(shape: Shape) {
  return z.strictObject(shape);
}

const housekeeping = { payload: payload({}), retries: 0, pauseSeconds: 0, longestPauseSeconds: 0 } as const;

/** Every kind of job; features/<noun>/jobs.ts says what is done. */
export const JOBS = {
  'send-mail': {
    payload: payload({ mailId: z.uuid() }),
    retries: 3,
    pauseSeconds: 2,
    longestPauseSeconds: 60,
    limitSeconds: 120,
  },
  'export-account': {
    payload: payload({ exportId: z.uuid() }),
    retries: 3,
    pauseSeconds: 5,
    longestPauseSeconds: 60,
    limitSeconds: 600,
  },
  'make-output': {
    payload: payload({ requestId: z.uuid() }),
    retries: 2,
    pauseSeconds: 2,
    longestPauseSeconds: 30,
    limitSeconds: 300,
  },
  'convert-file': {
    payload: payload({ conversionId: z.uuid() }),
    retries: 2,
    pauseSeconds: 2,
    longestPauseSeconds: 30,
    limitSeconds: 600,
  },
  'pack-collection': {
    payload: payload({ archiveId: z.uuid() }),
    retries: 3,
    pauseSeconds: 2,
    longestPauseSeconds: 60,
    limitSeconds: 1800,
  },
  'forget-uploads': { ...housekeeping, limitSeconds: 300, schedule: '47 * * * *' },
  'forget-attachments': { ...housekeeping, limitSeconds: 300, schedule: '51 * * * *' },
  'forget-conversions': { ...housekeeping, limitSeconds: 300, schedule: '57 * * * *' },
  'forget-archives': { ...housekeeping, limitSeconds: 300, schedule: '7 * * * *' },
  'forget-exports': { ...housekeeping, limitSeconds: 300, schedule: '37 * * * *' },
  'erase-accounts': { ...housekeeping, limitSeconds: 600, schedule: '53 * * * *' },
  'send-waiting-mail': { ...housekeeping, limitSeconds: 600, schedule: '* * * * *' },
  'fold-counters': { ...housekeeping, limitSeconds: 300, schedule: '* * * * *' },
  'forget-visits': { ...housekeeping, limitSeconds: 300, schedule: '* * * * *' },
  'sweep-files': { ...housekeeping, limitSeconds: 3600, schedule: '17 * * * *' },
  'forget-expired': { ...housekeeping, limitSeconds: 300, schedule: '29 * * * *' },
  'forget-words': { ...housekeeping, limitSeconds: 3600, schedule: '23 2 * * *' },
  'forget-progress': { ...housekeeping, limitSeconds: 300, schedule: '41 3 * * *' },
} as const satisfies Record<string, JobDeclaration>;

export type JobName = keyof typeof JOBS;

export type JobPayload<Name extends JobName> = z.infer<(typeof JOBS)[Name]['payload']>;
