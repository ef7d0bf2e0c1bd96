/** Boxes in a row of four numbers each: left, top, right, bottom. */
export interface Boxes {
  readonly count: number;
  readonly boxes: Float64Array;
  /** Boxes of one owner do not meet each other. */
  readonly owners?: Int32Array;
}

/** About a second. What needs more lies on itself so often that no finger can read it. */
const MOST_LOOKS = 250_000_000;
/** Beside the few that every box has at least, or the squares could never be large enough. */
const MOST_ENTRIES = 3_000_000;
const LEAST_EACH = 6;

/**
 * Every two boxes that come within `reach` of each other, told once each, by sorting them into the
 * squares of a grid. The grid grows coarser until what it holds is bounded, whatever the boxes are.
 * `visit` returns false to stop. False where there were too many to look at all.
 */
export function visitMeetings(
  { count, boxes, owners }: Boxes,
  reach: number,
  visit: (first: number, second: number) => boolean,
): boolean {
  if (count < 2) return true;
  const frame = frameOf(count, boxes);
  let side = Math.max(reach, frame.extent / 160);
  while (countEntries(count, boxes, reach, side) > MOST_ENTRIES + LEAST_EACH * count) side *= 2;
  const columns = Math.floor(frame.width / side) + 3;
  const column = (x: number): number =>
    Math.max(0, Math.min(columns - 1, Math.floor((x - frame.left) / side) + 1));
  const rows = Math.floor(frame.height / side) + 3;
  const row = (y: number): number => Math.max(0, Math.min(rows - 1, Math.floor((y - frame.top) / side) + 1));

  const each = (act: (index: number, cell: number) => void): void => {
    for (let index = 0; index < count; index += 1) {
      const left = column((boxes[index * 4] ?? 0) - reach / 2);
      const right = column((boxes[index * 4 + 2] ?? 0) + reach / 2);
      const bottom = row((boxes[index * 4 + 3] ?? 0) + reach / 2);
      for (let y = row((boxes[index * 4 + 1] ?? 0) - reach / 2); y <= bottom; y += 1)
        for (let x = left; x <= right; x += 1) act(index, y * columns + x);
    }
  };

  const starts = new Int32Array(columns * rows + 1);
  each((_, cell) => {
    starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
  });
  for (let cell = 0; cell < columns * rows; cell += 1)
    starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] ?? 0);
  const fill = starts.slice();
  const entries = new Int32Array(starts[columns * rows] ?? 0);
  each((index, cell) => {
    const at = fill[cell] ?? 0;
    entries[at] = index;
    fill[cell] = at + 1;
  });

  let looks = MOST_LOOKS;
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const end = starts[cell + 1] ?? 0;
    let others = starts[cell] ?? 0;
    for (let i = others; i < end; i += 1) {
      const a = entries[i] ?? 0;
      // Boxes stand in each square in their own order, and so those of one owner side by side.
      if (!owners) others = i + 1;
      else while (others < end && (others <= i || owners[entries[others] ?? 0] === owners[a])) others += 1;
      looks -= end - others;
      if (looks < 0) return false;
      const al = boxes[a * 4] ?? 0;
      const at = boxes[a * 4 + 1] ?? 0;
      const ar = (boxes[a * 4 + 2] ?? 0) + reach;
      const ab = (boxes[a * 4 + 3] ?? 0) + reach;
      for (let j = others; j < end; j += 1) {
        const b = entries[j] ?? 0;
        const bl = boxes[b * 4] ?? 0;
        const bt = boxes[b * 4 + 1] ?? 0;
        if (bl > ar || bt > ab) continue;
        if (al > (boxes[b * 4 + 2] ?? 0) + reach || at > (boxes[b * 4 + 3] ?? 0) + reach) continue;
        // The pair belongs to one square alone: the one with the top left corner of what both share.
        if (row(Math.max(at, bt) - reach / 2) * columns + column(Math.max(al, bl) - reach / 2) !== cell)
          continue;
        if (!visit(a, b)) return true;
      }
    }
  }
  return true;
}

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  extent: number;
}

function frameOf(count: number, boxes: Float64Array): Frame {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let index = 0; index < count; index += 1) {
    left = Math.min(left, boxes[index * 4] ?? 0);
    top = Math.min(top, boxes[index * 4 + 1] ?? 0);
    right = Math.max(right, boxes[index * 4 + 2] ?? 0);
    bottom = Math.max(bottom, boxes[index * 4 + 3] ?? 0);
  }
  const width = right - left;
  const height = bottom - top;
  return { left, top, width, height, extent: Math.max(width, height) };
}

function countEntries(count: number, boxes: Float64Array, reach: number, side: number): number {
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const across = ((boxes[index * 4 + 2] ?? 0) - (boxes[index * 4] ?? 0) + reach) / side + 2;
    const down = ((boxes[index * 4 + 3] ?? 0) - (boxes[index * 4 + 1] ?? 0) + reach) / side + 2;
    total += across * down;
  }
  return total;
}
