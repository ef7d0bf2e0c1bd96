import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Passwords } from '../accounts/service.ts';

export interface ClassDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
}
