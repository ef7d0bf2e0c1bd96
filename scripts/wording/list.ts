/** A word to say, and the words that it replaces. */
export interface Entry {
  readonly say: string;
  readonly not: readonly string[];
}

export interface WordList {
  readonly entries: readonly Entry[];
  /** Sentences that stay as they are, whatever the list says. */
  readonly exempt: readonly string[];
}

const HEADER = /^\|\s*say\s*\|\s*not\s*\|\s*for\s*\|$/;

/** Reads the tables of a page whose columns are | say | not | for |, and its bullets, which are the exempt sentences. */
export function readWordList(markdown: string): WordList {
  const lines = markdown.split('\n');
  const rows = lines.flatMap((line, index) => {
    if (!HEADER.test(line)) return [];
    const below = lines.slice(index + 2);
    const end = below.findIndex((each) => !each.startsWith('|'));
    return end < 0 ? below : below.slice(0, end);
  });
  return {
    entries: rows.map((row) => {
      const [, say = '', not = ''] = row.split('|').map((cell) => cell.trim());
      return { say, not: not.split(',').map((phrase) => phrase.trim()) };
    }),
    exempt: lines.flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? []),
  };
}
