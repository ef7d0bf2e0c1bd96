import type { SiteSettings } from '@relievo/contracts/administration';
import type { AppTransaction } from '../../../platform/database/database.ts';

/** False where the person may not change them. */
export async function changeSiteSettings(tx: AppTransaction, settings: SiteSettings): Promise<boolean> {
  const rows = await tx.query<{ done: boolean }>(
    'admin-site-settings-change',
    'select change_site_settings($1) as done',
    [settings],
  );
  return rows[0]?.done ?? false;
}
