import { errorCode } from '../refusal.ts';

/** The database cannot be reached for the moment. Pools recover by themselves: asking again is the right answer. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly code = 'database_unavailable';
  readonly retryAfterSeconds = 5;

  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause });
  }
}

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

/** Class 08 is a broken connection; the others say that the server is stopping, starting or full. */
const SERVER_CODES = new Set(['57P01', '57P02', '57P03', '53300']);

/** The driver gives no code for these. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = errorCode(error);
  if (code !== undefined) return SYSTEM_CODES.has(code) || SERVER_CODES.has(code) || /^08...$/.test(code);
  return error instanceof Error && DRIVER_MESSAGES.test(error.message);
}

/** What a caller of the database gets to see of a failure: one typed error for every lost connection. */
export function translateError(error: unknown): unknown {
  return isUnavailable(error) ? new DatabaseUnavailable(error) : error;
}
