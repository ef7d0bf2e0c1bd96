import { type ErrorCode, tellError } from '@relievo/contracts/errors';
import { getCatalogues } from './catalogues.ts';

/** What an error says in the language of the reader, where a page says it before the server does. It brings all of them. */
export function formatError(code: ErrorCode, data?: unknown): string {
  return tellError(code, data, getCatalogues().errors ?? undefined);
}
