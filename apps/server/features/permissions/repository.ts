import type { AppTransaction } from '../../platform/database/database.ts';

/** As the policies of the database decide, by the roles and what is set for the whole place. */
export async function mayUpload(tx: AppTransaction): Promise<boolean> {
  const rows = await tx.query<{ may: boolean }>('may-upload', 'select app_can_upload() as may');
  return rows[0]?.may ?? false;
}
