import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../apps/server/config.ts';
import type { DatabaseAccess } from '../../apps/server/connections.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, seedDemo } from '../../apps/server/features/demo/service.ts';
import { openDatabase } from '../../apps/server/platform/database/database.ts';

/** Fills the demo at its first start. A new database is filled again; one that somebody changed is left alone. */
export async function seedOnce(
  config: Config,
  { connections }: DatabaseAccess,
  isNew: boolean,
): Promise<void> {
  const marker = join(config.dataDirectory, 'demo-filled');
  if (!config.demo || (existsSync(marker) && !isNew)) return;
  const database = openDatabase(connections, { size: 4 });
  try {
    await seedDemo({ database });
  } finally {
    await database.close();
  }
  writeFileSync(marker, '');
}

/** Who can be tried out, one to a line. */
export function demoSignIns(): string[] {
  const widest = Math.max(...DEMO_PEOPLE.map(({ email }) => email.length));
  const people = DEMO_PEOPLE.map(({ email, role }) => `  ${email.padEnd(widest)}  ${role.replace('_', ' ')}`);
  return [`Sign in as one of these; the password of each is ${DEMO_PASSWORD}`, ...people];
}
