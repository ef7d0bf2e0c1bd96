import { type ErrorCode, errorMessage } from '@relievo/contracts';
import { catalogues } from './catalogues.ts';

/** What an error says in the language of the reader. */
export const errorText = (code: ErrorCode, data?: unknown): string =>
  errorMessage(code, data, catalogues().errors);
