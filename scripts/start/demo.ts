import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../apps/server/config.ts';
import type { DatabaseAccess } from '../../apps/server/connections.ts';
import { openStorage } from '../../apps/server/dependencies.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, seedDemo } from '../../apps/server/features/demo/service.ts';
import { openDatabase } from '../../apps/server/platform/database/database.ts';

function markerOf({ dataDirectory }: Pick<Config, 'dataDirectory'>) {
  return join(dataDirectory, 'demo-filled');
}

/** Fills the demo at its first start. A new database is filled again; one that somebody changed is left alone. */
export async function seedOnce(config: Config, access: DatabaseAccess, isNew: boolean): Promise<void> {
  const marker = markerOf(config);
  if (!config.demo || (existsSync(marker) && !isNew)) return;
  await fillDemo(config, access);
  writeFileSync(marker, '');
}

/** The next start fills the demo again. */
export function forgetSeeding(config: Pick<Config, 'dataDirectory'>): void {
  rmSync(markerOf(config), { force: true });
}

/** The demo accounts and the starter library; what is there already stays as it is. */
export async function fillDemo(config: Config, { connections }: DatabaseAccess): Promise<void> {
  const database = openDatabase(connections, { size: 4 });
  const storage = openStorage(config);
  try {
    // What draws the library is loaded where a library is drawn, not at every start.
    const { seedStarter } = await import('../../apps/server/features/starter/service.ts');
    await seedDemo({ database }, [() => seedStarter({ database, storage })]);
  } finally {
    await database.close();
  }
}

/** Who can be tried out, one to a line. */
export function listDemoSignIns(): string[] {
  const widest = Math.max(...DEMO_PEOPLE.map(({ email }) => email.length));
  const people = DEMO_PEOPLE.map(({ email, role }) => `  ${email.padEnd(widest)}  ${role.replace('_', ' ')}`);
  return [`Sign in as one of these; the password of each is ${DEMO_PASSWORD}`, ...people];
}
