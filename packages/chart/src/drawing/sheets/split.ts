/** How a chart is divided among sheets: into so many parts by its series, and so many by its rows. */
export interface Split {
  readonly series: number;
  readonly rows: number;
}

/** Into how many parts so many series can be divided, where one more makes the parts smaller. */
export function listSeriesParts(series: number, most: number): readonly number[] {
  const parts: number[] = [];
  let largest = Infinity;
  for (let count = 1; count <= Math.min(series, most); count += 1) {
    const now = Math.ceil(series / count);
    if (now < largest) parts.push(count);
    largest = now;
  }
  return parts;
}

/** The least number of a range that fits, where all above one that fits do so as well. */
export function findLeast(from: number, to: number, fits: (count: number) => boolean): number | null {
  if (to < from || !fits(to)) return null;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Runs of nearly one length; with an overlap each begins where the one before it ends. */
export function divideEvenly(count: number, parts: number, overlap = 0): readonly (readonly number[])[] {
  return Array.from({ length: parts }, (_, part) => {
    const from = Math.floor((part * count) / parts);
    const to = Math.min(count, Math.floor(((part + 1) * count) / parts) + overlap);
    return Array.from({ length: to - from }, (_place, index) => from + index);
  });
}
