import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readConfig } from '../apps/server/config.ts';
import type { DatabaseAccess } from '../apps/server/connections.ts';
import { migrate } from '../apps/server/platform/database/migrate.ts';
import { followChanges } from './dev/follow-changes.ts';
import { type LibraryFilling, listDemoSignIns, prepareDemo } from './start/demo.ts';
import { runProgram, waitForEnd } from './start/lifetime.ts';
import { startProduct } from './start/product.ts';

function tell(line: string) {
  return process.stderr.write(`${line}\n`);
}

/**
 * `npm run dev`: the product for working on its code. A new migration runs, a change of what the server or the worker has
 * read starts it again, one of the page shows at once.
 */
await runProgram(async () => {
  const end = waitForEnd();
  // The shell may say another mode, in which no process reports the files it has loaded.
  process.env.NODE_ENV = 'development';
  const config = readConfig();
  const begun: { fillLibrary: (() => LibraryFilling) | null; access?: DatabaseAccess } = {
    fillLibrary: null,
  };
  const product = await startProduct({
    config,
    log: tell,
    prepare: async (access, isNew) => {
      begun.access = access;
      begun.fillLibrary = await prepareDemo(config, access, isNew);
    },
  });
  const filling = begun.fillLibrary?.();
  followChanges({
    root: config.root,
    children: [['server', product.server], ...product.workers.map((worker) => ['worker', worker] as const)],
    migrate: async () =>
      begun.access ? migrate(begun.access.direct, join(config.root, 'apps/server/migrations')) : [],
    tell,
  });
  tell(`${listDemoSignIns().join('\n')}\nThe API runs at ${product.url}; the page is here:`);
  const page = spawn(
    process.execPath,
    [
      join(config.root, 'node_modules/vite/bin/vite.js'),
      '--config',
      join(config.root, 'scripts/dev.config.ts'),
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, RELIEVO_SERVER: product.url } },
  );
  await Promise.race([end, new Promise((done) => page.once('exit', done))]);
  page.kill();
  await filling?.stop();
  await product.stop();
});
process.exit();
