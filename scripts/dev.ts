import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../apps/server/config.ts';
import { beginDemo, type LibraryFilling, listDemoSignIns } from './start/demo.ts';
import { runProgram, waitForEnd } from './start/lifetime.ts';
import { startProduct } from './start/product.ts';

/** `npm run dev`: the product for working on its code. A change of the server starts it again, one of the page shows at once. */
const SETTLED_MS = 150;
function tell(line: string) {
  return process.stderr.write(`${line}\n`);
}

await runProgram(async () => {
  const end = waitForEnd();
  process.env.NODE_ENV ??= 'development';
  const config = readConfig();
  const begun: { filling: LibraryFilling | null } = { filling: null };
  const product = await startProduct({
    config,
    log: tell,
    prepare: async (access, isNew) => {
      begun.filling = await beginDemo(config, access, isNew);
    },
  });
  const restart = () => [product.server, ...product.workers].forEach((child) => child.restart());
  for (const folder of ['apps/server', 'packages']) watchSource(join(config.root, folder), restart);
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
  await begun.filling?.stop();
  await product.stop();
});
process.exit();

/** Editors write a file in several steps, and one save may touch many files: one restart for all of it. */
function watchSource(folder: string, changed: () => void): void {
  let waiting: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, (_event, name) => {
    if (name === null || !/\.(ts|sql)$/.test(name) || /node_modules|\.test\.ts$/.test(name)) return;
    clearTimeout(waiting);
    waiting = setTimeout(changed, SETTLED_MS);
  });
}
