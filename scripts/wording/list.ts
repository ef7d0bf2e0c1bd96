/** A word that the interface says, and the ones that it does not say in its place. */
export interface Entry {
  readonly say: string;
  readonly not: readonly string[];
}

export interface WordList {
  readonly entries: readonly Entry[];
  /** Sentences that stay as they are, whatever the list says. */
  readonly kept: readonly string[];
}

/** The list as the page holds it: rows | say | not, not | for | and, below the table, the kept sentences. */
export function readWordList(markdown: string): WordList {
  const lines = markdown.split('\n');
  return {
    entries: lines.flatMap((line) => {
      const [, say = '', not = '', use = ''] = line.split('|').map((cell) => cell.trim());
      if (!use || say === 'say' || /^-+$/.test(say)) return [];
      return [{ say, not: not.split(',').map((phrase) => phrase.trim()) }];
    }),
    kept: lines.flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? []),
  };
}
