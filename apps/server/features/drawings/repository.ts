import type { AppTransaction } from '../../platform/database/database.ts';

export interface EntryRow {
  readonly id: string;
  readonly title: string;
  readonly edits: number;
  readonly updated_at: Date;
}

export type DrawingRow = EntryRow & { readonly svg: string };

const ENTRY = 'id, title, edits, updated_at';
const DRAWING = `${ENTRY}, content->>'svg' as svg`;
/** Administrators may read the drafts of others; here everybody meets their own alone. */
const OWN = `kind = 'editor' and owner_id = (select app_uid())`;

export async function findDrawings(tx: AppTransaction): Promise<readonly EntryRow[]> {
  return tx.query<EntryRow>(
    'drawings-list',
    `select ${ENTRY} from drafts where ${OWN} order by updated_at desc, id desc`,
  );
}

export async function findDrawing(tx: AppTransaction, id: string): Promise<DrawingRow | undefined> {
  const rows = await tx.query<DrawingRow>(
    'drawings-find',
    `select ${DRAWING} from drafts where id = $1 and ${OWN}`,
    [id],
  );
  return rows[0];
}

/** Nothing where there are as many as there may be. */
export async function insertDrawing(
  tx: AppTransaction,
  { title, svg, most }: { readonly title: string; readonly svg: string; readonly most: number },
): Promise<EntryRow | undefined> {
  const rows = await tx.query<EntryRow>(
    'drawings-begin',
    `insert into drafts (kind, title, content, edits)
     select 'editor', left($1, 300), $2, 1 where (select count(*) from drafts where ${OWN}) < $3
     returning ${ENTRY}`,
    [title, { svg }, most],
  );
  return rows[0];
}

/** Nothing where it was saved since the count that is named, or is not there. */
export async function updateDrawing(
  tx: AppTransaction,
  written: { readonly id: string; readonly edits: number; readonly title: string; readonly svg: string },
): Promise<EntryRow | undefined> {
  const { id, edits, title, svg } = written;
  const rows = await tx.query<EntryRow>(
    'drawings-save',
    `update drafts set title = left($3, 300), content = $4, edits = edits + 1
     where id = $1 and edits = $2 and ${OWN} returning ${ENTRY}`,
    [id, edits, title, { svg }],
  );
  return rows[0];
}

export async function deleteDrawing(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query('drawings-remove', `delete from drafts where id = $1 and ${OWN} returning id`, [
    id,
  ]);
  return rows.length > 0;
}
