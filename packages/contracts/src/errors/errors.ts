import { z } from 'zod';
import { DECLARED_ERRORS, ERROR_CODES, type ErrorCode } from './declared-errors.ts';
import { ENGLISH_ERRORS } from './words/en.ts';
import { tellError } from './words/tell-error.ts';

type Documented = {
  readonly [Code in ErrorCode]: (typeof DECLARED_ERRORS)[Code] & { readonly message: string };
};

/** The same as contracts declare it; the document of the API shows the English words with their gaps. */
export const ERRORS = Object.fromEntries(
  ERROR_CODES.map((code) => [code, { ...DECLARED_ERRORS[code], message: writeDocumentation(code) }]),
) as Documented;

function writeDocumentation(code: ErrorCode): string {
  const words: unknown = ENGLISH_ERRORS.words[code];
  return typeof words === 'string' ? words : tellError(code);
}

/** The one shape of every refusal on the wire. The id stands in the log beside what really happened. */
export const errorAnswer = z.object({
  code: z.string(),
  /** In English, for who has no catalogue. */
  message: z.string(),
  id: z.string().optional(),
  /** The parameters of the code. */
  data: z.unknown().optional(),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** The declared errors with these codes, as a contract takes them. */
export function errors<Code extends ErrorCode>(...codes: Code[]): Pick<typeof ERRORS, Code> {
  return Object.fromEntries(codes.map((code) => [code, ERRORS[code]])) as Pick<typeof ERRORS, Code>;
}
