/** So many of the words that somebody may have meant are tried in place of one that is not known. */
const MOST_CANDIDATES = 3;

/**
 * How many letters have to be added, left out, replaced or swapped with their neighbour to come from one word to the
 * other. Every letter counts once (optimal string alignment).
 */
export function countWrongLetters(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const same = a[row - 1] === b[at - 1] ? 0 : 1;
      const replaced = (last[at - 1] ?? 0) + same;
      const least = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, replaced);
      const isSwapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      now.push(isSwapped ? Math.min(least, (before[at - 2] ?? 0) + 1) : least);
    }
    [before, last] = [last, now];
  }
  return last[b.length] ?? 0;
}

/** In a short word one wrong letter makes another word of it; in a long one two are easily overlooked. */
function countForgiven(word: string): number {
  const letters = [...word].length;
  if (letters < 3) return 0;
  return letters < 6 ? 1 : 2;
}

/** The words that were probably meant, the likeliest first: few wrong letters, and the first one right. */
export function chooseCandidates(word: string, neighbours: readonly string[]): string[] {
  const first = [...word][0];
  return neighbours
    .map((neighbour) => ({
      neighbour,
      wrong: countWrongLetters(word, neighbour) + ([...neighbour][0] === first ? 0 : 0.5),
    }))
    .filter(({ neighbour, wrong }) => neighbour !== word && Math.floor(wrong) <= countForgiven(word))
    .toSorted((a, b) => a.wrong - b.wrong || Number(a.neighbour > b.neighbour) - 0.5)
    .slice(0, MOST_CANDIDATES)
    .map(({ neighbour }) => neighbour);
}

/** A search in which words are replaced by others, or left out. */
export interface Change {
  readonly replaced: readonly { readonly from: string; readonly to: string }[];
  readonly text: string;
}

/** So many changed searches are tried. */
const MOST_TRIED = 8;

/** Every choice of a candidate for each word that is not known, the likeliest first. */
export function combineCandidates(
  words: readonly string[],
  candidatesOf: ReadonlyMap<string, readonly string[]>,
): Change[] {
  const choices = words.reduce<string[][]>(
    (made, word) =>
      made.flatMap((chosen) => (candidatesOf.get(word) ?? [word]).map((choice) => [...chosen, choice])),
    [[]],
  );
  return choices.slice(0, MOST_TRIED).map((chosen) => describeChange(words, chosen));
}

/** The search without one of its words, for each of them. */
export function leaveOneOut(words: readonly string[]): Change[] {
  if (words.length < 2) return [];
  return words.slice(0, MOST_TRIED).map((_, left) =>
    describeChange(
      words,
      words.map((word, at) => (at === left ? '' : word)),
    ),
  );
}

function describeChange(words: readonly string[], chosen: readonly string[]): Change {
  const replaced = words.flatMap((from, at) => {
    const to = chosen[at] ?? from;
    return to === from ? [] : [{ from, to }];
  });
  return { replaced, text: chosen.filter(Boolean).join(' ') };
}
