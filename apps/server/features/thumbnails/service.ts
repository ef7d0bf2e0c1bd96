import { buffer } from 'node:stream/consumers';
import type { ResourceCard } from '@relievo/contracts/library/resource';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { WeakIsolation } from '../../platform/isolation/isolation.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type Draughtsman, openDraughtsman } from './drawing-service.ts';
import { findPicture, keepThumbnail, type PictureRow, type ThumbnailKey } from './repository.ts';

export { openDraughtsman };

export interface ThumbnailDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly draughtsman: Draughtsman;
  readonly clock: Clock;
  readonly log: Log;
}

/** Far above what a small picture takes. */
const LIMIT = 5 * 1024 * 1024;
/** What could not be made may only have met a machine with too much to do. */
const TRIED_AGAIN_MS = 24 * 60 * 60 * 1000;

/** What a card shows of a resource: its picture has one address for as long as it stays the same picture. */
export function thumbnailOf(row: {
  readonly thumbnail_file_id: string | null;
  readonly image_file_id: string | null;
  readonly alt_text: string;
}): ResourceCard['thumbnail'] {
  const id = row.thumbnail_file_id ?? row.image_file_id;
  return id === null ? null : { address: `/api/thumbnails/${id}`, alt: row.alt_text };
}

/** Made when it is first asked for, and kept. What may not be seen and what cannot be shown are both not there. */
export async function showThumbnail(
  dependencies: ThumbnailDependencies,
  viewer: Viewer,
  key: ThumbnailKey,
): Promise<File> {
  const { database, storage, clock } = dependencies;
  const failedSince = new Date(clock.now().getTime() - TRIED_AGAIN_MS);
  const picture = await database.asUser(viewer, (tx) => findPicture(tx, key, failedSince));
  if (!picture || picture.failed) throw refuse('not_found');
  const bytes =
    picture.made !== null && (await storage.has(picture.made))
      ? await buffer(await storage.read(picture.made))
      : await makeOnce(dependencies, key, picture);
  if (!bytes) throw refuse('not_found');
  return new File([new Uint8Array(bytes)], `thumbnail.${key.format}`, { type: `image/${key.format}` });
}

const making = new Map<string, Promise<Uint8Array | null>>();

/** Whoever asks for the same one meanwhile waits for it. */
function makeOnce(
  dependencies: ThumbnailDependencies,
  key: ThumbnailKey,
  picture: PictureRow,
): Promise<Uint8Array | null> {
  const name = `${key.id} ${key.width} ${key.format}`;
  const begun = making.get(name);
  if (begun) return begun;
  const made = make(dependencies, key, picture).finally(() => making.delete(name));
  making.set(name, made);
  return made;
}

async function make(
  { database, storage, draughtsman, clock, log }: ThumbnailDependencies,
  key: ThumbnailKey,
  { sha256, media_type: mediaType, owner_id: owner }: PictureRow,
): Promise<Uint8Array | null> {
  const { id, width, format } = key;
  const input = () => storage.read(sha256);
  // A picture of nobody is drawn with no other.
  const drawing = draughtsman.draw({ owner: owner ?? id, input, mediaType, width, format });
  const bytes = await drawing.catch((error: unknown) => {
    if (error instanceof WeakIsolation) throw refuse('not_found');
    log.warn({ err: error, file: id }, 'no thumbnail could be made');
    return null;
  });
  const stored = bytes && (await storage.write(streamOnce(bytes), { limit: LIMIT }));
  await database.asSystem((tx) => keepThumbnail(tx, key, stored?.sha256 ?? null, clock.now()));
  return bytes;
}

async function* streamOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
