import { type Box, createMask, type Grid, type Mask } from './grid.ts';

export interface Component {
  readonly label: number;
  readonly pixels: number;
  readonly box: Box;
}

export interface Components {
  /** For each pixel the label of its component, from 1; 0 where nothing is. */
  readonly labels: Int32Array;
  readonly list: readonly Component[];
}

/** What hangs together, corners included where `corners` says so; only pixels of one value hang together. */
export function findComponents(
  { width, height, data }: Grid,
  { corners = true }: { readonly corners?: boolean } = {},
): Components {
  const labels = new Int32Array(width * height);
  const list: Component[] = [];
  const stack: number[] = [];
  for (let start = 0; start < data.length; start++) {
    const value = data[start];
    if (!value || labels[start]) continue;
    const label = list.length + 1;
    labels[start] = label;
    stack.push(start);
    let [pixels, left, right, top, bottom] = [0, width, 0, height, 0];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      pixels++;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          if (!corners && dx !== 0 && dy !== 0) continue;
          const [column, row] = [x + dx, y + dy];
          if (column < 0 || row < 0 || column >= width || row >= height) continue;
          const next = row * width + column;
          if (data[next] === value && !labels[next]) {
            labels[next] = label;
            stack.push(next);
          }
        }
    }
    list.push({ label, pixels, box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 } });
  }
  return { labels, list };
}

/** The mask without the components that are not wanted. */
export function keepComponents(mask: Mask, isWanted: (component: Component) => boolean): Mask {
  const { labels, list } = findComponents(mask);
  const wanted = [false, ...list.map(isWanted)];
  return createMask(mask.width, mask.height, (at) => wanted[labels[at] ?? 0] === true);
}
