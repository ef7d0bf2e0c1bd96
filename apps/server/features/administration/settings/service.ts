import type { SiteSettings } from '@relievo/contracts';
import type { Database, Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import * as rows from './repository.ts';

export interface SiteSettingsDependencies {
  readonly database: Database;
}

export async function readSiteSettings(
  { database }: SiteSettingsDependencies,
  viewer: Viewer,
): Promise<SiteSettings> {
  const found = await database.asUser(viewer, rows.findSiteSettings);
  if (!found) throw refuse('not_found');
  return found;
}

export async function changeSiteSettings(
  { database }: SiteSettingsDependencies,
  viewer: Viewer,
  settings: SiteSettings,
): Promise<SiteSettings> {
  const isDone = await database.asUser(viewer, (tx) => rows.changeSiteSettings(tx, settings));
  if (!isDone) throw refuse('forbidden');
  return readSiteSettings({ database }, viewer);
}
