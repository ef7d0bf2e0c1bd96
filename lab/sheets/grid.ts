import { minOf } from '@relievo/words';
import type { Examined } from './examine.ts';
import { PER_MM } from './raster.ts';

/** Finds the width in millimetres of the thinnest of three or more level lines across a third of the drawing. */
export function findGrid({ ink, sheet, drawn }: Examined): number | undefined {
  if (drawn === undefined) return undefined;
  const [left, top, right, bottom] = drawn.map((one) => Math.round(one * PER_MM)) as [
    number,
    number,
    number,
    number,
  ];
  const min = (right - left) / 3;
  const widths: number[] = [];
  let thick = 0;
  for (let y = top; y <= bottom; y += 1) {
    let [run, longest] = [0, 0];
    for (let x = left; x <= right; x += 1) {
      run = ink[y * sheet.width + x] === 1 ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    if (longest >= min) thick += 1;
    else if (thick > 0) {
      if (thick < 3 * PER_MM) widths.push(thick / PER_MM);
      thick = 0;
    }
  }
  return widths.length >= 3 ? minOf(widths) : undefined;
}
