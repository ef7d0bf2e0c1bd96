export type Box4 = readonly [left: number, top: number, right: number, bottom: number];
export interface TreeNode {
  readonly box: Box4;
  readonly from: number;
  readonly to: number;
  readonly children?: readonly [TreeNode, TreeNode];
}

const LEAF = 8;

/**
 * Segments in a balanced tree of boxes, made once in n log n: halved along the longer side of the box
 * until few are left. It is log2(n) deep, so building it may recurse. `coordinates` holds both ends of
 * each segment, `order` is sorted so that each node's segments stand together.
 */
export function buildTree(coordinates: Float64Array, order: Uint32Array): TreeNode | null {
  const keys = [middlesOf(coordinates, order, 0), middlesOf(coordinates, order, 1)] as const;
  const make = (from: number, to: number): TreeNode => {
    const box = boxOf(coordinates, order, from, to);
    if (to - from <= LEAF) return { box, from, to };
    const key = box[2] - box[0] > box[3] - box[1] ? keys[0] : keys[1];
    const middle = (from + to) >>> 1;
    selectMiddle(order, key, from, to - 1, middle);
    return { box, from, to, children: [make(from, middle), make(middle, to)] };
  };
  return order.length ? make(0, order.length) : null;
}

function middlesOf(coordinates: Float64Array, order: Uint32Array, axis: 0 | 1): Float64Array {
  const middles = new Float64Array(order.length);
  for (let index = 0; index < middles.length; index += 1)
    middles[index] = ((coordinates[index * 4 + axis] ?? 0) + (coordinates[index * 4 + 2 + axis] ?? 0)) / 2;
  return middles;
}

function boxOf(coordinates: Float64Array, order: Uint32Array, from: number, to: number): Box4 {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let at = from; at < to; at += 1) {
    const base = (order[at] ?? 0) * 4;
    for (let end = base; end < base + 4; end += 2) {
      const x = coordinates[end] ?? 0;
      const y = coordinates[end + 1] ?? 0;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return [left, top, right, bottom];
}

/** Hoare's selection: afterwards what stands before `middle` has keys no larger than what stands after. */
function selectMiddle(
  order: Uint32Array,
  key: Float64Array,
  first: number,
  last: number,
  middle: number,
): void {
  let low = first;
  let high = last;
  while (low < high) {
    const pivot = key[order[(low + high) >>> 1] ?? 0] ?? 0;
    let i = low;
    let j = high;
    while (i <= j) {
      while ((key[order[i] ?? 0] ?? 0) < pivot) i += 1;
      while ((key[order[j] ?? 0] ?? 0) > pivot) j -= 1;
      if (i <= j) {
        const swap = order[i] ?? 0;
        order[i] = order[j] ?? 0;
        order[j] = swap;
        i += 1;
        j -= 1;
      }
    }
    if (middle <= j) high = j;
    else if (middle >= i) low = i;
    else return;
  }
}
