import { keepComponents } from '../pixels/components.ts';
import type { Mask } from '../pixels/grid.ts';
import type { Dot } from './find-dots.ts';

/** Small round forms are marks, and no lines. */
export function takeMarks(
  mask: Mask,
  thick: number,
): { readonly mask: Mask; readonly marks: readonly Dot[] } {
  const marks: Dot[] = [];
  const rest = keepComponents(mask, ({ box, pixels }) => {
    const [low, high] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
    const isMark = high <= 1.6 * thick && low >= 0.65 * high && pixels >= 0.6 * low * high && high >= 4;
    if (isMark)
      marks.push({
        center: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
        radius: (box.width + box.height) / 4,
      });
    return !isMark;
  });
  return { mask: rest, marks };
}
