/** Pairs of places at which two sequences have the same values, in both orders, as many as there can be. */
export type Pairs = readonly (readonly [one: number, other: number])[];

/** Finds the longest common subsequence. Equal beginnings and ends are paired first, since most texts differ little. */
export function alignSequences(one: readonly string[], other: readonly string[]): Pairs {
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const pairs: (readonly [number, number])[] = [];
  for (let at = 0; at < start; at += 1) pairs.push([at, at]);
  for (const [at, otherAt] of alignMiddle(one.slice(start, end), other.slice(start, otherEnd)))
    pairs.push([start + at, start + otherAt]);
  for (let at = 0; end + at < one.length; at += 1) pairs.push([end + at, otherEnd + at]);
  return pairs;
}

/** Fills a table of the lengths that the rests of both sequences have in common, and walks through it. */
function alignMiddle(one: readonly string[], other: readonly string[]): Pairs {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let at = one.length - 1; at >= 0; at -= 1)
    for (let otherAt = other.length - 1; otherAt >= 0; otherAt -= 1)
      lengths[at * width + otherAt] =
        one[at] === other[otherAt]
          ? lengthAt(at + 1, otherAt + 1) + 1
          : Math.max(lengthAt(at + 1, otherAt), lengthAt(at, otherAt + 1));
  function lengthAt(at: number, otherAt: number): number {
    return lengths[at * width + otherAt] ?? 0;
  }
  const pairs: (readonly [number, number])[] = [];
  let [at, otherAt] = [0, 0];
  while (at < one.length && otherAt < other.length)
    if (one[at] === other[otherAt]) {
      pairs.push([at, otherAt]);
      at += 1;
      otherAt += 1;
    } else if (lengthAt(at + 1, otherAt) >= lengthAt(at, otherAt + 1)) at += 1;
    else otherAt += 1;
  return pairs;
}
