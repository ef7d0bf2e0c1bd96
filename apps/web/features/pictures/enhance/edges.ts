import type { Part } from '@relievo/trace/enhance';

/** Percentages as they are typed: how far a side of the rectangle lies from the edge of the picture. */
export interface Edges {
  readonly left: string;
  readonly top: string;
  readonly right: string;
  readonly bottom: string;
}

export const EVERYTHING: Edges = { left: '0', top: '0', right: '0', bottom: '0' };

/** Null where it is no rectangle. */
export function toPart({ left, top, right, bottom }: Edges): Part | null {
  const [x, y] = [readThousandths(left), readThousandths(top)];
  const [fromRight, fromBottom] = [readThousandths(right), readThousandths(bottom)];
  if (x === null || y === null || fromRight === null || fromBottom === null) return null;
  const [width, height] = [1000 - x - fromRight, 1000 - y - fromBottom];
  return width >= 1 && height >= 1 ? { x, y, width, height } : null;
}

/** With a point or a comma, as people write numbers. */
export function readThousandths(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(value) || value < 0 || value > 100) return null;
  return Math.round(value * 10);
}
