import { millimetres } from '@relievo/words';
import { fail, type Refuse, type Result, succeed } from '../model/result.ts';
import type { Change, Output, OutputResult } from './output.ts';
import { roundedSize } from './page.ts';
import { prepare } from './prepare.ts';
import { type Mesh, meshOf } from './relief/mesh.ts';
import { BASE, solidStl } from './relief/solid.ts';
import { RELIEF_HEIGHT, type Surface, surfaceOf, surfaceSize } from './relief/surface.ts';
import type { OutputReports } from './reports.ts';

const refuse: Refuse<OutputReports> = fail;

/** Millimetres of the longest side that is told to whoever has to split. */
const LARGEST_RELIEF = 450;

/** Millimetres that a triangle may lie off the surface: below what a printer's layer shows. */
const TOLERANCE = 0.04;
/** 50 bytes each: printers' programs grow slow beyond this. */
const MOST_TRIANGLES = 1_500_000;
/** Coarser than this, braille would lose its shape. */
const COARSEST = 0.16;

/** For a 3D printer: the relief on a plate of 2 mm, the tallest 1 mm above it, braille as domes of its own height. */
export const stl: Output<'stl'> = {
  id: 'stl',
  words: {
    name: '3D relief (STL)',
    short: 'Relief',
    use: 'An STL file for 3D printers.',
  },
  purpose: 'print',
  mediaType: 'model/stl',
  endings: ['stl'],
  media: ['swell-a4'],
  needs: ['drawing'],
  ways: ['hold'],
  isOfOneSheet: true,
  make: (source, profile): Result<OutputResult> => {
    const prepared = prepare(source, profile);
    if (!prepared.ok) return prepared;
    const { drawing, changes } = prepared.value;
    const { width, height } = drawing.sheet;
    const size = surfaceSize(Math.max(width, height));
    if (size === null)
      return refuse({
        code: 'relief_too_large',
        parameters: { ...roundedSize({ width, height }), most: millimetres(LARGEST_RELIEF) },
      });
    const surface = surfaceOf(drawing, size);
    const { mesh, tolerance } = makeSmallEnough(surface);
    return succeed({
      files: [{ name: 'relief.stl', mediaType: 'model/stl', bytes: solidStl(surface, mesh) }],
      changes: [...changes, relief, ...reportCoarser(tolerance)],
    });
  },
};

function makeSmallEnough(surface: Surface): { readonly mesh: Mesh; readonly tolerance: number } {
  let tolerance = TOLERANCE;
  let mesh = meshOf(surface, tolerance);
  while (mesh.count > MOST_TRIANGLES && tolerance < COARSEST) {
    tolerance *= 2;
    mesh = meshOf(surface, tolerance);
  }
  return { mesh, tolerance };
}

const relief: Change<OutputReports> = {
  code: 'relief_height',
  parameters: { height: millimetres(RELIEF_HEIGHT), plate: millimetres(BASE) },
  items: [],
};

function reportCoarser(tolerance: number): readonly Change<OutputReports>[] {
  return tolerance === TOLERANCE
    ? []
    : [{ code: 'relief_coarser', parameters: { tolerance: millimetres(tolerance) }, items: [] }];
}
