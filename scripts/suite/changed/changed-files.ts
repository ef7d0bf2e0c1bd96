import { spawnSync } from 'node:child_process';

/** A change is the files that differ from a commit; a deleted file is one of them. */
export interface Change {
  readonly since: string;
  readonly files: readonly string[];
}

/**
 * Lists the files that differ from a commit, with those of the work tree and the untracked ones. Without a commit, a
 * branch is compared with the commit at which it left the main branch, and the main branch with its last commit.
 */
export function listChangedFiles(root: string, named?: string): Change {
  const since = named ?? findStart(root);
  const files = [
    ...runGit(root, 'diff', '--name-only', '-z', '--relative', since),
    ...runGit(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return { since, files: [...new Set(files)].toSorted() };
}

function findStart(root: string): string {
  for (const main of ['main', 'origin/main']) {
    const [base] = tryGit(root, 'merge-base', 'HEAD', main) ?? [];
    const [head] = runGit(root, 'rev-parse', 'HEAD');
    if (base && base !== head) return base;
  }
  return 'HEAD';
}

function runGit(root: string, ...words: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words.join(' ')} failed: ${stderr.trim()}`);
  return stdout.split(/[\0\n]/).filter(Boolean);
}

function tryGit(root: string, ...words: string[]): string[] | undefined {
  try {
    return runGit(root, ...words);
  } catch {
    return undefined;
  }
}
