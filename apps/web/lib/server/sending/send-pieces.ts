import type { DetailedError } from 'tus-js-client';
import { readAnswer } from '../client.ts';

export interface Sending {
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
}

/** So much is sent at a time: on a slow line a piece arrives within the time that a request may take. */
const PIECE_BYTES = 2 * 1024 * 1024;
/** How long to wait before a piece that did not arrive is sent again. */
const PAUSES = [0, 1000, 3000, 5000, 10_000, 20_000];

const CONFLICT = 409;
const LOCKED = 423;
const FULL = 507;

/** A line that broke, a server that starts again, and a piece that was counted twice pass; a full disk does not. */
export function mayPass(status: number): boolean {
  return status === 0 || status === CONFLICT || status === LOCKED || (status >= 500 && status !== FULL);
}

/** Why the server did not take the piece, where it said so. */
function findRefusal(error: Error): Error | null {
  const response = 'originalResponse' in error ? (error as DetailedError).originalResponse : null;
  return response ? readAnswer(response.getBody(), response.getStatus()) : null;
}

/**
 * Sends a file piece by piece, by the protocol of tus.io, and goes on over a broken line. What does so is loaded when
 * there is something to send.
 */
export async function sendPieces(file: File, address: string, { signal, onSent }: Sending): Promise<void> {
  const { Upload } = await import('tus-js-client');
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: new URL(address, location.origin).href,
      chunkSize: PIECE_BYTES,
      retryDelays: PAUSES,
      storeFingerprintForResuming: false,
      onProgress: onSent,
      onSuccess: () => resolve(),
      onShouldRetry: ({ originalResponse }) => mayPass(originalResponse?.getStatus() ?? 0),
      onError: (error) => reject(findRefusal(error) ?? error),
    });
    const stop = () => {
      void upload.abort();
      reject(new Error('It was cancelled.', { cause: signal.reason }));
    };
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    else upload.start();
  });
}
