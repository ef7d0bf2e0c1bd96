import type { Examined } from './examine.ts';
import { PER_MM } from './raster.ts';

/** Distances are measured up to so many millimetres. */
const MAX = 4;

export function measureClearance({ lines, ink, sheet }: Examined): readonly number[] {
  return lines.map((line) => {
    let nearest = MAX * PER_MM;
    for (const dot of line.dots)
      nearest = Math.min(nearest, findInk(dot.x, dot.y, ink, sheet) - dot.width / 2);
    for (const other of lines) {
      if (other === line) continue;
      const dx = Math.max(other.left - line.right, line.left - other.right, 0);
      const dy = Math.max(other.top - line.bottom, line.top - other.bottom, 0);
      nearest = Math.min(nearest, Math.hypot(dx, dy));
    }
    return Math.max(0, nearest) / PER_MM;
  });
}

function findInk(
  x: number,
  y: number,
  ink: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const reach = Math.ceil((MAX + 1) * PER_MM);
  const [cx, cy] = [Math.round(x), Math.round(y)];
  let nearest = reach;
  for (let j = Math.max(0, cy - reach); j <= Math.min(height - 1, cy + reach); j += 1)
    for (let i = Math.max(0, cx - reach); i <= Math.min(width - 1, cx + reach); i += 1)
      if (ink[j * width + i] === 1) nearest = Math.min(nearest, Math.hypot(i - x, j - y));
  return nearest;
}
