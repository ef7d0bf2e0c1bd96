import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { Refusal } from '../apps/server/platform/refusal.ts';
import { removeUnfinished, replaceFolder } from './start/built-folder.ts';
import { packFolder } from './start/pack.ts';
import { hashOfWebInputs } from './start/web-inputs.ts';

const ROOT = resolve(import.meta.dirname, '..');
const MARKER = '.inputs';

/** Saves what each file compiles to, for a caller that builds again and again, and writes no maps. */
export const AGAIN: readonly string[] = ['--sourcemap', 'false', '--mode', 'again'];

/** Builds the web app when what goes into it changed; tells whether it did. */
export async function buildWeb(
  log: (line: string) => void,
  root = ROOT,
  manner: readonly string[] = [],
): Promise<boolean> {
  const built = join(root, 'apps/web/dist');
  const wanted = hashOfWebInputs(root);
  if (hashOf(built) === wanted) return false;
  refuseUnbuildable(root);
  log('Building the web app. This is needed once, and after it changed.');
  removeUnfinished(built);
  const unfinished = `${built}.${process.pid}`;
  try {
    await runVite(root, ['--outDir', unfinished, '--emptyOutDir', ...manner]);
    await buildFramePage(unfinished, root);
    await packFolder(unfinished);
    writeFileSync(join(unfinished, MARKER), wanted);
    replaceFolder(built, unfinished);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return true;
}

/** The explorer for frames alone, into a folder of its own or beside the app. */
export async function buildFramePage(folder: string, root = ROOT): Promise<void> {
  await runVite(root, ['--config', 'vite.embed.config.ts', '--outDir', folder]);
}

/** Vite reads both as the end of a path. */
function refuseUnbuildable(root: string): void {
  if (!/[#?]/.test(root)) return;
  throw new Refusal(
    `The web app cannot be built in ${root}, because its path has a # or a ?: move Relievo to another folder.`,
  );
}

function hashOf(built: string): string | undefined {
  const marker = join(built, MARKER);
  return existsSync(marker) ? readFileSync(marker, 'utf8') : undefined;
}

async function runVite(root: string, own: readonly string[]): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const words = ['build', ...own, '--logLevel', 'warn'];
  const child = spawn(process.execPath, [vite, ...words], {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => void child.kill();
  process.once('exit', end);
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  process.off('exit', end);
  if (code !== 0) throw new Refusal(`The web app could not be built:\n${dropStacks(out + errors)}`);
}

function dropStacks(words: string): string {
  const [said = ''] = words.split(/^\s+at /m);
  return said.trimEnd();
}

if (import.meta.main) {
  const wasNeeded = await buildWeb(console.log);
  if (!wasNeeded) console.log('The web app is up to date.');
}
