import { type Catalogue, type Message, tell } from '@relievo/words';
import type { ErrorCode, ErrorMessages } from '../declared-errors.ts';
import { ENGLISH_ERRORS } from './en.ts';

export type ErrorCatalogue = Catalogue<ErrorMessages>;

/** What an error says in the language of a catalogue. */
export function tellError(
  code: ErrorCode,
  data?: unknown,
  catalogue: ErrorCatalogue = ENGLISH_ERRORS,
): string {
  return tell({ code, parameters: data ?? {} } as Message<ErrorMessages>, catalogue);
}
