import { OUTLINES } from './outlines.ts';

/** A place on the globe, in degrees. */
export interface Degrees {
  readonly east: number;
  readonly north: number;
}

/** A piece of land: its coast or border first, then what lies in it and is not of it. */
export type Piece = readonly (readonly Degrees[])[];

const PER_DEGREE = 10;

/** The pieces of land of a country; none where it is too small to be felt on any map. */
export function landOf(country: string): readonly Piece[] {
  const encoded = OUTLINES[country];
  return encoded === undefined ? [] : encoded.split(';').map((piece) => piece.split('/').map(decodeRing));
}

function decodeRing(encoded: string): readonly Degrees[] {
  const steps = encoded.split(' ').map(Number);
  let [east, north] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, index) => {
    east += steps[2 * index] ?? 0;
    north += steps[2 * index + 1] ?? 0;
    return { east: east / PER_DEGREE, north: north / PER_DEGREE };
  });
}
