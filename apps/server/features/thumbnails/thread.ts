import { parentPort } from 'node:worker_threads';
import { drawThumbnail, type ThumbnailRequest } from './draw.ts';

/** What comes back: bytes, or why there are none. */
export type ThumbnailAnswer = { readonly bytes: Uint8Array } | { readonly failure: string };

parentPort?.on('message', (request: ThumbnailRequest) => {
  void drawThumbnail(request)
    .then((bytes): ThumbnailAnswer => ({ bytes }))
    .catch((error: unknown): ThumbnailAnswer => ({ failure: String(error) }))
    .then((answer) => parentPort?.postMessage(answer, []));
});

parentPort?.postMessage('loaded', []);
