import type { PaintedShape, PlacedWords, Rgb } from '../marks.ts';

export const BLUE: Rgb = [0, 0, 255];
export const BLACK: Rgb = [0, 0, 0];

/** Writes words with their middle at a place. */
export function write(text: string, x: number, y: number): PlacedWords {
  const half = text.length * 0.75;
  return { text, start: { x: x - half, y }, end: { x: x + half, y }, size: 3 };
}

/** Paints a tick of an upright axis. */
export function paintTick(y: number): PaintedShape {
  const segments = [{ to: { x: 19, y } }];
  return {
    geometry: { type: 'path', subpaths: [{ start: { x: 17, y }, segments, closed: false }] },
    fill: null,
    stroke: BLACK,
  };
}
