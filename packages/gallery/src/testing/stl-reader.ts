/** A binary STL as its corners, x y z in turn: 80 bytes, a count, then normal, three corners and two bytes each. */
export function readStlCorners(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(80, true);
  if (bytes.length !== 84 + 50 * count) throw new Error('The STL is not as long as it says.');
  const corners = new Float32Array(count * 9);
  for (let triangle = 0; triangle < count; triangle += 1)
    for (let value = 0; value < 9; value += 1)
      corners[triangle * 9 + value] = view.getFloat32(84 + 50 * triangle + 12 + value * 4, true);
  return corners;
}

export function measureStlBounds(corners: Float32Array): readonly (readonly [least: number, most: number])[] {
  return [0, 1, 2].map((axis) => {
    let least = Infinity;
    let most = -Infinity;
    for (let at = axis; at < corners.length; at += 3) {
      const value = corners[at] ?? 0;
      if (value < least) least = value;
      if (value > most) most = value;
    }
    return [least, most] as const;
  });
}
