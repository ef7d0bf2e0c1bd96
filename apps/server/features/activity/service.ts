import {
  type ActivitiesQuery,
  type Activity,
  type OwnFigures,
  type OwnSubmission,
  type OwnWork,
  type Visit,
  WORK_SHOWN,
} from '@relievo/contracts/activity';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../platform/http/requests/context.ts';
import {
  type ActivityRow,
  countOwn,
  deleteActivities,
  deleteActivity,
  findActivities,
  findSubmissions,
  findVisits,
  type SubmissionRow,
  type VisitRow,
} from './repository.ts';
import { findDrafts, findMostOpened, findSentBack, findWaitingRequests } from './work/repository.ts';

export interface ActivityDependencies {
  readonly database: Database;
}

export async function listRecentVisits(
  { database }: ActivityDependencies,
  person: SignedIn,
  atMost: number,
): Promise<Visit[]> {
  return (await database.asUser(person, (tx) => findVisits(tx, atMost))).map(visitOf);
}

export async function listOwnSubmissions(
  { database }: ActivityDependencies,
  person: SignedIn,
  atMost: number,
): Promise<OwnSubmission[]> {
  return (await database.asUser(person, (tx) => findSubmissions(tx, atMost))).map(submissionOf);
}

export async function countOwnFigures(
  { database }: ActivityDependencies,
  person: SignedIn,
  monthBegan: string,
): Promise<OwnFigures> {
  const row = await database.asUser(person, (tx) => countOwn(tx, monthBegan));
  return {
    collections: row?.collections ?? 0,
    resources: {
      approved: row?.approved ?? 0,
      pending: row?.pending ?? 0,
      rejected: row?.rejected ?? 0,
      draft: row?.draft ?? 0,
    },
    views: Number(row?.views ?? 0),
    downloads: Number(row?.downloads ?? 0),
    createdThisMonth: row?.created_this_month ?? 0,
    changedThisMonth: row?.changed_this_month ?? 0,
  };
}

export function readOwnWork({ database }: ActivityDependencies, person: SignedIn): Promise<OwnWork> {
  return database.asUser(person, async (tx) => ({
    sentBack: await findSentBack(tx, WORK_SHOWN),
    drafts: await findDrafts(tx, WORK_SHOWN),
    requests: (await findWaitingRequests(tx, WORK_SHOWN)).map(({ request_id: requestId, ...request }) => ({
      ...request,
      requestId,
    })),
    opened: (await findMostOpened(tx, WORK_SHOWN)).map(({ views, ...resource }) => ({
      ...resource,
      views: Number(views),
    })),
  }));
}

export async function listActivities(
  { database }: ActivityDependencies,
  person: SignedIn,
  query: ActivitiesQuery,
): Promise<{ rows: Activity[]; total: number }> {
  const { rows, total } = await database.asUser(person, (tx) => findActivities(tx, query));
  return { rows: rows.map(activityOf), total };
}

/** Whatever is not the person's own is not there. */
export async function removeActivity(
  { database }: ActivityDependencies,
  person: SignedIn,
  id: string,
): Promise<{ done: true }> {
  if (!(await database.asUser(person, (tx) => deleteActivity(tx, id)))) throw refuse('not_found');
  return { done: true };
}

export async function clearActivities(
  { database }: ActivityDependencies,
  person: SignedIn,
): Promise<{ done: true }> {
  await database.asUser(person, deleteActivities);
  return { done: true };
}

function visitOf({ id, is_download, created_at, resource_id, title, category }: VisitRow): Visit {
  return {
    id,
    accessType: is_download ? 'download' : 'view',
    createdAt: created_at.toISOString(),
    resource: resource_id === null ? null : { id: resource_id, title: title ?? '', category },
  };
}

function submissionOf(row: SubmissionRow): OwnSubmission {
  return {
    id: row.id,
    title: row.title,
    status: row.state,
    category: row.category,
    viewCount: Number(row.view_count),
    downloadCount: Number(row.download_count),
    createdAt: row.created_at.toISOString(),
  };
}

function activityOf(row: ActivityRow): Activity {
  const isKnown = row.resource_id !== null;
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    category: row.category,
    status: row.state,
    engagement: isKnown ? { views: Number(row.view_count), downloads: Number(row.download_count) } : null,
    timestamp: row.at.toISOString(),
    resourceId: row.resource_id,
  };
}
