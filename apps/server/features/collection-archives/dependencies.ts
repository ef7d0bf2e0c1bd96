import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { FindSite } from '../mail/service.ts';

export interface CollectionArchiveDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly site: FindSite;
  /** So much a zip holds of files. */
  readonly archiveBytes: number;
}
