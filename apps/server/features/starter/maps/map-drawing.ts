import { placeLabels } from '@relievo/graphic/labels';
import type { Drawing, PathGeometry, Point, ShapeItem } from '@relievo/graphic/model';
import { simplify } from '@relievo/graphic/operations';
import { getProfile } from '@relievo/graphic/profiles';
import { maxOf, minOf } from '@relievo/words';
import { toBraille } from '../braille-rules.ts';
import type { Place, StarterMap } from './map-rules.ts';
import type { Ring } from './outline-rules.ts';

const PAPER = getProfile('swell-a4');
/** Bays and capes of a map narrower than the gap that fingers feel are left out. */
const FOR_FINGERS = { ...PAPER, limits: { ...PAPER.limits, divergingChord: PAPER.limits.elementGap } };
/** Where the country stands: below its title, and off the edges so that names fit beside its coasts. */
const [LEFT, TOP, RIGHT, FOOT] = [24, 34, 186, 280];

/** A country by its coasts and borders, simplified to what a finger can follow, with its places. */
export function drawStarterMap(map: StarterMap, outlines: (country: string) => readonly Ring[]): Drawing {
  const rings = outlines(map.country);
  const land = map.land.map((piece) => ({ ...piece, ring: findRingAround(rings, piece.within, piece.name) }));
  const toSheet = createProjection(land.flatMap(({ ring }) => ring));
  const coasts = land.map(({ name, description, ring, moved }) =>
    createShape({
      name,
      description,
      role: 'outline',
      geometry: closePath(ring.slice(1).map(toSheet).map(moveBy(moved))),
    }),
  );
  const cities = map.cities.map(({ name, description, at: [north, east] }, index) =>
    createShape({
      name,
      description,
      role: 'symbol',
      line: null,
      geometry: {
        type: 'symbol',
        symbol: index === 0 ? 'star' : 'disc',
        at: moveBy(land.find(({ ring }) => isWithin(ring, east, north))?.moved)(toSheet([east, north])),
        size: index === 0 ? 8 : 6,
      },
    }),
  );
  const bare: Drawing = {
    version: 1,
    id: map.name,
    title: map.title,
    description: map.description,
    language: 'en',
    sheet: {
      width: 210,
      height: 297,
      margins: { top: 10, right: 10, bottom: 10, left: 10 },
      braille: 'marburg-medium',
    },
    layers: [
      { id: 'layer-figure', name: 'Figure', visible: true, items: [...coasts, ...cities] },
      {
        id: 'layer-words',
        name: 'Words',
        visible: true,
        items: [
          {
            kind: 'text',
            id: 'title',
            role: 'title',
            name: map.title,
            description: '',
            print: map.title,
            printSize: 5,
            braille: toBraille(map.title),
            at: { x: 12, y: 12 },
            height: 1,
          },
        ],
      },
    ],
  };
  const labels = cities.map(({ id, name }) => ({ id: `${id}-label`, print: name, target: { item: id } }));
  return placeLabels(simplify(bare, FOR_FINGERS), labels, PAPER, toBraille).drawing;
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

function createShape(
  item: Pick<ShapeItem, 'name' | 'description' | 'role' | 'geometry'> & Partial<ShapeItem>,
) {
  return {
    kind: 'shape' as const,
    id: idOf(item.name),
    line: { style: 'solid' as const, width: 1.5 },
    texture: null,
    height: 1,
    ...item,
  };
}

function closePath([start = { x: 0, y: 0 }, ...rest]: readonly Point[]): PathGeometry {
  return {
    type: 'path',
    subpaths: [{ start, segments: rest.map((to) => ({ to })), closed: true }],
  };
}

function moveBy([right, down]: readonly [number, number] = [0, 0]) {
  return ({ x, y }: Point): Point => ({ x: x + right, y: y + down });
}

function findRingAround(rings: readonly Ring[], [north, east]: Place, name: string): Ring {
  const found = rings.find((ring) => isWithin(ring, east, north));
  if (!found) throw new Error(`No land lies around ${name}.`);
  return found;
}

/** A ray to the east crosses the border of what it starts in an odd number of times. */
function isWithin(ring: Ring, east: number, north: number): boolean {
  let inside = false;
  for (const [at, [x, y]] of ring.entries()) {
    const [beforeX, beforeY] = ring.at(at - 1) ?? [x, y];
    if (y > north !== beforeY > north && east < x + ((beforeX - x) * (north - y)) / (beforeY - y))
      inside = !inside;
  }
  return inside;
}

/** Degrees to millimetres, true to shape in the middle of the country (equirectangular). */
function createProjection(points: Ring): (place: readonly [east: number, north: number]) => Point {
  const easts = points.map(([east]) => east);
  const norths = points.map(([, north]) => north);
  const [west, east] = [minOf(easts), maxOf(easts)];
  const [south, north] = [minOf(norths), maxOf(norths)];
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min((RIGHT - LEFT) / ((east - west) * narrowing), (FOOT - TOP) / (north - south));
  const left = (LEFT + RIGHT - (east - west) * narrowing * scale) / 2;
  return ([x, y]) => ({ x: left + (x - west) * narrowing * scale, y: TOP + (north - y) * scale });
}
