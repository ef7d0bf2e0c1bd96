import type { ErrorCode, ErrorData } from '@relievo/contracts/errors';
import { Refused } from '../http/refusals/refuse.ts';
import { ThreadGaveUp } from './thread.ts';

type CodeWithoutData = { [Code in ErrorCode]: undefined extends ErrorData<Code> ? Code : never }[ErrorCode];

/** Turns a thread that gave up into this refusal; every other error stays an error. */
export function refuseLate(code: CodeWithoutData): (error: unknown) => never {
  return (error) => {
    throw error instanceof ThreadGaveUp ? new Refused(code, undefined, { cause: error }) : error;
  };
}
