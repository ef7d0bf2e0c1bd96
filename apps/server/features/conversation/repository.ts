import type { AppTransaction } from '../../platform/database/database.ts';

export interface ReactionsRow {
  likes: number;
  is_liked: boolean;
  rating: number | null;
  ratings: number;
  own_stars: number | null;
}

export interface CommentRow {
  id: string;
  resource_id: string;
  body: string;
  author_name: string;
  is_own: boolean;
  is_hidden: boolean;
  created_at: Date;
  updated_at: Date;
}

/** Of everybody, and of the classes of whoever asks. Nothing where the viewer may not see the resource. */
export async function findReactions(tx: AppTransaction, id: string): Promise<ReactionsRow | undefined> {
  const rows = await tx.query<ReactionsRow>(
    'reactions',
    `select r.likes_count + c.likes as likes, everybody.ratings + c.ratings as ratings,
       case when c.ratings = 0 then r.rating
         else (coalesce(r.rating, 0) * everybody.ratings + c.stars) / (everybody.ratings + c.ratings) end as rating,
       exists (select from likes l where l.resource_id = r.id and l.user_id = (select app_uid())) as is_liked,
       (select stars::int from ratings g where g.resource_id = r.id and g.user_id = (select app_uid())) as own_stars
     from resources r, votes_in_class(r.id) c, count_ratings(r.id) everybody (ratings) where r.id = $1`,
    [id],
  );
  return rows[0];
}

export async function insertLike(tx: AppTransaction, id: string): Promise<void> {
  await tx.query('like', 'insert into likes (resource_id) values ($1) on conflict do nothing', [id]);
}

export async function deleteLike(tx: AppTransaction, id: string): Promise<void> {
  await tx.query('unlike', 'delete from likes where resource_id = $1 and user_id = (select app_uid())', [id]);
}

export async function putStars(tx: AppTransaction, id: string, stars: number): Promise<void> {
  await tx.query(
    'rate',
    `insert into ratings (resource_id, stars) values ($1, $2)
     on conflict (user_id, resource_id) do update set stars = excluded.stars`,
    [id, stars],
  );
}

export async function deleteStars(tx: AppTransaction, id: string): Promise<void> {
  await tx.query('unrate', 'delete from ratings where resource_id = $1 and user_id = (select app_uid())', [
    id,
  ]);
}

const COMMENT = `c.id, c.resource_id, c.body, c.author_name, c.user_id = (select app_uid()) as is_own,
  c.hidden_at is not null as is_hidden, c.created_at, c.updated_at`;

export async function findComments(
  tx: AppTransaction,
  id: string,
  offset: number,
  limit: number,
): Promise<{ rows: CommentRow[]; total: number }> {
  const rows = await tx.query<CommentRow>(
    'comments',
    `select ${COMMENT} from comments c where c.resource_id = $1
     order by c.created_at desc, c.id desc limit $2 offset $3`,
    [id, limit, offset],
  );
  const [count] = await tx.query<{ total: number }>(
    'comments-count',
    'select count(*)::int as total from comments where resource_id = $1',
    [id],
  );
  return { rows, total: count?.total ?? 0 };
}

export async function insertComment(
  tx: AppTransaction,
  id: string,
  body: string,
): Promise<CommentRow | undefined> {
  const rows = await tx.query<CommentRow>(
    'comment-say',
    `insert into comments as c (resource_id, body) values ($1, $2) returning ${COMMENT}`,
    [id, body],
  );
  return rows[0];
}

export async function updateComment(
  tx: AppTransaction,
  id: string,
  body: string,
): Promise<CommentRow | undefined> {
  const rows = await tx.query<CommentRow>(
    'comment-change',
    `update comments as c set body = $2 where c.id = $1 and c.user_id = (select app_uid()) returning ${COMMENT}`,
    [id, body],
  );
  return rows[0];
}

/** The policy lets administrators delete what others said. */
export async function deleteComment(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query('comment-remove', 'delete from comments where id = $1 returning id', [id]);
  return rows.length > 0;
}

export async function isCommentOn(tx: AppTransaction, id: string, commentId: string): Promise<boolean> {
  const rows = await tx.query('comment-on', 'select from comments where id = $2 and resource_id = $1', [
    id,
    commentId,
  ]);
  return rows.length > 0;
}

export async function insertReport(
  tx: AppTransaction,
  report: { id: string; commentId: string | null; reason: string; words: string },
): Promise<void> {
  await tx.query(
    'report',
    'insert into reports (resource_id, comment_id, reason, words) values ($1, $2, $3, $4)',
    [report.id, report.commentId, report.reason, report.words],
  );
}
