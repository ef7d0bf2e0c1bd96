import { buffer } from 'node:stream/consumers';
import { PICTURE_BYTES, type Picture, type Profile, type profileInput } from '@relievo/contracts/people';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../platform/http/requests/context.ts';
import { WeakIsolation } from '../../platform/isolation/isolation.ts';
import type { Log } from '../../platform/log/log.ts';
import { errorCode } from '../../platform/refusal.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { dropFile, recordFile } from '../files/service.ts';
import { openPictureEncoder, type PictureEncoder } from './picture/encoding-service.ts';
import { type PictureType, pictureTypeOf } from './picture/media-type-rules.ts';
import {
  findPicture,
  findProfile,
  type ProfileRow,
  rename,
  setAlt,
  setBio,
  setPicture,
} from './repository.ts';

export { openPictureEncoder };

export interface ProfileDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly pictureEncoder: PictureEncoder;
  readonly clock: Clock;
  readonly log: Log;
}

/** The picture as pages show it: its address changes with the picture, so that it can be kept for long. */
export function pictureOf({
  avatar_file_id: id,
  avatar_alt: alt,
}: Pick<ProfileRow, 'avatar_file_id' | 'avatar_alt'>): Picture | null {
  return id === null ? null : { address: `/api/pictures/${id}`, alt };
}

export async function readProfile({ database }: ProfileDependencies, person: SignedIn): Promise<Profile> {
  return database.asUser(person, presentProfile);
}

async function presentProfile(tx: AppTransaction): Promise<Profile> {
  const row = await findProfile(tx);
  if (!row) throw refuse('session_expired');
  return { displayName: row.display_name, username: row.username, bio: row.bio, picture: pictureOf(row) };
}

export async function changeProfile(
  dependencies: ProfileDependencies,
  person: SignedIn,
  { bio, ...names }: z.infer<typeof profileInput>,
): Promise<Profile> {
  const { database, clock } = dependencies;
  const free = await database
    .asAuth((tx) => rename(tx, person.userId, names, clock.now()))
    .catch((error: unknown) => {
      // Two people who take one username at the same moment: the index lets one of them have it.
      if (errorCode(error) === '23505') return false;
      throw error;
    });
  if (!free) throw refuse('username_taken');
  return database.asUser(person, async (tx) => {
    if (bio !== undefined) await setBio(tx, bio);
    return presentProfile(tx);
  });
}

/** Kept under the type that its bytes show, made anew of its points; what was there before goes. */
export async function changePicture(
  dependencies: ProfileDependencies,
  person: SignedIn,
  sent: Blob,
  alt: string,
): Promise<Profile> {
  const { database, storage } = dependencies;
  if (sent.size > PICTURE_BYTES) throw refuse('picture_too_large');
  const bytes = Buffer.from(await sent.arrayBuffer());
  const mediaType = pictureTypeOf(bytes);
  if (!mediaType) throw refuse('picture_not_readable');
  const encoded = await encodeOrRefuse(dependencies, bytes, mediaType);
  const stored = await storage.write(streamOnce(encoded), { limit: encoded.length });
  return database.asUser(person, async (tx) => {
    const fileId = await recordFile(tx, storage, { ...stored, mediaType, name: 'picture' });
    await showPicture(tx, fileId, alt);
    return presentProfile(tx);
  });
}

async function encodeOrRefuse(
  { pictureEncoder, log }: ProfileDependencies,
  bytes: Buffer,
  mediaType: PictureType,
): Promise<Buffer> {
  try {
    return await pictureEncoder.encode(bytes, mediaType);
  } catch (error) {
    if (error instanceof WeakIsolation) throw refuse('files_not_opened_here');
    log.warn({ err: error }, 'a picture of a person could not be made anew');
    throw refuse('picture_not_readable');
  }
}

async function* streamOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function showPicture(tx: AppTransaction, fileId: string | null, alt: string): Promise<void> {
  const before = await setPicture(tx, fileId, alt);
  if (before !== null) await dropFile(tx, before);
}

export async function describePicture(
  { database }: ProfileDependencies,
  person: SignedIn,
  alt: string,
): Promise<Profile> {
  return database.asUser(person, async (tx) => {
    if (!(await setAlt(tx, alt))) throw refuse('not_found');
    return presentProfile(tx);
  });
}

export async function removePicture({ database }: ProfileDependencies, person: SignedIn): Promise<Profile> {
  return database.asUser(person, async (tx) => {
    await showPicture(tx, null, '');
    return presentProfile(tx);
  });
}

export async function openPicture(
  { database, storage }: ProfileDependencies,
  viewer: Viewer,
  id: string,
): Promise<File> {
  const found = await database.asUser(viewer, (tx) => findPicture(tx, id));
  if (!found) throw refuse('not_found');
  const bytes = await buffer(await storage.read(found.sha256));
  return new File([new Uint8Array(bytes)], 'picture', { type: found.media_type });
}
