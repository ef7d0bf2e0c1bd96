import type { Grid } from '@relievo/trace/pixels';

/** Counts the quarters of a turn clockwise. */
export type Turns = 0 | 1 | 2 | 3;

const DARK = 140;
/** Pixels: a line of print that lies a little askew is level in a strip of this width. */
const STRIP = 160;
/** Pixels: letters of one word are nearer to each other than this, and longer runs are rules and areas. */
const LETTER_GAP = 10;
const MIN_RUN = 6;
const MAX_RUN = 400;
/** Words are longer than they are high by this factor, on the average of a page. */
const MIN_LEAD = 1.25;

/** Tells whether the lines of print of a page run upwards or downwards, by how long and how high its words are. */
export function areLinesUpright(page: Grid): boolean {
  return measureRuns(turnPage(page, 1)) > MIN_LEAD * measureRuns(page);
}

/** Returns the average length of ink along the rows of a page, if gaps between letters count as ink. */
function measureRuns({ width, height, data }: Grid): number {
  let [sum, count] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    let [start, last] = [-1, -1];
    for (let x = 0; x <= width; x += 1) {
      const isDark = x < width && (data[y * width + x] ?? 255) < DARK;
      if (start >= 0 && (x === width || x - last > LETTER_GAP)) {
        const length = last - start + 1;
        if (length >= MIN_RUN && length <= MAX_RUN) {
          sum += length;
          count += 1;
        }
        start = -1;
      }
      if (!isDark) continue;
      if (start < 0) start = x;
      last = x;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Cuts out the band of a page that has the liveliest lines of print, so high in shares of the page. */
export function cutSample(page: Grid, share: number): Grid {
  const changes = countChanges(page);
  const height = Math.min(page.height, Math.max(1, Math.round(share * page.height)));
  let own = changes.slice(0, height).reduce((all, one) => all + one, 0);
  let [best, top] = [own, 0];
  for (let row = height; row < page.height; row += 1) {
    own += (changes[row] ?? 0) - (changes[row - height] ?? 0);
    if (own > best) [best, top] = [own, row - height + 1];
  }
  const { width, data } = page;
  return { width, height, data: data.slice(top * width, (top + height) * width) };
}

/** Turns a page clockwise. */
export function turnPage(page: Grid, turns: Turns): Grid {
  if (turns === 0) return page;
  const { width, height, data } = page;
  const isAside = turns % 2 === 1;
  const turned = new Uint8Array(data.length);
  const [across, down] = isAside ? [height, width] : [width, height];
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      const [fromX, fromY] =
        turns === 1
          ? [y, height - 1 - x]
          : turns === 2
            ? [width - 1 - x, height - 1 - y]
            : [width - 1 - y, x];
      turned[y * across + x] = data[fromY * width + fromX] ?? 255;
    }
  return { width: across, height: down, data: turned };
}

/** Counts for each row by how many dark pixels its strips differ from those of the row above. */
function countChanges({ width, height, data }: Grid): readonly number[] {
  const strips = Math.ceil(width / STRIP);
  let above = new Uint16Array(strips);
  let current = new Uint16Array(strips);
  const changes: number[] = [];
  for (let y = 0; y < height; y += 1) {
    current.fill(0);
    for (let x = 0; x < width; x += 1)
      if ((data[y * width + x] ?? 255) < DARK) {
        const strip = Math.floor(x / STRIP);
        current[strip] = (current[strip] ?? 0) + 1;
      }
    let change = 0;
    if (y > 0)
      for (let strip = 0; strip < strips; strip += 1)
        change += Math.abs((current[strip] ?? 0) - (above[strip] ?? 0));
    changes.push(change);
    [above, current] = [current, above];
  }
  return changes;
}
