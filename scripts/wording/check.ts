import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWordList, type WordList } from './list.ts';
import { collectSentences, type Sentence } from './sentences.ts';

const PAGE = 'docs/words.md';

/** Finds the sentences with a word that the list forbids, each with the word to say. */
export function findWordFaults({ entries, exempt }: WordList, sentences: readonly Sentence[]): string[] {
  const rules = entries.flatMap(({ say, not }) =>
    not.map((phrase) => ({
      say,
      phrase,
      pattern: new RegExp(`(?<![\\w-])${escape(phrase)}(?![\\w-])`, 'iu'),
    })),
  );
  return sentences.flatMap(({ file, text }) => {
    if (exempt.includes(straighten(text))) return [];
    return rules
      .filter(({ pattern }) => pattern.test(straighten(text)))
      .map(({ say, phrase }) => `${file} says “${phrase}”; say “${say}”: ${text}`);
  });
}

function escape(phrase: string): string {
  return phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
}

/** Both forms of the apostrophe are one word. */
function straighten(text: string): string {
  return text.replaceAll('’', "'");
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const list = readWordList(readFileSync(join(root, PAGE), 'utf8'));
  const sentences = collectSentences(root);
  const faults = findWordFaults(list, sentences);
  for (const fault of faults) console.error(fault);
  console.log(`${sentences.length} sentences were read against ${list.entries.length} entries of ${PAGE}.`);
  if (faults.length > 0) process.exitCode = 1;
}
