import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWordList } from '../list.ts';
import { findFormFaults } from './form.ts';
import { findReplacedWords, type Glossary, readGlossary } from './glossary.ts';
import { divideRemarks, markRemark, OLD_REMARKS, readMarks, writeMarks } from './old.ts';
import { printRemarkFault, type Remark, type RemarkFault } from './remark.ts';
import { readCommitRemarks, readTreeRemarks } from './tree.ts';

/** The page with the glossary, which is also the page that people read. */
export const GLOSSARY_PAGE = 'CONTRIBUTING.md';

/** Finds the faults of remarks: the words that the glossary replaces, and faults of their form. */
export function findRemarkFaults(glossary: Glossary, remarks: readonly Remark[]): RemarkFault[] {
  return remarks.flatMap((remark) => [...findFormFaults(remark), ...findReplacedWords(glossary, remark)]);
}

/** Checks the tree: returns the faults of new remarks, and the old remarks that still have one. */
export function checkTree(root: string, commits: readonly Remark[] = []) {
  const glossary = readGlossary(readWordList(readFileSync(join(root, GLOSSARY_PAGE), 'utf8')));
  const remarks = [...readTreeRemarks(root), ...commits];
  const faults = findRemarkFaults(glossary, remarks);
  const marks = readMarks(readFileSync(join(root, OLD_REMARKS), 'utf8'));
  const { old } = divideRemarks([...new Set(faults.map(({ remark }) => remark))], marks);
  return {
    count: remarks.length,
    words: glossary.sentences.length + glossary.names.length,
    fresh: faults.filter(({ remark }) => !old.has(remark)),
    excused: faults.filter(({ remark }) => old.has(remark)),
    old: [...old],
  };
}

/**
 * Runs the check. `--old [FOLDER]` lists the faults of old remarks, and `--forget` removes the marks of those that have
 * changed or are deleted.
 */
function run(root: string, [command, folder = '']: readonly string[]): void {
  const { count, words, fresh, excused, old } = checkTree(root, readCommitRemarks(root));
  if (command === '--old') {
    for (const fault of excused)
      if (fault.remark.file.startsWith(folder)) console.log(printRemarkFault(fault));
    return;
  }
  if (command === '--forget') writeFileSync(join(root, OLD_REMARKS), writeMarks(old.map(markRemark)));
  for (const fault of fresh) console.error(printRemarkFault(fault));
  console.log(
    `${count} comments, titles, names and sentences were read against ${words} words of ${GLOSSARY_PAGE}; ${old.length} old ones are excused.`,
  );
  if (fresh.length === 0) return;
  console.error(
    `${fresh.length} faults. The section “Words” of ${GLOSSARY_PAGE} has the glossary and the rules.`,
  );
  process.exitCode = 1;
}

if (import.meta.main) run(fileURLToPath(new URL('../../..', import.meta.url)), process.argv.slice(2));
