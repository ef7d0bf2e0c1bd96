import type { Paging } from '@relievo/contracts/operations';
import type { UploadRequest, UploadRequestOfPerson, uploadRequestInput } from '@relievo/contracts/people';
import type { z } from 'zod';
import type { Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../platform/http/requests/context.ts';
import { mayUpload } from '../permissions/service.ts';
import {
  decideRequest,
  findLatestOwn,
  findWaiting,
  insertRequest,
  type UploadRequestRow,
} from './repository.ts';

export interface UploadRequestDependencies {
  readonly database: Database;
}

export async function readLatestRequest(
  { database }: UploadRequestDependencies,
  viewer: Viewer,
): Promise<UploadRequest | null> {
  const row = await database.asUser(viewer, findLatestOwn);
  return row ? toUploadRequest(row) : null;
}

export async function askToUpload(
  { database }: UploadRequestDependencies,
  person: SignedIn,
  { roleWanted, reason }: z.infer<typeof uploadRequestInput>,
): Promise<UploadRequest> {
  if (await database.asUser(person, mayUpload)) throw refuse('upload_allowed_already');
  const row = await database.asUser(person, (tx) => insertRequest(tx, roleWanted, reason));
  if (!row) throw refuse('upload_request_open');
  return toUploadRequest(row);
}

export async function listWaitingRequests(
  { database }: UploadRequestDependencies,
  viewer: Viewer,
  page: Paging,
): Promise<{ rows: UploadRequestOfPerson[]; total: number }> {
  const { rows, total } = await database.asUser(viewer, (tx) => findWaiting(tx, page));
  const ofPersons = rows.map(({ user_id: id, display_name: displayName, username, ...row }) => ({
    ...toUploadRequest(row),
    person: { id, displayName, username },
  }));
  return { rows: ofPersons, total };
}

/** Granting gives the role that was asked for, and the person learns of it: the database does both. */
export async function decideUploadRequest(
  { database }: UploadRequestDependencies,
  viewer: Viewer,
  { id, granted, words }: { readonly id: string; readonly granted: boolean; readonly words: string },
): Promise<UploadRequest> {
  const state = granted ? 'granted' : 'refused';
  const row = await database.asUser(viewer, (tx) => decideRequest(tx, id, state, words));
  if (!row) throw refuse('not_found');
  return toUploadRequest(row);
}

function toUploadRequest(row: UploadRequestRow): UploadRequest {
  const { id, role_wanted: roleWanted, reason, state, words, created_at: asked, decided_at: decided } = row;
  return {
    id,
    roleWanted,
    reason,
    state,
    words,
    createdAt: asked.toISOString(),
    decidedAt: decided?.toISOString() ?? null,
  };
}
