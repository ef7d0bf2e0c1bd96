import type { Polyline } from '../geometry/flatten.ts';
import type { Texture } from '../model/drawing.ts';
import type { Box, Point } from '../model/geometry.ts';
import type { Medium } from '../profiles/profile.ts';
import { gridStep } from './grid.ts';
import { type Direction, TEXTURE_SPECS } from './textures.ts';

/** A texture as drawing: strokes with round ends, a dot being a stroke of no length, or filled squares. */
export interface Pattern {
  readonly strokes: readonly Polyline[];
  readonly width: number;
  readonly fills: readonly Polyline[];
}

/**
 * A texture over a box of the sheet. It hangs on the sheet, not on the shape, so that neighbours
 * with one texture join without a seam; on a grid it lies on the middles of the dots.
 */
export function patternOf(texture: Texture, medium: Medium, box: Box): Pattern {
  const spec = TEXTURE_SPECS[medium][texture];
  const step = gridStep(medium) ?? 0;
  const origin = step / 2;
  const area = { ...box, x: box.x - origin, y: box.y - origin };
  const placed = (points: readonly number[], closed = false): Polyline => ({
    points: new Float64Array(points).map((value) => value + origin),
    closed,
  });
  switch (spec.kind) {
    case 'solid':
      return {
        strokes: [],
        width: 0,
        fills: [placed(squareAt(area.x, area.y, area.width, area.height), true)],
      };
    case 'dots': {
      const strokes = latticeOf(area, spec.pitch, spec.staggered).map(({ x, y }) => placed([x, y]));
      return { strokes, width: spec.diameter, fills: [] };
    }
    case 'lines': {
      const strokes = parallels(area, spec.direction, spec.pitch).map((line) => placed(line));
      return { strokes, width: spec.width, fills: [] };
    }
    case 'net': {
      const directions = spec.diagonal
        ? (['rising', 'falling'] as const)
        : (['horizontal', 'vertical'] as const);
      const lines = directions.flatMap((direction) => parallels(area, direction, spec.pitch));
      return { strokes: lines.map((line) => placed(line)), width: spec.width, fills: [] };
    }
    case 'dashes': {
      // On a grid lengths run from middle to middle of dots; elsewhere round ends add the width.
      const ends = step > 0 ? 0 : spec.width;
      const strokes = dashRows(area, spec.pitch, spec.dash - ends, spec.gap + ends).map((line) =>
        placed(line),
      );
      return { strokes, width: spec.width, fills: [] };
    }
    case 'checker': {
      const { side } = spec;
      // Squares of whole dots begin half a step before the first dot's middle.
      const fills = latticeOf(area, side, true, 2 * side).map(({ x, y }) =>
        placed(squareAt(x - origin, y - origin, side, side), true),
      );
      return { strokes: [], width: 0, fills };
    }
    case 'waves': {
      const strokes = waveRows(area, spec).map((line) => placed(line));
      return { strokes, width: spec.width, fills: [] };
    }
  }
}

function squareAt(x: number, y: number, width: number, height: number): readonly number[] {
  return [...[x, y], ...[x + width, y], ...[x + width, y + height], ...[x, y + height]];
}

/** Whole multiples of the pitch that reach over a stretch, one more on each side. */
function steps(from: number, length: number, pitch: number): readonly number[] {
  const first = Math.floor(from / pitch) - 1;
  const last = Math.ceil((from + length) / pitch) + 1;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Points `across` apart in rows `pitch` apart; staggered, every second row is shifted by half. */
function latticeOf(area: Box, pitch: number, staggered: boolean, across = pitch): readonly Point[] {
  return steps(area.y, area.height, pitch).flatMap((row) =>
    steps(area.x, area.width, across).map((column) => ({
      x: column * across + (staggered && row % 2 !== 0 ? across / 2 : 0),
      y: row * pitch,
    })),
  );
}

function parallels(area: Box, direction: Direction, pitch: number): readonly (readonly number[])[] {
  const [left, top] = [area.x, area.y];
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  if (direction === 'horizontal')
    return steps(top, area.height, pitch).map((k) => [left, k * pitch, right, k * pitch]);
  if (direction === 'vertical')
    return steps(left, area.width, pitch).map((k) => [k * pitch, top, k * pitch, bottom]);
  // Diagonals stand `pitch` apart across themselves, so by root 2 as much along a row.
  const along = pitch * Math.SQRT2;
  if (direction === 'falling') {
    return steps(left - bottom, area.width + area.height, along).map((k) => [
      ...[top + k * along, top],
      ...[bottom + k * along, bottom],
    ]);
  }
  return steps(left + top, area.width + area.height, along).map((k) => [
    ...[k * along - top, top],
    ...[k * along - bottom, bottom],
  ]);
}

/** Rows of dashes, each row shifted by half against the last, as bricks are. */
function dashRows(area: Box, pitch: number, dash: number, gap: number): readonly (readonly number[])[] {
  return latticeOf(area, pitch, true, dash + gap).map(({ x, y }) => [x, y, x + dash, y]);
}

const POINTS_PER_WAVE = 20;

function waveRows(
  area: Box,
  {
    pitch,
    length,
    amplitude,
  }: { readonly pitch: number; readonly length: number; readonly amplitude: number },
): readonly (readonly number[])[] {
  return steps(area.y, area.height, pitch).map((row) =>
    steps(area.x, area.width, length / POINTS_PER_WAVE).flatMap((k) => [
      (k * length) / POINTS_PER_WAVE,
      row * pitch + amplitude * Math.sin((2 * Math.PI * k) / POINTS_PER_WAVE),
    ]),
  );
}
