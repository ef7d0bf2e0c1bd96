import type {
  HiddenComment,
  HiddenCommentOrder,
  HiddenCommentsQuery,
} from '@relievo/contracts/administration';
import type { AppTransaction } from '../../../platform/database/database.ts';

export interface HiddenCommentRow extends Omit<HiddenComment, 'hiddenAt'> {
  hidden_at: Date;
}

/** Those that are alike in it stand by time, the one hidden last first. */
const ORDER: Readonly<Record<HiddenCommentOrder, string>> = {
  'hidden-descending': 'c.hidden_at desc',
  'hidden-ascending': 'c.hidden_at',
  'author-ascending': 'folded(c.author_name)',
  'author-descending': 'folded(c.author_name) desc',
  'resource-ascending': 'folded(r.title)',
  'resource-descending': 'folded(r.title) desc',
};

export async function findHiddenComments(
  tx: AppTransaction,
  { sortBy, offset, limit }: HiddenCommentsQuery,
): Promise<{ rows: HiddenCommentRow[]; total: number }> {
  const rows = await tx.query<HiddenCommentRow>(
    `admin-hidden-comments-${sortBy}`,
    `select c.id, c.body, c.author_name as "authorName", c.resource_id as "resourceId",
       coalesce(r.title, '') as title, c.hidden_at
     from comments c left join resources r on r.id = c.resource_id
     where c.hidden_at is not null order by ${ORDER[sortBy]}, c.hidden_at desc, c.id limit $1 offset $2`,
    [limit, offset],
  );
  const [count] = await tx.query<{ total: number }>(
    'admin-hidden-comments-count',
    'select count(*)::int as total from comments where hidden_at is not null',
  );
  return { rows, total: count?.total ?? 0 };
}
