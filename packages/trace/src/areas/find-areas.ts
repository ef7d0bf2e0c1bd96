import { maxOf } from '@relievo/words';
import { type Course, EXACT, recognise, recogniseExact } from '../curves/course.ts';
import { groupBy } from '../lists/group-by.ts';
import { type Component, findComponents } from '../pixels/components.ts';
import { type Box, createGrid, type Grid, type Mask, type Pixels, surround } from '../pixels/grid.ts';
import { open } from './open.ts';
import { type Color, findPalette, mapToPalette, type Shade } from './palette.ts';
import { refineRing } from './refine-ring.ts';
import { areaOf, findRings } from './rings.ts';

/** A surface of one colour with its outer edge and the edges of its holes. */
export interface Area {
  readonly label: number;
  readonly edges: readonly Course[];
  readonly color: Color;
  /** Which colour of the picture it has: areas of one colour belong together. */
  readonly shade: number;
  readonly box: Box;
}

export interface FoundAreas {
  readonly areas: readonly Area[];
  readonly palette: readonly Shade[];
  /** For each pixel its area from 1, 0 where none is. */
  readonly labels: Int32Array;
}

/** Surfaces of a mask that are thick throughout, parted by colour; neighbours share their edge. */
export function findAreas(
  pixels: Pixels,
  solids: Mask,
  contrast: Grid,
  { thin, least }: { readonly thin: number; readonly least: number },
): FoundAreas {
  const palette = findPalette(pixels, solids);
  const { width, height } = solids;
  if (palette.length === 0) return { areas: [], palette, labels: new Int32Array(width * height) };
  const nearest = mapToPalette(pixels, palette, solids);
  const shades = createGrid(width, height);
  for (let at = 0; at < nearest.length; at++) if (solids.data[at]) shades.data[at] = (nearest[at] ?? 0) + 1;
  const seeds = open(shades, thin / 2);
  const { labels, list, runs, labelOf } = findComponents(seeds, { corners: false });
  const large = list.filter(({ pixels: count }) => count >= least);
  const kept = new Set(large.map(({ label }) => label));
  const shadeOf = new Map<number, number>();
  for (let run = 0; run < runs.count; run++) {
    const [label, from] = [labelOf[run] ?? 0, runs.from[run] ?? 0];
    if (kept.has(label)) shadeOf.set(label, (seeds.data[from] ?? 1) - 1);
    else labels.fill(0, from, runs.to[run]);
  }
  grow(labels, solids, Math.ceil(thin) + 3);
  const merged = mergeNeighbours(large, { width, height, labels }, shadeOf);
  const areas = merged.map(({ label, box }): Area => {
    const shade = shadeOf.get(label) ?? 0;
    const rings = findRingsWithin({ width, height, labels }, label, box, Math.ceil(thin) + 4);
    const edges = rings
      .filter((ring) => Math.abs(areaOf(ring)) >= least / 4)
      .map((ring) => {
        const exact = refineRing(ring, contrast);
        return exact ? recogniseExact(exact, true, EXACT) : recognise(ring, true);
      });
    return { label, edges, color: palette[shade]?.color ?? [0, 0, 0], shade, box };
  });
  return { areas, palette, labels };
}

type Region = Pick<Component, 'label' | 'box'>;

/** Surfaces of one colour that meet are one surface: what parts them is a line drawn on it. */
function mergeNeighbours(
  regions: readonly Region[],
  { width, height, labels }: Labelled,
  shadeOf: ReadonlyMap<number, number>,
): readonly Region[] {
  const leader = new Map(regions.map(({ label }) => [label, label]));
  const find = (label: number): number => {
    const up = leader.get(label) ?? label;
    return up === label ? label : find(up);
  };
  const join = (a: number, b: number): void => {
    if (a > 0 && b > 0 && a !== b && shadeOf.get(a) === shadeOf.get(b)) leader.set(find(b), find(a));
  };
  for (let y = 0; y < height - 1; y++)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const own = labels[at] ?? 0;
      if (own === 0) continue;
      const right = labels[at + 1] ?? 0;
      const below = labels[at + width] ?? 0;
      if (own !== right && x < width - 1) join(own, right);
      if (own !== below) join(own, below);
    }
  const leads = new Int32Array(maxOf(leader.keys(), 0) + 1);
  for (const label of leader.keys()) leads[label] = find(label);
  for (let at = 0; at < labels.length; at++) if (labels[at]) labels[at] = leads[labels[at] ?? 0] ?? 0;
  return [...groupBy(regions, ({ label }) => find(label))].map(([label, group]) => ({
    label,
    box: surround(group.map(({ box }) => box)),
  }));
}

interface Labelled {
  readonly width: number;
  readonly height: number;
  readonly labels: Int32Array;
}

/** The rings of a region that lies in a box, or not farther from it than it can have grown. */
function findRingsWithin({ width, height, labels }: Labelled, label: number, box: Box, grown: number) {
  const [left, top] = [Math.max(0, box.x - grown), Math.max(0, box.y - grown)];
  const across = Math.min(width, box.x + box.width + grown) - left;
  const down = Math.min(height, box.y + box.height + grown) - top;
  return findRings(across, down, (x, y) => labels[(y + top) * width + x + left] === label).map((ring) =>
    ring.map(({ x, y }) => ({ x: x + left, y: y + top })),
  );
}

/** Pixels of the mask that belong to no area go to the nearest: lines between areas, letters on them, soft edges. */
function grow(labels: Int32Array, { width, height, data }: Mask, reach: number): void {
  let front: number[] = [];
  for (let at = 0; at < labels.length; at++) {
    if (!labels[at]) continue;
    // Within a surface nothing is free.
    if (!labels[at - 1] || !labels[at + 1] || !labels[at - width] || !labels[at + width]) front.push(at);
  }
  for (let step = 0; step < reach && front.length > 0; step++) {
    const next: number[] = [];
    for (const at of front) {
      const [x, y] = [at % width, Math.floor(at / width)];
      const around = [
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
        y > 0 ? at - width : -1,
        y < height - 1 ? at + width : -1,
      ];
      for (const one of around)
        if (one >= 0 && data[one] && !labels[one]) {
          labels[one] = labels[at] ?? 0;
          next.push(one);
        }
    }
    front = next;
  }
}
