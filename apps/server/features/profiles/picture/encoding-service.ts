import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Isolation, Program } from '../../../platform/isolation/isolation.ts';
import { sharedFolders } from '../../../platform/isolation/program-folders.ts';
import { createTurns } from '../../../platform/sharing/turns.ts';
import type { PictureType } from './media-type-rules.ts';
import type { EncodeRequest } from './picture-drawing.ts';

/** Makes pictures of people anew, each in a process of its own that is shut in. */
export interface PictureEncoder {
  /** Rejects where the picture cannot be read, is too much for the memory given, or takes too long. */
  encode(bytes: Uint8Array, mediaType: PictureType): Promise<Buffer>;
}

const PROGRAM: Program = {
  entry: new URL('./program.ts', import.meta.url),
  readable: [new URL('./picture-drawing.ts', import.meta.url), ...sharedFolders()],
  withNativeAddons: true,
};
const MB = 1024 * 1024;
/** Enough for a WebP of fifty million points: as it is decoded, as it is turned, and as it is packed again. */
const LIMITS = { memoryBytes: 2048 * MB, seconds: 60, diskBytes: 32 * MB };
/** What was sent is at most 2 MB; its points may be packed less well than they came. */
const LONGEST = 8 * MB;
/** The largest pictures take more than a gigabyte for some seconds. */
const MOST_AT_ONCE = 1;

export function openPictureEncoder(isolation: Isolation): PictureEncoder {
  const inTurn = createTurns(MOST_AT_ONCE);
  return {
    encode: (bytes, mediaType) =>
      inTurn(() =>
        isolation.run(PROGRAM, LIMITS, {
          request: { mediaType } satisfies EncodeRequest,
          input: async () => Readable.from([bytes]),
          collect: async (result) => buffer((await result.open('picture', LONGEST)).content),
        }),
      ),
  };
}
