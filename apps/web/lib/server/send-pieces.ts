export interface Sending {
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
}

/** So much is sent at a time: on a slow line a piece arrives within the time that a request may take. */
const PIECE_BYTES = 2 * 1024 * 1024;
/** How long to wait before a piece that did not arrive is sent again. */
const PAUSES = [0, 1000, 3000, 5000, 10_000, 20_000];

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
      onError: reject,
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
