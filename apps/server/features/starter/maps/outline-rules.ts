import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

/** A border on the globe, as degrees east and north. */
export type Ring = readonly (readonly [east: number, north: number])[];

type Atlas = Parameters<typeof feature>[0];

const require = createRequire(import.meta.url);
const ATLAS = require.resolve('world-atlas/countries-110m.json');

/** Each piece of land of a country, by its number in ISO 3166-1 (Natural Earth, public domain). */
export function openOutlines(): (country: string) => readonly Ring[] {
  const atlas = JSON.parse(readFileSync(ATLAS, 'utf8')) as Atlas;
  const countries = atlas.objects['countries'];
  if (countries?.type !== 'GeometryCollection') throw new Error('The atlas holds no countries.');
  return (number) => {
    const found = countries.geometries.find(({ id }) => id === number);
    const drawn = found && feature(atlas, found);
    const land = drawn?.type === 'Feature' ? drawn.geometry : undefined;
    if (land?.type === 'Polygon') return takeOuterRings([land.coordinates]);
    if (land?.type === 'MultiPolygon') return takeOuterRings(land.coordinates);
    throw new Error(`The atlas holds no country ${number}.`);
  };
}

function takeOuterRings(polygons: readonly (readonly (readonly number[])[][])[]): readonly Ring[] {
  return polygons.flatMap(([ring]) =>
    ring ? [ring.map(([east = 0, north = 0]) => [east, north] as const)] : [],
  );
}
