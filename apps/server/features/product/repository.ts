import type { ProductSettings } from '@relievo/contracts/product';
import type { AppTransaction } from '../../platform/database/database.ts';

/** What stands in the database of them. */
export type KeptSettings = Pick<
  ProductSettings,
  'showsSampleFigures' | 'libraryProgress' | 'signUpIsOpen' | 'banner'
>;

/** Whoever fills the library tells of it every few seconds: what was silent for longer was ended in the middle. */
export async function findSettings(tx: AppTransaction): Promise<KeptSettings> {
  const rows = await tx.query<KeptSettings>(
    'site-settings',
    `select shows_sample_figures as "showsSampleFigures", sign_up_is_open as "signUpIsOpen", banner,
       p.id as "libraryProgress"
     from site_settings left join job_progress p
     on p.id = library_progress_id and state in ('waiting', 'working') and p.updated_at > now() - interval '2 minutes'`,
  );
  return rows[0] ?? { showsSampleFigures: false, libraryProgress: null, signUpIsOpen: true, banner: '' };
}

/** The database writes down who changed it; false where the person may not. */
export async function updateShowsSampleFigures(tx: AppTransaction, shown: boolean): Promise<boolean> {
  const rows = await tx.query(
    'site-settings-change',
    'update site_settings set shows_sample_figures = $1 returning shows_sample_figures',
    [shown],
  );
  return rows.length > 0;
}
