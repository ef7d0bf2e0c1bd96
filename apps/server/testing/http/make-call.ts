import { readAccess } from '../read-access.ts';
import type { DocumentedOperation } from './documented-operations.ts';
import type { Call, OperationCase } from './operation-case.ts';

/** The call that its owner makes, for each operation. */
export const { calls: CALLS } = await readAccess();

export const JSON_TYPE = { 'content-type': 'application/json' };

export function caseOf({ name }: DocumentedOperation): OperationCase {
  const found = CALLS[name];
  if (!found) throw new Error(`${name} has no row in testing/access: add the call that its owner makes.`);
  return found;
}

export function addressOf({ path }: DocumentedOperation, { params = {}, query }: Call): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name);
  return `/api${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
}

export interface Content {
  readonly payload?: string | Buffer | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export function contentOf({ body, file }: Call): Content {
  if (file) return { payload: file.bytes, headers: { 'content-type': file.type } };
  return body ? { payload: JSON.stringify(body), headers: JSON_TYPE } : {};
}
