import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  type Dirent,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The project in a folder of its own, where files can be added and all tools run. */
export interface Copy {
  readonly folder: string;
  /** Every file that was written or changed since the last time this was asked. */
  listNewChanges(): string[];
  /** Takes back what was written since then. */
  restore(): void;
  remove(): void;
}

/** Copies what git knows or would add; packages of others are those of the original, our own are the copied ones. */
export function copyProject(root: string): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'relievo-copy-'));
  for (const file of listFiles(root, 'ls-files', '--cached', '--others', '--exclude-standard')) {
    // Deleted, and the deletion is not committed yet.
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  for (const modules of globSync(['node_modules', '{packages/*,apps/*,lab}/node_modules'], { cwd: root }))
    linkPackages(root, folder, modules);
  git(folder, 'init', '--quiet');
  commit(folder);
  return {
    folder,
    listNewChanges() {
      git(folder, 'add', '--all');
      const changed = listFiles(folder, 'diff', '--cached', '--name-only');
      commit(folder);
      return changed;
    },
    restore: () => void git(folder, 'reset', '--hard', '--quiet'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The links between our own packages are relative, so they lead to the copied ones. */
function linkPackages(root: string, folder: string, modules: string): void {
  mkdirSync(join(folder, modules), { recursive: true });
  for (const entry of readdirSync(join(root, modules), { withFileTypes: true })) {
    if (entry.name.startsWith('.') && entry.name !== '.bin') continue;
    linkEntry(join(root, modules), join(folder, modules), entry);
  }
}

/**
 * A package is the same files under a second name, and no link to its folder: what is drawn in a child that is shut in may
 * be read where the project lies, and nowhere else.
 */
function linkEntry(source: string, target: string, entry: Dirent): void {
  const [from, to] = [join(source, entry.name), join(target, entry.name)];
  if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else if (entry.isDirectory()) {
    mkdirSync(to);
    for (const each of readdirSync(from, { withFileTypes: true })) linkEntry(from, to, each);
  } else
    try {
      linkSync(from, to);
    } catch {
      // On another disk.
      copyFileSync(from, to);
    }
}

function listFiles(folder: string, ...words: string[]): string[] {
  const listed = git(folder, ...words, '-z');
  return listed.split('\0').filter((file) => file !== '');
}

function commit(folder: string): void {
  const author = ['-c', 'user.name=lab', '-c', 'user.email=lab@relievo.example'];
  git(folder, 'add', '--all');
  git(folder, ...author, 'commit', '--quiet', '--allow-empty', '--no-verify', '--message', 'copy');
}

function git(folder: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`);
  return stdout;
}
