import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { maxOf, minOf } from '@relievo/words';
import { merge } from 'topojson-client';

/** Tenths of a degree: half a millimetre where a map is largest. */
const PER_DEGREE = 10;
/** Land that no finger feels as an area on any sheet, in degrees from north to south or from east to west. */
const LEAST_SPAN = 1;
/** Nobody counts there. */
const LEFT_OUT = ['AQ', 'TF'];

/** What the atlas calls otherwise than the names of regions do, and what it draws apart. */
const ATLAS_NAMES: Readonly<Record<string, string>> = {
  'W. Sahara': 'EH',
  'United States of America': 'US',
  'Dem. Rep. Congo': 'CD',
  'Dominican Rep.': 'DO',
  'Falkland Is.': 'FK',
  'Fr. S. Antarctic Lands': 'TF',
  "Côte d'Ivoire": 'CI',
  'Central African Rep.': 'CF',
  Congo: 'CG',
  'Eq. Guinea': 'GQ',
  eSwatini: 'SZ',
  Palestine: 'PS',
  Myanmar: 'MM',
  Turkey: 'TR',
  'Solomon Is.': 'SB',
  'N. Cyprus': 'CY',
  Somaliland: 'SO',
  'Bosnia and Herz.': 'BA',
  Macedonia: 'MK',
  'Trinidad and Tobago': 'TT',
  'S. Sudan': 'SS',
};

type Atlas = Parameters<typeof merge>[0];
type Shape = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number] & {
  readonly properties?: { readonly name?: string };
};

/**
 * The outlines of countries by their code in ISO 3166-1, in whole tenths of a degree, each place by
 * how far it is from the one before: from the atlas of Natural Earth, which is in the public domain.
 */
export function encodeOutlines(): ReadonlyMap<string, string> {
  const require = createRequire(import.meta.url);
  const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/countries-110m.json'), 'utf8')) as Atlas;
  const countries = atlas.objects['countries'];
  if (countries?.type !== 'GeometryCollection') throw new Error('The atlas holds no countries.');
  const codes = listCodes();
  const shapes = new Map<string, Shape[]>();
  for (const shape of countries.geometries as Shape[]) {
    const name = shape.properties?.name ?? '';
    const code = ATLAS_NAMES[name] ?? codes.get(name);
    if (code === undefined) throw new Error(`The atlas has “${name}”, of which no code is known.`);
    if (!LEFT_OUT.includes(code)) shapes.set(code, [...(shapes.get(code) ?? []), shape]);
  }
  const found = [...shapes].map(
    ([code, parts]) => [code, encodeLand(merge(atlas, parts).coordinates)] as const,
  );
  return new Map(found.filter(([, land]) => land !== '').toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function listCodes(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return new Map(
    letters.flatMap((first) =>
      letters.flatMap((second) => {
        const code = first + second;
        const name = names.of(code);
        // Codes that are used no more have the names of those that took their place.
        const isInUse = new Intl.Locale(`und-${code}`).region === code;
        return name === undefined || !isInUse ? [] : [[name, code] as const];
      }),
    ),
  );
}

type Ring = readonly (readonly number[])[];

/** Pieces of land, of which each begins with its coast; what lies in it follows. */
function encodeLand(pieces: readonly (readonly Ring[])[]): string {
  return pieces
    .map((rings) => rings.map(encodeRing))
    .filter(([coast]) => coast !== '')
    .map((rings) => rings.filter((ring) => ring !== '').join('/'))
    .join(';');
}

/** Nothing where it is too small to be felt. */
function encodeRing(ring: Ring): string {
  const places = joinAtEdge(ring).map(([east = 0, north = 0]) => [
    Math.round(east * PER_DEGREE),
    Math.round(north * PER_DEGREE),
  ]);
  const spans = [0, 1].map((side) => {
    const values = places.map((place) => place[side] ?? 0);
    return maxOf(values) - minOf(values);
  });
  if (maxOf(spans) < LEAST_SPAN * PER_DEGREE) return '';
  let [east, north] = [0, 0];
  const steps: number[] = [];
  // The last place is the first one again.
  for (const [x = 0, y = 0] of places.slice(0, -1)) {
    if (steps.length > 0 && x === east && y === north) continue;
    steps.push(x - east, y - north);
    [east, north] = [x, y];
  }
  return steps.length < 8 ? '' : steps.join(' ');
}

/** What lies on both sides of 180 degrees goes on beyond it. */
function joinAtEdge(ring: Ring): Ring {
  let turns = 0;
  return ring.map(([east = 0, north = 0], index) => {
    const before = ring[index - 1]?.[0] ?? east;
    if (Math.abs(east - before) > 180) turns += east < before ? 1 : -1;
    return [east + 360 * turns, north];
  });
}
