import { type Color, mapToPalette, type Shade } from '../areas/palette.ts';
import type { Components } from '../pixels/components.ts';
import type { Box, Mask, Pixels, Point } from '../pixels/grid.ts';

/** A part of a disc, in shares of a turn from the top, clockwise. */
export interface Slice {
  readonly from: number;
  readonly to: number;
  readonly color: Color;
}

export interface Disc {
  readonly center: Point;
  readonly radius: number;
  readonly slices: readonly Slice[];
}

/** Of the shorter side: a smaller disc is a mark. */
const LEAST_DISC = 0.15;
/** Rows of a disc end where a circle does, to within this share of its radius. */
const ROUND = 0.035;
const ROUND_ROWS = 0.85;

/** Discs that are cut into slices, painted or outlined, among forms of ink. */
export function findDiscs(
  pixels: Pixels,
  { labels, list }: Components,
  palette: readonly Shade[],
): readonly Disc[] {
  const { width, height } = pixels;
  const least = LEAST_DISC * Math.min(width, height);
  const round = list.filter(({ box, label }) => {
    const isSquare = Math.abs(box.width - box.height) <= 0.04 * Math.max(box.width, box.height);
    return isSquare && box.width >= least && isRound(labels, width, label, box);
  });
  if (round.length === 0) return [];
  const nearest = { width, height, data: mapToPalette(pixels, palette) };
  return round.flatMap(({ box }) => {
    const disc = { center: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, radius: box.width / 2 };
    const slices = cut(disc, nearest, palette);
    return slices.length >= 2 ? [{ ...disc, slices }] : [];
  });
}

function isRound(labels: Int32Array, across: number, label: number, box: Box): boolean {
  const radius = box.width / 2;
  let fits = 0;
  for (let row = 0; row < box.height; row++) {
    const from = (box.y + row) * across + box.x;
    let [first, last] = [-1, -1];
    for (let x = 0; x < box.width; x++)
      if (labels[from + x] === label) {
        if (first < 0) first = x;
        last = x + 1;
      }
    const half = Math.sqrt(Math.max(0, radius ** 2 - (row + 0.5 - box.height / 2) ** 2));
    const most = Math.max(1.5, ROUND * radius);
    if (Math.abs(first - (radius - half)) <= most && Math.abs(last - (radius + half)) <= most) fits++;
  }
  return fits >= ROUND_ROWS * box.height;
}

/** Rays that a disc is looked at along, and places on each: print on a slice covers few of them. */
const RAYS = 1440;
const PLACES = [0.3, 0.36, 0.42, 0.48, 0.54, 0.6, 0.66, 0.72, 0.78, 0.84, 0.9, 0.94];
/** Of a turn: narrower runs are the lines between slices. */
const NARROW = 0.006;

function cut(
  { center, radius }: { readonly center: Point; readonly radius: number },
  nearest: Mask,
  palette: readonly Shade[],
): readonly Slice[] {
  const rays = Array.from({ length: RAYS }, (_, i) => {
    const turn = (2 * Math.PI * i) / RAYS;
    const seen = new Map<number, number>();
    for (const place of PLACES) {
      const x = Math.floor(center.x + Math.sin(turn) * radius * place);
      const y = Math.floor(center.y - Math.cos(turn) * radius * place);
      const shade = nearest.data[y * nearest.width + x] ?? 0;
      seen.set(shade, (seen.get(shade) ?? 0) + 1);
    }
    return [...seen].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
  });
  const first = rays.findIndex((shade, i) => shade !== rays.at(i - 1));
  if (first < 0) return [];
  const runs: { shade: number; from: number; to: number }[] = [];
  for (let i = first; i < first + RAYS; i++) {
    const shade = rays[i % RAYS] ?? 0;
    const run = runs.at(-1);
    if (run && run.shade === shade) run.to = i + 1;
    else runs.push({ shade, from: i, to: i + 1 });
  }
  const wide = runs.filter(({ from, to }) => to - from >= NARROW * RAYS);
  if (wide.length < 2) return [];
  // What lies between two slices belongs to both of them by half.
  const borders = wide.map(({ from }, i) => {
    const before = wide.at(i - 1)?.to ?? from;
    return (i === 0 ? before - RAYS + from : before + from) / 2 / RAYS;
  });
  return wide.map(({ shade }, i) => ({
    from: borders[i] ?? 0,
    to: borders[i + 1] ?? (borders[0] ?? 0) + 1,
    color: palette[shade]?.color ?? [0, 0, 0],
  }));
}
