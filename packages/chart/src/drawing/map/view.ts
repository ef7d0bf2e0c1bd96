import { isInside, pointToPolyline } from '@relievo/graphic/geometry';
import type { Box, Point } from '@relievo/graphic/model';
import { maxOf, minOf } from '@relievo/words';
import { type Degrees, landOf } from '../../geography/land.ts';
import { type Projection, projectAround, projectWorld } from '../../geography/project.ts';

/** A ring of places in a plane. */
export type Ring = readonly Point[];

/** A country in a plane: its pieces, the largest first, each with what lies in it and is not of it. */
export interface Land {
  readonly row: number;
  readonly pieces: readonly (readonly Ring[])[];
}

/** Islands smaller than this share of the largest piece do not decide where the map ends. */
const DECISIVE = 0.25;
/** A map that is wider shows the world. */
const WIDEST_PART = 170;

/** The countries of the rows in millimetres, as large as the box holds them; pieces that lie outside of it are left out. */
export function layLand(countries: ReadonlyMap<number, string>, box: Box): readonly Land[] {
  const project = chooseProjection([...countries.values()]);
  const lands = [...countries].flatMap(([row, country]): readonly Land[] => {
    const pieces = landOf(country).map((rings) => rings.map((ring) => ring.map(project)));
    return pieces.length === 0 ? [] : [{ row, pieces: sortByArea(pieces) }];
  });
  const frame = boundRings(lands.flatMap(listDecisive));
  const scale = Math.min(box.width / frame.width, box.height / frame.height);
  const left = box.x + (box.width - frame.width * scale) / 2;
  const top = box.y + (box.height - frame.height * scale) / 2;
  const toSheet = ({ x, y }: Point): Point => ({
    x: left + (x - frame.x) * scale,
    y: top + (y - frame.y) * scale,
  });
  return lands.map(({ row, pieces }) => ({
    row,
    pieces: pieces
      .map((rings) => rings.map((ring) => ring.map(toSheet)))
      .filter((rings) => isWithin(rings, box)),
  }));
}

function listDecisive({ pieces }: Land): readonly Ring[] {
  const [first] = pieces;
  const most = first ? measureArea(first[0] ?? []) : 0;
  return pieces.flatMap(([coast = []]) => (measureArea(coast) >= DECISIVE * most ? [coast] : []));
}

function sortByArea(pieces: readonly (readonly Ring[])[]): readonly (readonly Ring[])[] {
  return pieces.toSorted(([a = []], [b = []]) => measureArea(b) - measureArea(a));
}

function chooseProjection(countries: readonly string[]): Projection {
  const places = countries.flatMap((country) => {
    const [largest] = landOf(country).toSorted(([a = []], [b = []]) => b.length - a.length);
    return largest?.[0] ?? [];
  });
  const [west, east] = findLeastArc(places);
  if (east - west > WIDEST_PART) return projectWorld;
  const norths = places.map(({ north }) => north);
  return projectAround({ east: (west + east) / 2, north: (minOf(norths) + maxOf(norths)) / 2 });
}

/** From the westernmost place to the easternmost, the way that is shorter: Russia goes on beyond 180 degrees. */
function findLeastArc(places: readonly Degrees[]): readonly [west: number, east: number] {
  const easts = places.map(({ east }) => east);
  const turned = easts.map((east) => (east < 0 ? east + 360 : east));
  const [plain, beyond] = [easts, turned].map((all) => [minOf(all), maxOf(all)] as const);
  if (!plain || !beyond) return [0, 0];
  return beyond[1] - beyond[0] < plain[1] - plain[0] ? beyond : plain;
}

function boundRings(rings: readonly Ring[]): Box {
  const places = rings.flat();
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [x, y] = [minOf(xs), minOf(ys)];
  return { x, y, width: maxOf(xs) - x, height: maxOf(ys) - y };
}

const HAIR = 1e-6;

function isWithin([coast = []]: readonly Ring[], box: Box): boolean {
  return coast.every(
    ({ x, y }) =>
      x >= box.x - HAIR &&
      x <= box.x + box.width + HAIR &&
      y >= box.y - HAIR &&
      y <= box.y + box.height + HAIR,
  );
}

export function measureArea(ring: Ring): number {
  let twice = 0;
  for (const [index, { x, y }] of ring.entries()) {
    const before = ring.at(index - 1) ?? { x, y };
    twice += before.x * y - x * before.y;
  }
  return Math.abs(twice) / 2;
}

const TURNS = 12;

/** Across its narrowest direction. */
export function measureAcross(ring: Ring): number {
  return minOf(
    Array.from({ length: TURNS }, (_, turn) => {
      const [cos, sin] = [Math.cos((turn * Math.PI) / TURNS), Math.sin((turn * Math.PI) / TURNS)];
      const along = ring.map(({ x, y }) => x * cos + y * sin);
      return maxOf(along) - minOf(along);
    }),
  );
}

/** The place of a piece that is farthest from its coast, to about a millimetre, and how far that is. */
export function findMiddle(rings: readonly Ring[]): { readonly at: Point; readonly room: number } | null {
  const lines = rings.map((ring) => ({
    closed: true,
    points: Float64Array.from(ring.flatMap(({ x, y }) => [x, y])),
  }));
  const { x, y, width, height } = boundRings(rings);
  const step = Math.max(1, width / MOST_STEPS, height / MOST_STEPS);
  let best: { readonly at: Point; readonly room: number } | null = null;
  for (let across = x + step / 2; across < x + width; across += step)
    for (let down = y + step / 2; down < y + height; down += step) {
      const at = { x: across, y: down };
      if (!isInside(at, lines)) continue;
      const room = minOf(lines.map((line) => pointToPolyline(at, line)));
      if (!best || room > best.room) best = { at, room };
    }
  return best;
}

const MOST_STEPS = 40;

/** Whether the countries of a map lie side by side rather than above each other. */
export function isWide(countries: readonly string[]): boolean {
  const square = { x: 0, y: 0, width: 1000, height: 1000 };
  const lands = layLand(new Map(countries.map((country, row) => [row, country])), square);
  const { width, height } = boundRings(lands.flatMap(listDecisive));
  return width > height;
}
