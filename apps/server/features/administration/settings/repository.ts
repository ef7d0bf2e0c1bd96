import type { SiteSettings } from '@relievo/contracts';
import type { AppTransaction } from '../../../platform/database/database.ts';

export async function findSiteSettings(tx: AppTransaction): Promise<SiteSettings | undefined> {
  const rows = await tx.query<SiteSettings>(
    'admin-site-settings',
    `select sign_up_is_open as "signUpIsOpen", banner, founding_opens_tier as "foundingOpensTier" from site_settings`,
  );
  return rows[0];
}

/** False where the person may not change them. */
export async function changeSiteSettings(
  tx: AppTransaction,
  { signUpIsOpen, banner, foundingOpensTier }: SiteSettings,
): Promise<boolean> {
  const rows = await tx.query<{ done: boolean }>(
    'admin-site-settings-change',
    'select change_site_settings($1, $2, $3) as done',
    [signUpIsOpen, banner, foundingOpensTier],
  );
  return rows[0]?.done ?? false;
}
