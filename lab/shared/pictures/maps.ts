import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxOf, minOf } from '@relievo/words';
import { SHEET, type Subject } from './subject.ts';

const COUNTRIES = [
  'Portugal',
  'Italy',
  'Kenya',
  'Japan',
  'Chile',
  'Iceland',
  'Turkey',
  'India',
  'Mexico',
  'Egypt',
  'Peru',
  'Poland',
  'Vietnam',
  'Madagascar',
  'Sweden',
  'Greece',
];
const ROOM = { width: 130, height: 96 };
/** Islands that are smaller are left away by whoever draws a map of a country. */
const LEAST = 6;

type Ring = readonly (readonly [number, number])[];
type Arcs = readonly (readonly number[])[];

/** As TopoJSON keeps it: borders that two countries share are kept once, as steps. */
interface World {
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: {
    readonly countries: {
      readonly geometries: readonly (
        | { readonly type: 'Polygon'; readonly arcs: Arcs; readonly properties: { readonly name: string } }
        | {
            readonly type: 'MultiPolygon';
            readonly arcs: readonly Arcs[];
            readonly properties: { readonly name: string };
          }
      )[];
    };
  };
}

const FILE = join(import.meta.dirname, '../../../node_modules/world-atlas/countries-110m.json');

/** Outlines of countries (Natural Earth, public domain), each with its name. */
export function collectMaps(count: number): readonly Subject[] {
  const world = JSON.parse(readFileSync(FILE, 'utf8')) as World;
  const borders = world.arcs.map((arc) => readArc(world, arc));
  const readRing = (indexes: readonly number[]): Ring =>
    indexes.flatMap((index) =>
      (index >= 0 ? (borders[index] ?? []) : (borders[~index] ?? []).toReversed()).slice(1),
    );
  return COUNTRIES.slice(0, count).map((name) => {
    const found = world.objects.countries.geometries.find(({ properties }) => properties.name === name);
    if (!found) throw new Error(`There is no map of ${name}.`);
    const polygons = found.type === 'Polygon' ? [found.arcs] : found.arcs;
    return drawCountry(
      name,
      polygons.flatMap(([outer]) => (outer ? [readRing(outer)] : [])),
    );
  });
}

function readArc({ transform: { scale, translate } }: World, arc: Ring): Ring {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
  });
}

function drawCountry(name: string, rings: readonly Ring[]): Subject {
  const all = rings.flat();
  const middle = all.reduce((sum, [, latitude]) => sum + latitude, 0) / all.length;
  const shrink = Math.cos((middle * Math.PI) / 180);
  const xs = all.map(([longitude]) => longitude * shrink);
  const ys = all.map(([, latitude]) => -latitude);
  const [left, right] = [minOf(xs), maxOf(xs)];
  const [top, bottom] = [minOf(ys), maxOf(ys)];
  const scale = Math.min(ROOM.width / (right - left), ROOM.height / (bottom - top));
  const place = ([longitude, latitude]: readonly [number, number]): readonly [number, number] => [
    SHEET.width / 2 + (longitude * shrink - (left + right) / 2) * scale,
    56 + (-latitude - (top + bottom) / 2) * scale,
  ];
  const lines = rings.flatMap((ring) => {
    const placed = ring.map(place);
    const size = Math.max(
      maxOf(placed.map(([x]) => x)) - minOf(placed.map(([x]) => x)),
      maxOf(placed.map(([, y]) => y)) - minOf(placed.map(([, y]) => y)),
    );
    return size < LEAST ? [] : [`M${placed.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`];
  });
  return { name, kind: 'map', lines, areas: [], words: [{ text: name, x: 80, y: 117, size: 6 }] };
}
