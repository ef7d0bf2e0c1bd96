import { errorCode } from '../refusal.ts';

export type StorageErrorCode =
  | 'storage_full'
  | 'storage_unavailable'
  | 'file_too_large'
  | 'file_missing'
  | 'file_corrupt';

/** A failure of storage with a code for programs and one sentence for people. */
export class StorageError extends Error {
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
    this.code = code;
  }
}

export function fileTooLarge(limit: number) {
  return new StorageError('file_too_large', `The file is larger than the ${limit} bytes that are allowed.`);
}

export function fileMissing(sha256: string) {
  return new StorageError('file_missing', `The file ${sha256} is not in storage.`);
}

export function fileCorrupt(sha256: string) {
  return new StorageError(
    'file_corrupt',
    `The file ${sha256} is damaged: its bytes are not those that were stored.`,
  );
}

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Whether the operating system says that there is no room. */
export function isFull(error: unknown): boolean {
  return FULL.has(errorCode(error) ?? '');
}

/** Names what the operating system reports; an error that is one of ours already passes through. */
export function asStorageError(cause: unknown, place: string): StorageError {
  if (cause instanceof StorageError) return cause;
  if (isFull(cause)) {
    const message = `The disk of ${place} is full: free some space, then try again.`;
    return new StorageError('storage_full', message, { cause });
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StorageError('storage_unavailable', `Storage at ${place} does not work: ${reason}`, { cause });
}
