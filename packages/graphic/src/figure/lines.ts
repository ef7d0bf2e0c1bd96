import { flatten } from '../geometry/flatten.ts';
import type { Drawing, ShapeItem } from '../model/drawing.ts';
import { mapItems } from '../model/walk.ts';
import type { Profile } from '../profiles/profile.ts';

/** Widths that fingers distinguish, in narrowest lines. */
const WIDTHS = [1, 1.5, 2.25];

/** Makes lines as wide as fingers follow: wide and narrow ones as in the source, in widths that fingers distinguish. */
export function widenLines(drawing: Drawing, scale: number, { limits }: Profile): Drawing {
  const { min, max } = limits.mainLineWidth;
  const widths = WIDTHS.map((times) => Math.min(min * times, max ?? Infinity));
  return mapItems(drawing, (item) => {
    if (item.kind !== 'shape' || !item.line) return item;
    const wished = item.line.width * scale;
    const width = widths.findLast((one) => one <= 1.2 * wished) ?? min;
    return { ...item, line: { ...item.line, width } };
  });
}

/** CIE lightness from which a line is there to help eyes, as the lines of a grid are. */
const PALE = 78;

/** Makes pale straight lines, which are a grid, weaker than what they help to read. */
export function weakenGrid(drawing: Drawing, { limits }: Profile): Drawing {
  return mapItems(drawing, (item) => {
    if (item.kind !== 'shape' || !item.line || item.texture || lightnessOf(item.color) < PALE) return item;
    const isStraight = flatten(item.geometry).every(({ points, closed }) => !closed && points.length === 4);
    if (!isStraight) return item;
    const width = limits.helperWidth ?? limits.mainLineWidth.min / limits.lineWidthRatio;
    return { ...item, role: 'grid', line: { ...item.line, width } };
  });
}

/** CIE lightness from which a colour is a tint of the ground and says nothing alone. */
const TINT = 70;

/** Tells whether the colour of an area is a tint, as those of skies and of paper are. */
export function isPale({ color }: ShapeItem): boolean {
  return lightnessOf(color) >= TINT;
}

function lightnessOf(color = '#000000'): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return light > 0.008856 ? 116 * Math.cbrt(light) - 16 : 903.3 * light;
}
