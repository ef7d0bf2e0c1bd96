import type { AppTransaction } from '../../platform/database/database.ts';

export async function findShowsSampleFigures(tx: AppTransaction): Promise<boolean> {
  const rows = await tx.query<{ shown: boolean }>(
    'site-settings',
    'select shows_sample_figures as shown from site_settings',
  );
  return rows[0]?.shown ?? false;
}

/** Who changed what is written down in the same statement; false where the person may not change it. */
export async function updateShowsSampleFigures(tx: AppTransaction, shown: boolean): Promise<boolean> {
  const rows = await tx.query(
    'site-settings-change',
    `with changed as (update site_settings set shows_sample_figures = $1 returning shows_sample_figures)
     insert into audit_log (action, subject_type, details)
     select 'site.settings_changed', 'site', jsonb_build_object('showsSampleFigures', shows_sample_figures)
     from changed returning id`,
    [shown],
  );
  return rows.length > 0;
}
