/** How often each byte is there. By index: to iterate over an array of bytes takes seven times as long. */
export function countBytes(data: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at++) {
    const value = data[at] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** The byte below which a share of all lies. */
export function findPercentile(counts: Uint32Array, share: number): number {
  let total = 0;
  for (let value = 0; value < counts.length; value++) total += counts[value] ?? 0;
  let below = 0;
  for (let value = 0; value < counts.length; value++) {
    below += counts[value] ?? 0;
    if (below >= total * share) return value;
  }
  return counts.length - 1;
}

export interface Parting {
  /** Values above it belong to the upper class. */
  readonly at: number;
  /** 1 where both classes are of one value each, 0 where there is one class alone. */
  readonly sharpness: number;
}

/** Where two classes of values part best: the variance between them is largest (Otsu, 1979). */
export function partBytes(counts: Uint32Array): Parting {
  let total = 0;
  let sum = 0;
  let squares = 0;
  for (let value = 0; value < 256; value++) {
    const count = counts[value] ?? 0;
    total += count;
    sum += value * count;
    squares += value * value * count;
  }
  if (total === 0) return { at: 127, sharpness: 0 };
  const variance = squares / total - (sum / total) ** 2;
  let [below, sumBelow, best, first, last] = [0, 0, -1, 127, 127];
  for (let value = 0; value < 255; value++) {
    below += counts[value] ?? 0;
    sumBelow += value * (counts[value] ?? 0);
    const above = total - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    // Where nothing lies between the classes every place in the gap is as good: the middle is the fairest.
    if (between > best * (1 + 1e-12)) [best, first, last] = [between, value, value];
    else if (between >= best * (1 - 1e-12)) last = value;
  }
  if (best < 0 || variance === 0) return { at: 127, sharpness: 0 };
  return { at: Math.floor((first + last) / 2), sharpness: best / (total * total * variance) };
}
