import { Refused } from '../../platform/http/refusals/refuse.ts';
import { TookTooMuch } from '../../platform/isolation/isolation.ts';

const WHY: Readonly<Record<TookTooMuch['of'], string>> = {
  time: 'It takes too long.',
  memory: 'It takes too much memory.',
  disk: 'It becomes too large.',
};
const STOPPED = 'It made the program stop that works on it, so it may be damaged.';

/** Why nothing was made of what somebody brought, and what they can do: braille that is late says both itself. */
export function tellWhyEnded(error: unknown, whatToDo: string): string {
  if (error instanceof Refused) return error.message;
  return `${error instanceof TookTooMuch ? WHY[error.of] : STOPPED} ${whatToDo}`;
}
