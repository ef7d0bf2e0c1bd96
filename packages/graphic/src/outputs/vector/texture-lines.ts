import { boundsOf } from '../../geometry/bounds.ts';
import { flatten } from '../../geometry/flatten.ts';
import type { ShapeItem, Texture } from '../../model/drawing.ts';
import { textureInset } from '../../raster/ink.ts';
import { areaInside, insetOfMiddles } from '../../raster/texture.ts';
import { textureParts } from '../../raster/texture-parts.ts';
import type { Medium } from '../../rules/profile.ts';
import { patternOf } from '../../set/pattern.ts';

/** A texture as lines, dots and squares that end where it ends: no pattern, mask or clip to be misread. */
export type TextureLines = {
  readonly lines: readonly Float64Array[];
  readonly width: number;
  readonly squares: readonly Float64Array[];
};

/** Pixels to a millimetre in which ends are looked for: they are right to a tenth. */
const PER_MM = 8;
/** Larger areas are looked at more coarsely, so that a wall costs no more memory than a page. */
const MOST = 16_000_000;

export const textureLines = (item: ShapeItem, texture: Texture, medium: Medium): TextureLines => {
  const box = boundsOf(item.geometry);
  if (!box) return { lines: [], width: 0, squares: [] };
  const pattern = patternOf(texture, medium, box);
  const perMm = Math.min(PER_MM, Math.sqrt(MOST / Math.max(1, box.width * box.height)));
  const corner = [box.x, box.y] as const;
  const pixels = ({ points }: { readonly points: Float64Array }): Float64Array =>
    points.map((value, i) => (value - corner[i % 2 === 0 ? 0 : 1]) * perMm);
  const millimetres = (points: Float64Array): Float64Array =>
    points.map((value, i) => value / perMm + corner[i % 2 === 0 ? 0 : 1]);
  const area = areaInside(
    flatten(item.geometry).map(pixels),
    Math.max(1, Math.ceil(box.width * perMm)),
    Math.max(1, Math.ceil(box.height * perMm)),
    insetOfMiddles(textureInset(item, medium), pattern, medium) * perMm,
  );
  const parts = textureParts(area, pattern.strokes.map(pixels), pattern.fills.map(pixels), perMm);
  return {
    lines: parts.lines.map(millimetres),
    width: pattern.width,
    squares: parts.squares.map(millimetres),
  };
};
