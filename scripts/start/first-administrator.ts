import type { Config } from '../../apps/server/config.ts';
import type { DatabaseAccess } from '../../apps/server/connections.ts';
import { firstAdministratorPath } from '../../apps/server/features/accounts/first-administrator/service.ts';
import { systemClock } from '../../apps/server/platform/clock/clock.ts';
import { openDatabase } from '../../apps/server/platform/database/database.ts';

/** The one-time link of an installation without a super administrator. A demonstration brings one along. */
export async function findFirstAdministratorPath(
  { demo }: Config,
  { connections }: DatabaseAccess,
): Promise<string | null> {
  if (demo) return null;
  const database = openDatabase(connections, { size: 2 });
  return firstAdministratorPath({ database }, systemClock).finally(() => database.close());
}
