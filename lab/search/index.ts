import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JUDGED_SEARCHES } from '../../apps/server/features/starter/testing/judged-searches.ts';
import { insertStarterRows } from '../../apps/server/features/starter/testing/library-rows.ts';
import {
  askPostgres,
  askRelievo,
  averageOf,
  measureSearches,
} from '../../apps/server/features/starter/testing/measure-search.ts';
import { openDatabase } from '../../apps/server/platform/database/database.ts';
import { prepareIdentities } from '../../apps/server/platform/database/identities.ts';
import { migrate } from '../../apps/server/platform/database/migrate.ts';
import { startPostgres } from '../../apps/server/platform/postgres/start-postgres.ts';
import { writeSearchPage } from './page.ts';

/** `npm run lab -- search` asks sixty searches of us and of PostgreSQL, and writes docs/search.md. */
const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'relievo-search-'));
const postgres = await startPostgres({ directory: folder });
try {
  const connections = await prepareIdentities({
    administrator: postgres.address,
    database: 'search',
    installation: 'search',
    passwords: { owner: 'probe-owner', app: 'probe-app', auth: 'probe-auth', system: 'probe-system' },
    viewerKey: 'probe-viewers',
  });
  await migrate(connections, join(ROOT, 'apps/server/migrations'));
  const database = openDatabase(connections);
  const names = await insertStarterRows(database);
  const measured = {
    ours: await measureSearches(askRelievo(database, names, true), JUDGED_SEARCHES),
    first: await measureSearches(askRelievo(database, names, false), JUDGED_SEARCHES),
    postgres: await measureSearches(askPostgres(database, names), JUDGED_SEARCHES),
  };
  await database.close();
  writeFileSync(join(ROOT, 'docs/search.md'), writeSearchPage(measured, names.size));
  for (const [name, each] of Object.entries(measured))
    console.log(
      `${name}: precision of the first five ${averageOf(each, 'precision').toFixed(3)}, found ${averageOf(each, 'found').toFixed(3)}`,
    );
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
