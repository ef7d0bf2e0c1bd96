import { fork } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxOf } from '@relievo/words';
import type { Config } from '../../apps/server/config.ts';
import type { DatabaseAccess } from '../../apps/server/connections.ts';
import { openStorage } from '../../apps/server/dependencies.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, seedDemo } from '../../apps/server/features/demo/service.ts';
import { openDatabase } from '../../apps/server/platform/database/database.ts';

function markerOf({ dataDirectory }: Pick<Config, 'dataDirectory'>) {
  return join(dataDirectory, 'demo-filled');
}

/** What goes on while the product runs already. */
export interface LibraryFilling {
  /** Fails where it could not be filled; the next start goes on with it. */
  readonly finished: Promise<void>;
  /** Ends it after the drawing that it is at. */
  stop(): Promise<void>;
}

/**
 * At the first start the demo accounts are made at once; what is returned begins to fill the starter library while people
 * look around already, and is null where there is nothing to fill. A new database is filled again; one that somebody
 * changed is left alone.
 */
export async function prepareDemo(
  config: Config,
  { connections }: DatabaseAccess,
  isNew: boolean,
): Promise<(() => LibraryFilling) | null> {
  const marker = markerOf(config);
  if (!config.demo || (existsSync(marker) && !isNew)) return null;
  const database = openDatabase(connections, { size: 4 });
  try {
    await seedDemo({ database });
    // Before anybody is served: whoever opens the library first is told, too.
    const { announcePreparation } = await loadStarter();
    const announced = await announcePreparation(database);
    return () => fillLibrary(announced, () => writeFileSync(marker, ''));
  } finally {
    await database.close();
  }
}

/** What draws the library is loaded where a library is drawn, not at every start. */
function loadStarter() {
  return import('../../apps/server/features/starter/service.ts');
}

/** In a process of its own: the one that looks after server and workers has to hear them while a drawing is made. */
function fillLibrary(announced: string, markFilled: () => void): LibraryFilling {
  const child = fork(new URL('./fill-library.ts', import.meta.url), [announced], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let failure = '';
  child.on('message', (words) => (failure = String(words)));
  const finished = new Promise<void>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code, signal) => {
      if (code !== 0) return fail(new Error(failure || `Its process ended with ${signal ?? code}.`));
      markFilled();
      done();
    });
  });
  // Whoever waits for it is told; nobody may wait yet.
  finished.catch(() => undefined);
  return {
    finished,
    async stop() {
      child.kill('SIGTERM');
      await finished.catch(() => undefined);
    },
  };
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
    const { seedStarter } = await loadStarter();
    await seedDemo({ database }, [() => seedStarter({ database, storage })]);
  } finally {
    await database.close();
  }
}

/** Who can be tried out, one to a line. */
export function listDemoSignIns(): string[] {
  const widest = maxOf(DEMO_PEOPLE.map(({ email }) => email.length));
  const people = DEMO_PEOPLE.map(({ email, role }) => `  ${email.padEnd(widest)}  ${role.replace('_', ' ')}`);
  return [`Sign in as one of these; the password of each is ${DEMO_PASSWORD}`, ...people];
}
