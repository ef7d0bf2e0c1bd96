import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPaperRemarks } from './read-paper.ts';
import { readSourceRemarks } from './read-source.ts';
import type { Remark } from './remark.ts';

const SOURCE = ['{apps,packages,scripts,e2e,probe,bench,lab}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'];
const PAPERS = ['*.md', 'docs/**/*.md'];
/** These folders hold the words of other people, and a program writes these pages. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist[\w.-]*|fixtures|goldens|results|locales|\.[^/]+)(?:\/|$)/u;
const GENERATED = /^docs\/(?:cost|policies|where|compared|spec-coverage|words)\.md$/u;

/** Reads all the English of the source below a folder. */
export function readTreeRemarks(root: string): Remark[] {
  const list = (patterns: string[]) =>
    globSync(patterns, { cwd: root, exclude: (path) => LEFT_OUT.test(path) }).toSorted();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return [
    ...list(SOURCE).flatMap((file) => readSourceRemarks(file, read(file))),
    ...list(PAPERS).flatMap((file) => (GENERATED.test(file) ? [] : readPaperRemarks(file, read(file)))),
  ];
}

/** Reads the subjects of the commits that are not on main yet. Returns none without git or a main. */
export function readCommitRemarks(root: string): Remark[] {
  for (const main of ['main', 'origin/main']) {
    const log = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `${main}..HEAD`], {
      cwd: root,
      encoding: 'utf8',
    });
    if (log.status === 0)
      return log.stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [hash = '', ...words] = line.split(' ');
          return { kind: 'commit', file: hash, line: 0, text: words.join(' ') };
        });
  }
  return [];
}
