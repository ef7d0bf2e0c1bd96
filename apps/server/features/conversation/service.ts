import type { Comment, Reactions, ReportInput } from '@relievo/contracts/conversation';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import * as rows from './repository.ts';

export interface ConversationDependencies {
  readonly database: Database;
}

type Done = Record<string, never>;

export function readReactions(
  { database }: ConversationDependencies,
  viewer: Viewer,
  id: string,
): Promise<Reactions> {
  return database.asUser(viewer, (tx) => readReactionsOrRefuse(tx, id));
}

/** Does something to a resource that the person may see, and tells what is said to it then. */
function createReaction(work: (tx: AppTransaction, id: string) => Promise<void>) {
  return ({ database }: ConversationDependencies, person: Viewer, id: string): Promise<Reactions> =>
    database.asUser(person, async (tx) => {
      await readReactionsOrRefuse(tx, id);
      await work(tx, id);
      return readReactionsOrRefuse(tx, id);
    });
}

export const like = createReaction(rows.insertLike);
export const unlike = createReaction(rows.deleteLike);
export const unrate = createReaction(rows.deleteStars);

export function rate(
  dependencies: ConversationDependencies,
  person: Viewer,
  { id, stars }: { readonly id: string; readonly stars: number },
): Promise<Reactions> {
  return createReaction((tx) => rows.putStars(tx, id, stars))(dependencies, person, id);
}

export function listComments(
  { database }: ConversationDependencies,
  viewer: Viewer,
  { id, offset, limit }: { readonly id: string; readonly offset: number; readonly limit: number },
): Promise<{ rows: Comment[]; total: number }> {
  return database.asUser(viewer, async (tx) => {
    await readReactionsOrRefuse(tx, id);
    const found = await rows.findComments(tx, id, offset, limit);
    return { rows: found.rows.map(toComment), total: found.total };
  });
}

export function writeComment(
  { database }: ConversationDependencies,
  person: Viewer,
  { id, body }: { readonly id: string; readonly body: string },
): Promise<Comment> {
  return database.asUser(person, async (tx) => {
    await readReactionsOrRefuse(tx, id);
    return toCommentOrRefuse(await rows.insertComment(tx, id, body));
  });
}

export function changeComment(
  { database }: ConversationDependencies,
  person: Viewer,
  { id, body }: { readonly id: string; readonly body: string },
): Promise<Comment> {
  return database.asUser(person, async (tx) => toCommentOrRefuse(await rows.updateComment(tx, id, body)));
}

export async function removeComment(
  { database }: ConversationDependencies,
  person: Viewer,
  id: string,
): Promise<Done> {
  if (!(await database.asUser(person, (tx) => rows.deleteComment(tx, id)))) throw refuse('not_found');
  return {};
}

/** The database tells the administrators in the same transaction. */
export function reportComment(
  { database }: ConversationDependencies,
  person: Viewer,
  { id, commentId, reason, words }: ReportInput,
): Promise<Done> {
  return database.asUser(person, async (tx) => {
    await readReactionsOrRefuse(tx, id);
    if (commentId && !(await rows.isCommentOn(tx, id, commentId))) throw refuse('not_found');
    await rows.insertReport(tx, { id, commentId: commentId ?? null, reason, words });
    return {};
  });
}

/** What the viewer may not see is not there. */
async function readReactionsOrRefuse(tx: AppTransaction, id: string): Promise<Reactions> {
  const row = await rows.findReactions(tx, id);
  if (!row) throw refuse('not_found');
  const { likes, is_liked: isLiked, rating, ratings, own_stars: ownStars } = row;
  return { likes, isLiked, rating, ratings, ownStars };
}

function toCommentOrRefuse(row: rows.CommentRow | undefined): Comment {
  if (!row) throw refuse('not_found');
  return toComment(row);
}

function toComment(row: rows.CommentRow): Comment {
  const { id, resource_id: resourceId, body, author_name: authorName } = row;
  const isChanged = row.updated_at.getTime() !== row.created_at.getTime();
  return {
    id,
    resourceId,
    body,
    authorName,
    isOwn: row.is_own ?? false,
    isHidden: row.is_hidden,
    createdAt: row.created_at.toISOString(),
    changedAt: isChanged ? row.updated_at.toISOString() : null,
  };
}
