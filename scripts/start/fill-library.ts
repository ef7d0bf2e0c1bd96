import { readConfig } from '../../apps/server/config.ts';
import { prepareDatabaseAccess } from '../../apps/server/connections.ts';
import { openStorage } from '../../apps/server/dependencies.ts';
import { prepareStarter } from '../../apps/server/features/starter/service.ts';
import { openDatabase } from '../../apps/server/platform/database/database.ts';

/**
 * Fills the starter library until it is told to leave; the id of its progress is given. A drawing takes seconds, in which
 * this process answers nothing.
 */
const leave = new AbortController();
process.on('SIGTERM', () => leave.abort());
// Ctrl+C reaches every process of the terminal; the one that started us decides the order.
process.on('SIGINT', () => undefined);
process.on('disconnect', endAtOnce);

try {
  await fill();
} catch (error) {
  process.send?.(String(error));
  process.exitCode = 1;
}
process.off('disconnect', endAtOnce);
process.disconnect();

function endAtOnce(): never {
  process.exit(1);
}

async function fill(): Promise<void> {
  const config = readConfig();
  const { connections } = await prepareDatabaseAccess(config);
  const database = openDatabase(connections, { size: 4 });
  try {
    await prepareStarter({ database, storage: openStorage(config) }, process.argv[2] ?? '', leave.signal);
  } finally {
    await database.close();
  }
}
