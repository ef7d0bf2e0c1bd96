import type { AppTransaction } from '../../platform/database/database.ts';

/** Where the page of something that is kept finds it. Row-level security says whether the viewer may see it. */
const KEPT = {
  '/resource/$id': 'select from resources where id = $1',
  '/user/$id': 'select from profiles where user_id = $1',
  '/library/collection/$id': 'select from user_collections where id = $1',
  '/content/$id': 'select from resources where id = $1 and submitted_by = (select app_uid())',
  '/svg-editor/$id': `select from drafts where id = $1 and kind = 'editor' and owner_id = (select app_uid())`,
  '/classes/$id': `select from teams where id = $1 and kind = 'class' and id = any ((select app_class_ids())::uuid[])`,
  '/admin/content-review/$id':
    'select from submissions where id = $1 and app_may_decide(visibility, organization_id, submitted_by)',
} as const;
export type KeptPage = keyof typeof KEPT;

export function showsWhatIsKept(path: string): path is KeptPage {
  return Object.hasOwn(KEPT, path);
}

export async function isThere(tx: AppTransaction, path: KeptPage, id: string): Promise<boolean> {
  const rows = await tx.query<{ found: boolean }>(
    `is-there-${path.replaceAll(/[^a-z]+/g, '-')}`,
    `select exists (${KEPT[path]}) as found`,
    [id],
  );
  return rows[0]?.found ?? false;
}
