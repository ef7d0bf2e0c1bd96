import type {
  Review,
  ReviewChoices,
  ReviewFilters,
  ReviewsQuery,
  WaitingReview,
} from '@relievo/contracts/content';
import type { AppTransaction, Viewer } from '../../../platform/database/database.ts';
import type { Download } from '../../../platform/http/files/downloads.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { ContentDependencies, Done } from '../own-content-service.ts';
import { findSubmissions } from '../repository.ts';
import { reviewOf, waitingReviewOf } from './presenter.ts';
import {
  findChoices,
  findPlace,
  findReview,
  findVersionFile,
  findWaiting,
  recordReviewLook,
  type VersionFileRow,
  type VersionPlace,
  writeAssignee,
} from './repository.ts';

export async function listReviews(
  { database }: ContentDependencies,
  person: Viewer,
  query: ReviewsQuery,
): Promise<{ rows: WaitingReview[]; total: number }> {
  const { rows, total } = await database.asUser(person, (tx) => findWaiting(tx, query));
  return { rows: rows.map(waitingReviewOf), total };
}

export async function listReviewChoices(
  { database }: ContentDependencies,
  person: Viewer,
): Promise<ReviewChoices> {
  const row = await database.asUser(person, findChoices);
  return {
    total: row?.total ?? 0,
    categories: row?.categories ?? [],
    authors: row?.authors ?? [],
    organizations: row?.organizations ?? [],
  };
}

/** Where an administrator looks into what is for an organization of others, that is kept. */
export function readReview(
  { database }: ContentDependencies,
  person: Viewer,
  { id, ...filters }: ReviewFilters & { readonly id: string },
): Promise<Review> {
  return database.asUser(person, async (tx) => {
    const row = await findReview(tx, id);
    if (!row) throw refuse('not_found');
    if (row.is_looked_into) await recordReviewLook(tx, row.resource_id);
    const submissions = await findSubmissions(tx, row.resource_id);
    const newFiles = row.version ? await listNewFiles(tx, id) : null;
    return reviewOf(row, submissions, await findPlace(tx, id, filters), newFiles);
  });
}

async function listNewFiles(tx: AppTransaction, id: string): Promise<Review['newFiles']> {
  const own = await findVersionFile(tx, id, 'source');
  const picture = await findVersionFile(tx, id, 'picture');
  const text = await findVersionFile(tx, id, 'reading');
  if (!own && !picture && !text) return null;
  const ready = (file: VersionFileRow | undefined, place: string) =>
    file
      ? {
          name: file.name,
          mediaType: file.media_type,
          size: file.size,
          address: `/api/submissions/${id}/${place}`,
        }
      : null;
  return { own: ready(own, 'file'), picture: ready(picture, 'picture'), text: ready(text, 'text') };
}

/** What a new version would show, for those who decide on it. */
export async function openVersionFile(
  { database, storage }: ContentDependencies & { readonly storage: Storage },
  person: Viewer,
  id: string,
  place: VersionPlace,
): Promise<Download> {
  const file = await database.asUser(person, (tx) => findVersionFile(tx, id, place));
  if (!file) throw refuse('not_found');
  const { sha256, size, media_type: mediaType, name } = file;
  return { sha256, size, mediaType, name: name || 'file', open: () => storage.read(sha256) };
}

export function assignReview(
  { database }: ContentDependencies,
  person: Viewer,
  { id, isMine }: { readonly id: string; readonly isMine: boolean },
): Promise<Done> {
  return database.asUser(person, async (tx) => {
    const row = await findReview(tx, id);
    if (!row) throw refuse('not_found');
    // Somebody else may have taken it meanwhile: then there is nothing to let go of.
    if (!(await writeAssignee(tx, id, isMine)) && (isMine || row.closed_at))
      throw refuse('submission_closed');
    return {};
  });
}
