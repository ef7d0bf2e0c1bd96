import type { Drawing } from '../../model/drawing.ts';
import { GOLDENS } from '../goldens.ts';
import { areaUnderACurve } from './area-under-a-curve.ts';
import { basketballCourt } from './basketball-court.ts';
import { brailleCell } from './braille-cell.ts';
import { circleParts } from './circle-parts.ts';
import { colorWheel } from './color-wheel.ts';
import { goalballCourt, tennisCourt, volleyballCourt } from './courts.ts';
import { cubeNet } from './cube-net.ts';
import { butterflyLife, designCycle, waterCycle } from './cycles.ts';
import { earthLayers } from './earth-layers.ts';
import { fractions, sixths } from './fractions.ts';
import { ammonia, carbonDioxide, methane } from './molecules.ts';
import { noteValues } from './note-values.ts';
import { fiveMinusSeven, threeTimesFour } from './number-lines.ts';
import { perspective } from './perspective.ts';
import { pianoKeys } from './piano-keys.ts';
import { polygons } from './polygons.ts';
import { pythagoras } from './pythagoras.ts';
import { rightTriangle } from './right-triangle.ts';
import { runningTrack } from './running-track.ts';
import { searchTree } from './search-tree.ts';
import { cosineWave, sineWave } from './sine-wave.ts';
import { storyArc } from './story-arc.ts';
import { fallingLine, straightLine } from './straight-line.ts';
import { symmetry } from './symmetry.ts';
import { tangent } from './tangent.ts';
import { timeline } from './timeline.ts';
import { unitCircle } from './unit-circle.ts';

/** Programs that draw, each with what it draws: for a new library, more of one kind would be less. */
export const STARTER_PROGRAMS: ReadonlyMap<string, ReadonlyMap<string, () => Drawing>> = new Map(
  Object.entries({
    ...Object.fromEntries(GOLDENS.map(({ name, make }) => [name, { [name]: () => make()[0] }])),
    'straight-line': { 'straight-line': straightLine, 'falling-line': fallingLine },
    tangent: { tangent },
    'area-under-a-curve': { 'area-under-a-curve': areaUnderACurve },
    'sine-wave': { 'sine-wave': sineWave, 'cosine-wave': cosineWave },
    'unit-circle': { 'unit-circle': unitCircle },
    pythagoras: { pythagoras },
    'cube-net': { 'cube-net': cubeNet },
    polygons: { polygons },
    fractions: { fractions, sixths },
    'running-track': { 'running-track': runningTrack },
    'basketball-court': { 'basketball-court': basketballCourt },
    perspective: { perspective },
    symmetry: { symmetry },
    'note-values': { 'note-values': noteValues },
    'search-tree': { 'search-tree': searchTree },
    timeline: { timeline },
    'story-arc': { 'story-arc': storyArc },
    molecules: { 'carbon-dioxide': carbonDioxide, ammonia, methane },
    'number-lines': { 'three-times-four': threeTimesFour, 'five-minus-seven': fiveMinusSeven },
    courts: {
      'goalball-court': goalballCourt,
      'volleyball-court': volleyballCourt,
      'tennis-court': tennisCourt,
    },
    cycles: { 'water-cycle': waterCycle, 'butterfly-life': butterflyLife, 'design-cycle': designCycle },
    'piano-keys': { 'piano-keys': pianoKeys },
    'circle-parts': { 'circle-parts': circleParts },
    'earth-layers': { 'earth-layers': earthLayers },
    'braille-cell': { 'braille-cell': brailleCell },
    'right-triangle': { 'right-triangle': rightTriangle },
    'color-wheel': { 'color-wheel': colorWheel },
  }).map(([program, drawings]) => [program, new Map(Object.entries(drawings))]),
);

/** What a new library begins with, by name: mathematics, geometry and what a school needs beside them. */
export const STARTER_DRAWINGS: ReadonlyMap<string, () => Drawing> = new Map(
  [...STARTER_PROGRAMS.values()].flatMap((drawings) => [...drawings]),
);
