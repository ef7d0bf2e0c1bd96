import {
  ERRORS,
  type ErrorAnswer,
  type ErrorCode,
  type ErrorData,
  tellError,
} from '@relievo/contracts/errors';

/** A request that is refused for a reason that the contract declares. Services throw it by `refuse`. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;
  readonly data: unknown;
  /** Under which id the log tells more. */
  readonly id: string | undefined;

  constructor(code: ErrorCode, data?: unknown, options: { id?: string; cause?: unknown } = {}) {
    super(tellError(code, data), { cause: options.cause });
    this.code = code;
    this.data = data;
    this.id = options.id;
  }
}

export function refuse<Code extends ErrorCode>(
  code: Code,
  ...[data]: undefined extends ErrorData<Code> ? [] : [data: ErrorData<Code>]
): Refused {
  return new Refused(code, data);
}

export function answerOf({ code, message, id, data }: Refused): ErrorAnswer {
  return { code, message, ...(id ? { id } : {}), ...(data === undefined ? {} : { data }) };
}

export function statusOf(code: ErrorCode): number {
  return ERRORS[code].status;
}

/** When to come back, for the refusals that pass by themselves. */
export function retryAfter({ code, data }: Pick<Refused, 'code' | 'data'>): string | undefined {
  if (code === 'database_unavailable' || code === 'unhealthy') return '5';
  if (typeof data === 'object' && data !== null && 'seconds' in data) return String(data.seconds);
  return undefined;
}
