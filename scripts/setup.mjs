// Installs exactly what package-lock.json names, and only when it changed. Plain JavaScript without dependencies,
// because it runs before anything is installed, on any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const MODULES = join(ROOT, 'node_modules');
const MARKER = join(MODULES, '.relievo-installed');
const NODE_OLDEST = { major: 22, minor: 18 };

installPackages();
const node = productNode();
if (process.argv.includes('--system')) runTool('scripts/setup-system.ts');

function installPackages() {
  const wanted = fingerprint();
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === wanted) return;
  if (isInstalled()) return writeFileSync(MARKER, wanted);
  process.stderr.write(
    'Installing what package-lock.json names. This is needed once, and after it changed.\n',
  );
  rmSync(MARKER, { force: true });
  const { command, before } = npm();
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync(command, [...before, ...flags], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: pathWithoutModules() },
  });
  if (status !== 0)
    stop(`npm could not install the packages${error ? ` (${error.message})` : ''}; see its words above.`);
  writeFileSync(MARKER, wanted);
}

/** Other packages are installed on another platform, so the same lock file is another installation there. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  return hash.update(readFileSync(join(ROOT, 'package-lock.json'))).digest('hex');
}

/** npm keeps a list of what it installed: somebody may have run it by hand. */
function isInstalled() {
  try {
    const installed = packagesIn(join(MODULES, '.package-lock.json'));
    const locked = packagesIn(join(ROOT, 'package-lock.json'));
    const all = new Set(
      [...Object.keys(installed), ...Object.keys(locked)].filter((path) => path.includes('node_modules/')),
    );
    return [...all].every((path) => {
      const { optional, os, cpu, libc, integrity, link, resolved } = locked[path] ?? {};
      if (installed[path]) return installed[path].integrity === integrity;
      if (link && resolved) return linkWorkspace(path, resolved);
      return optional && !(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);
    });
  } catch {
    return false;
  }
}

/**
 * A workspace that is new needs a link, and nothing from npm. Where it is there already, this changes nothing.
 * @param {string} path
 * @param {string} folder
 */
function linkWorkspace(path, folder) {
  const [from, to] = [join(ROOT, path), join(ROOT, folder)];
  if (existsSync(from)) return true;
  mkdirSync(dirname(from), { recursive: true });
  symlinkSync(relative(dirname(from), to), from, 'junction');
  return true;
}

/**
 * @param {string} path
 * @returns {Record<string, { optional?: boolean, os?: string[], cpu?: string[], libc?: string[], integrity?: string, link?: boolean, resolved?: string }>}
 */
function packagesIn(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/**
 * The npm that runs us, under the Node that runs it. Never the Node inside node_modules, which comes first on the
 * PATH of npm's scripts: npm ci takes it away while it works.
 */
function npm() {
  const script = process.env.npm_execpath;
  const runner = [process.env.npm_node_execpath, process.execPath].find(
    (path) => path && !path.startsWith(MODULES),
  );
  if (script && runner && existsSync(script)) return { command: runner, before: [script] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', before: [] };
}

function pathWithoutModules() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.startsWith(MODULES)).join(delimiter);
}

/** The Node that came as a dependency, or a new enough one of the machine where there is none for it. */
function productNode() {
  const own = join(MODULES, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NODE_OLDEST.major || (major === NODE_OLDEST.major && minor >= NODE_OLDEST.minor))
    return process.execPath;
  const oldest = `${NODE_OLDEST.major}.${NODE_OLDEST.minor}`;
  return stop(`Node ${process.versions.node} is too old here; install Node ${oldest} or newer.`);
}

/** @param {string} script */
function runTool(script) {
  const { status } = spawnSync(node, [join(ROOT, script)], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: node.endsWith('.cmd'),
  });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
