import type { ErrorCode, ErrorData } from '@relievo/contracts';
import { Refused } from '../http/refusals/refuse.ts';
import { ThreadGaveUp } from './thread.ts';

type CodeWithoutData = { [Code in ErrorCode]: undefined extends ErrorData<Code> ? Code : never }[ErrorCode];

/** For whoever waits for a thread: that it gave up is told as such, and all else is a fault. */
export function refuseLate(code: CodeWithoutData): (error: unknown) => never {
  return (error) => {
    throw error instanceof ThreadGaveUp ? new Refused(code, undefined, { cause: error }) : error;
  };
}
