import type { Plane } from '../plane/plane.ts';

/**
 * What of a texture lies in its area, in pixels: lines cut where their middle leaves it, dots whole or
 * not at all, squares whole or cut small. Height maps and vector files are made from the same parts,
 * so that no file shows a line that the preview does not.
 */
export interface TextureParts {
  readonly lines: readonly Float64Array[];
  readonly squares: readonly Float64Array[];
}

/** Less feels like a dot that does not belong, in millimetres. */
const SHORTEST = 1.5;

export function textureParts(
  /** Where the middle of a line may run. */
  area: Plane,
  strokes: readonly Float64Array[],
  fills: readonly Float64Array[],
  pixelsPerMm: number,
): TextureParts {
  const { width, height, values } = area;
  const isInside = (x: number, y: number): boolean =>
    x >= 0 &&
    y >= 0 &&
    x < width &&
    y < height &&
    (values[Math.trunc(y) * width + Math.trunc(x)] ?? 0) >= 0.5;
  return {
    lines: strokes.flatMap((points) => findPartsInside(points, SHORTEST * pixelsPerMm, isInside)),
    squares: fills.flatMap(([x = 0, y = 0, right = 0, , , bottom = 0]) =>
      findSquaresInside(x, y, right, bottom, Math.max(1, pixelsPerMm / 2), isInside),
    ),
  };
}

type Inside = (x: number, y: number) => boolean;

/** Places are looked at twice a pixel. */
function findPartsInside(points: Float64Array, shortest: number, isInside: Inside): readonly Float64Array[] {
  const [firstX = 0, firstY = 0] = points;
  if (points.length === 2) return isInside(firstX, firstY) ? [points] : [];
  const parts: Float64Array[] = [];
  let current: number[] = [];
  let length = 0;
  const end = (): void => {
    if (length >= shortest) parts.push(Float64Array.from(current));
    current = [];
    length = 0;
  };
  const reach = (x: number, y: number): void => {
    const [beforeX, beforeY] = [current.at(-2) ?? x, current.at(-1) ?? y];
    length += Math.sqrt((x - beforeX) ** 2 + (y - beforeY) ** 2);
    current.push(x, y);
  };
  for (let i = 2; i < points.length; i += 2) {
    const [ax, ay] = [points[i - 2] ?? 0, points[i - 1] ?? 0];
    const [dx, dy] = [(points[i] ?? 0) - ax, (points[i + 1] ?? 0) - ay];
    const steps = Math.max(1, Math.ceil(2 * Math.sqrt(dx * dx + dy * dy)));
    let last = -1;
    for (let step = 0; step <= steps; step++) {
      const [x, y] = [ax + (dx * step) / steps, ay + (dy * step) / steps];
      if (isInside(x, y)) {
        if (current.length === 0) reach(x, y);
        last = step;
      } else {
        if (last > 0) reach(ax + (dx * last) / steps, ay + (dy * last) / steps);
        last = -1;
        end();
      }
    }
    if (last > 0) reach(points[i] ?? 0, points[i + 1] ?? 0);
  }
  end();
  return parts;
}

/** Whole squares stay whole; those on the edge are cut into quarters until they are next to nothing. */
function findSquaresInside(
  x: number,
  y: number,
  right: number,
  bottom: number,
  smallest: number,
  isInside: Inside,
): readonly Float64Array[] {
  const [middleX, middleY] = [(x + right) / 2, (y + bottom) / 2];
  const [hairX, hairY] = [(right - x) / 100, (bottom - y) / 100];
  const inside = [x + hairX, middleX, right - hairX].every((px) =>
    [y + hairY, middleY, bottom - hairY].every((py) => isInside(px, py)),
  );
  if (inside) return [Float64Array.of(x, y, right, y, right, bottom, x, bottom)];
  if (right - x <= smallest) return [];
  return [
    ...findSquaresInside(x, y, middleX, middleY, smallest, isInside),
    ...findSquaresInside(middleX, y, right, middleY, smallest, isInside),
    ...findSquaresInside(x, middleY, middleX, bottom, smallest, isInside),
    ...findSquaresInside(middleX, middleY, right, bottom, smallest, isInside),
  ];
}
