import type { PaintedShape } from '@relievo/chart/reading';
import type { Point } from '@relievo/graphic/model';
import type { ChartMarks, Disc } from '@relievo/trace/charts';
import { PIXEL, toMillimetres } from './reader-scale.ts';

const INK = [0, 0, 0] as const;

/** Exact forms in the colours that they were drawn in. */
export function paintMarks({ rules, boxes, courses, marks, samples }: ChartMarks): readonly PaintedShape[] {
  const toLine = (points: readonly Point[]): PaintedShape['geometry'] => {
    const [start = { x: 0, y: 0 }, ...rest] = points.map(toMillimetres);
    return { type: 'path', subpaths: [{ start, segments: rest.map((to) => ({ to })), closed: false }] };
  };
  return [
    ...rules.map(({ from, to }) => ({ geometry: toLine([from, to]), fill: null, stroke: INK })),
    ...boxes.map(({ left, right, top, bottom, color }) => ({
      geometry: {
        type: 'rect' as const,
        x: left * PIXEL,
        y: top * PIXEL,
        width: (right - left) * PIXEL,
        height: (bottom - top) * PIXEL,
      },
      fill: color,
      stroke: null,
    })),
    ...courses.map(({ corners, color }) => ({ geometry: toLine(corners), fill: null, stroke: color })),
    ...samples.map(({ box, color }) => ({
      geometry: toLine([
        { x: box.x, y: box.y + box.height / 2 },
        { x: box.x + box.width, y: box.y + box.height / 2 },
      ]),
      fill: null,
      stroke: color,
    })),
    ...marks.map(({ center, radius, color }) => ({
      geometry: {
        type: 'ellipse' as const,
        center: toMillimetres(center),
        rx: radius * PIXEL,
        ry: radius * PIXEL,
        angle: 0,
      },
      fill: color,
      stroke: null,
    })),
  ];
}

/** So many steps of an arc make a turn. */
const STEPS = 180;

/** Slices as exactly as they were measured. */
export function paintSlices({ center, radius, slices }: Disc): readonly PaintedShape[] {
  const place = (turn: number, far: number): Point => ({
    x: (center.x + far * Math.sin(2 * Math.PI * turn)) * PIXEL,
    y: (center.y - far * Math.cos(2 * Math.PI * turn)) * PIXEL,
  });
  return slices.map(({ from, to, color }) => {
    const steps = Math.max(2, Math.ceil((to - from) * STEPS));
    const [red, green, blue] = color;
    return {
      geometry: {
        type: 'path',
        subpaths: [
          {
            start: place(0, 0),
            segments: Array.from({ length: steps + 1 }, (_, step) => ({
              to: place(from + ((to - from) * step) / steps, radius),
            })),
            closed: true,
          },
        ],
      },
      fill: [red, green, blue],
      // A slice may be as white as the paper.
      stroke: INK,
    };
  });
}
