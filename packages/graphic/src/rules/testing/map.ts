import type { Drawing } from '../../model/drawing.ts';
import { drawing, lines, shape } from '../../testing/make.ts';

/** A dense map: regions with ragged borders, side by side on an A4 sheet, so many points in all. */
export function map(points: number, regions: number): Drawing {
  const columns = Math.ceil(Math.sqrt(regions));
  const rows = Math.ceil(regions / columns);
  const width = 180 / columns;
  const height = 260 / rows;
  const each = Math.max(3, Math.round(points / regions));
  return drawing(
    Array.from({ length: regions }, (_, region) => {
      const x = 15 + width * ((region % columns) + 0.5);
      const y = 18 + height * (Math.floor(region / columns) + 0.5);
      const border = Array.from({ length: each }, (_point, index) => {
        const turn = (index / each) * 2 * Math.PI;
        const reach =
          0.45 * (1 + 0.1 * Math.sin(turn * 9 + region) + 0.02 * Math.sin(turn * 97 + region * 3));
        return [x + Math.cos(turn) * width * reach, y + Math.sin(turn) * height * reach];
      });
      return shape(`region-${region}`, lines(border.flat(), true), {
        role: 'area',
        texture: region % 3 === 0 ? 'dots-fine' : null,
      });
    }),
  );
}
