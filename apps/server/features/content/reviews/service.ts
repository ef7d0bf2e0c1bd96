import type { Review, ReviewChoices, ReviewFilters, ReviewsQuery, WaitingReview } from '@relievo/contracts';
import type { Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { ContentDependencies, Done } from '../own-content-service.ts';
import { findSubmissions } from '../repository.ts';
import { reviewOf, waitingReviewOf } from './presenter.ts';
import {
  findChoices,
  findPlace,
  findReview,
  findWaiting,
  recordReviewLook,
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
    return reviewOf(row, await findSubmissions(tx, row.resource_id), await findPlace(tx, id, filters));
  });
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
