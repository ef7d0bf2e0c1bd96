import type {
  OrganizationContentChange,
  OrganizationContentOrder,
  OrganizationContentQuery,
  OrganizationResource,
} from '@relievo/contracts/organizations';
import type { AppTransaction } from '../../../platform/database/database.ts';

export interface ContentRow extends Omit<OrganizationResource, 'createdAt'> {
  createdAt: Date;
}

const STATE = `case when r.submitted_at is null then 'draft' else r.status end`;

const CHOSEN = `resources r where r.organization_id = $1
  and ($2 = '' or folded(r.title || ' ' || coalesce(r.category, '') || ' ' || r.author_name) like all (search_patterns($2)))
  and ($3::text is null or ${STATE} = $3)`;

const ORDERS: Readonly<Record<OrganizationContentOrder, string>> = {
  'created-descending': 'r.created_at desc',
  'created-ascending': 'r.created_at',
  'title-ascending': 'folded(r.title)',
  'title-descending': 'folded(r.title) desc',
  'category-ascending': 'r.category_key nulls last',
  'category-descending': 'r.category_key desc nulls last',
};

/** Of what belongs to the organization, what the person asking may see. */
export async function findContent(
  tx: AppTransaction,
  { id, search, state, sortBy, offset, limit }: OrganizationContentQuery & { readonly id: string },
): Promise<{ rows: ContentRow[]; total: number }> {
  const parameters = [id, search, state ?? null];
  const rows = await tx.query<ContentRow>(
    `organization-content-${sortBy}`,
    `select r.id, r.title, r.category, r.author_name as "authorName", ${STATE} as state, r.visibility,
       r.created_at as "createdAt",
       r.status = 'approved' and r.visibility <> 'private' as "canChange"
     from ${CHOSEN} order by ${ORDERS[sortBy]}, r.id limit $4 offset $5`,
    [...parameters, limit, offset],
  );
  const [count] = await tx.query<{ total: number }>(
    'organization-content-count',
    `select count(*)::int as total from ${CHOSEN}`,
    parameters,
  );
  return { rows, total: count?.total ?? 0 };
}

export async function measureOrganization(tx: AppTransaction, id: string): Promise<number | null> {
  const rows = await tx.query<{ bytes: number | null }>(
    'organization-measure',
    'select measure_organization($1) as bytes',
    [id],
  );
  return rows[0]?.bytes ?? null;
}

export async function changeContent(
  tx: AppTransaction,
  { id, ids, visibility, category }: OrganizationContentChange,
): Promise<{ changeId: string | null; changed: number }> {
  const rows = await tx.query<{ changeId: string | null; changed: number }>(
    'organization-content-change',
    `select change_id as "changeId", changed from change_organization_content($1, $2, $3, $4)`,
    [id, ids, visibility ?? null, category ?? null],
  );
  return rows[0] ?? { changeId: null, changed: 0 };
}

/** Nothing where there is no such change of theirs, or it was undone before. */
export async function undoChange(tx: AppTransaction, changeId: string): Promise<number | null> {
  const rows = await tx.query<{ restored: number | null }>(
    'organization-content-undo',
    'select undo_organization_content($1) as restored',
    [changeId],
  );
  return rows[0]?.restored ?? null;
}
