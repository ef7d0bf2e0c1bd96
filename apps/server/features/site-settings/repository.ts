import type { SiteSettings } from '@relievo/contracts/administration';
import type { AppTransaction } from '../../platform/database/database.ts';

export async function findSiteSettings(tx: AppTransaction): Promise<SiteSettings | undefined> {
  const rows = await tx.query<SiteSettings>(
    'chosen-site-settings',
    `select sign_up_is_open as "signUpIsOpen", banner, founding_opens_tier as "foundingOpensTier",
       upload_roles as "uploadRoles", file_megabytes as "fileMegabytes", video_megabytes as "videoMegabytes",
       person_megabytes as "personMegabytes", organization_megabytes as "organizationMegabytes",
       providers_off as "providersOff",
       case when ai_endpoint is not null then
         json_build_object('provider', ai_provider, 'endpoint', ai_endpoint, 'model', ai_model) end as "languageModel"
     from site_settings`,
  );
  return rows[0];
}
