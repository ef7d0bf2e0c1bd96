import {
  measureExtent,
  measureLength,
  type PlainDrawing,
  type PlainItem,
  type PlainLine,
} from '@relievo/graphic/testing';

/** Millimetres: the longer side of a picture that fills a sheet of A4, or its shorter side. */
export interface Outline extends PlainLine {
  readonly width: number;
  readonly height: number;
}

/** Lists the lines, and the outer edges of the areas, that were traced. */
export function listOutlines({ items }: PlainDrawing): readonly Outline[] {
  return items
    .filter(({ kind, said }: PlainItem) => kind === 'shape' && said['data-symbol'] === undefined)
    .flatMap(({ lines: [outer] }) => {
      if (!outer) return [];
      const { left, right, top, bottom } = measureExtent([outer]);
      return [{ ...outer, width: right - left, height: bottom - top }];
    });
}

/** Counts outlines that return, with many pieces and neither small nor as even as a round, at this size of the picture. */
function listRegions(outlines: readonly Outline[], longer: number): readonly Outline[] {
  return outlines.filter((outline) => {
    const [from, to] = [outline.points[0], outline.points.at(-1)];
    const doesReturn =
      outline.isClosed || (from && to && Math.hypot(from.x - to.x, from.y - to.y) < 0.02 * longer);
    return (
      doesReturn && (outline.pieces ?? 0) >= 7 && Math.max(outline.width, outline.height) > 0.08 * longer
    );
  });
}

export function countRegions(drawing: PlainDrawing, longer: number): number {
  return listRegions(listOutlines(drawing), longer).length;
}

/** Counts long lines that run straight for less than this share of their length. */
export function countBends(drawing: PlainDrawing, longer: number, straight = 0.6): number {
  return listOutlines(drawing).filter((outline) => {
    const length = measureLength({ lines: [outline] });
    return (
      (outline.pieces ?? 0) >= 5 && length > 0.25 * longer && (outline.straight ?? 0) < straight * length
    );
  }).length;
}
