import { buffer } from 'node:stream/consumers';
import type { Child, Isolation, Program } from '../../platform/isolation/isolation.ts';
import { sharedFolders } from '../../platform/isolation/program-folders.ts';
import type { ThumbnailSize } from './thumbnail-drawing.ts';

/** What is drawn small, and for whom: pictures of one person may be drawn in one child, of two never. */
export interface PictureToDraw extends ThumbnailSize {
  readonly owner: string;
  readonly input: () => Promise<AsyncIterable<Uint8Array>>;
}

/** Draws thumbnails one after the other in a process that is shut in, beside the one that answers requests. */
export interface Draughtsman {
  /** Rejects where the picture cannot be read, is too much for the memory given, or takes too long. */
  draw(picture: PictureToDraw, seconds?: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

const PROGRAM: Program = {
  entry: new URL('./program.ts', import.meta.url),
  readable: [new URL('./thumbnail-drawing.ts', import.meta.url), ...sharedFolders()],
  withNativeAddons: true,
};
const MB = 1024 * 1024;
/** The picture itself lies on the disk too. */
const LIMITS = { memoryBytes: 1024 * MB, seconds: 20, diskBytes: 600 * MB };
/** To start a child takes as long as to draw several pictures. */
const MOST_PICTURES = 100;
const IDLE_MS = 5000;
/** Far above what a small picture takes. */
const LONGEST = 5 * MB;

export function openDraughtsman(isolation: Isolation): Draughtsman {
  let open: { readonly child: Child; readonly owner: string } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let resting: NodeJS.Timeout | undefined;

  const endChild = async () => {
    clearTimeout(resting);
    const ending = open;
    open = undefined;
    await ending?.child.end();
  };
  const childFor = async (owner: string): Promise<Child> => {
    clearTimeout(resting);
    if (open?.owner === owner && open.child.isAlive) return open.child;
    await endChild();
    open = { owner, child: await isolation.open(PROGRAM, LIMITS, MOST_PICTURES) };
    return open.child;
  };
  const inTurn = <Made>(work: () => Promise<Made>): Promise<Made> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const drawOne = async (
    { owner, input, width, format, mediaType }: PictureToDraw,
    seconds: number,
  ): Promise<Uint8Array> => {
    const child = await childFor(owner);
    try {
      return await child.perform({
        request: { width, format, mediaType } satisfies ThumbnailSize,
        input,
        seconds,
        collect: async (result) =>
          new Uint8Array(await buffer((await result.open('picture', LONGEST)).content)),
      });
    } finally {
      // Waiting for work is no reason to stay alive.
      resting = setTimeout(() => void inTurn(endChild), IDLE_MS).unref();
    }
  };
  return {
    draw: (picture, seconds = LIMITS.seconds) => inTurn(() => drawOne(picture, seconds)),
    close: () => inTurn(endChild),
  };
}
