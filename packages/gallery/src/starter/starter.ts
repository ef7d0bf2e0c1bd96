import type { Drawing } from '@relievo/graphic/model';
import { GOLDENS } from '../goldens.ts';
import { colorWheel } from './arts/color-wheel.ts';
import { noteValues } from './arts/note-values.ts';
import { perspective } from './arts/perspective.ts';
import { pianoKeys } from './arts/piano-keys.ts';
import { storyArc } from './arts/story-arc.ts';
import { brailleCell } from './braille-cell.ts';
import { areaUnderACurve } from './mathematics/area-under-a-curve.ts';
import { circleParts } from './mathematics/circle-parts.ts';
import { cubeNet } from './mathematics/cube-net.ts';
import { fractions, sixths } from './mathematics/fractions.ts';
import { fiveMinusSeven, threeTimesFour } from './mathematics/number-lines.ts';
import { polygons } from './mathematics/polygons.ts';
import { pythagoras } from './mathematics/pythagoras.ts';
import { rightTriangle } from './mathematics/right-triangle.ts';
import { cosineWave, sineWave } from './mathematics/sine-wave.ts';
import { fallingLine, straightLine } from './mathematics/straight-line.ts';
import { symmetry } from './mathematics/symmetry.ts';
import { tangent } from './mathematics/tangent.ts';
import { unitCircle } from './mathematics/unit-circle.ts';
import { butterflyLife, designCycle, waterCycle } from './nature/cycles.ts';
import { earthLayers } from './nature/earth-layers.ts';
import { ammonia, carbonDioxide, methane } from './nature/molecules.ts';
import { searchTree } from './search-tree.ts';
import { basketballCourt } from './sport/basketball-court.ts';
import { goalballCourt, tennisCourt, volleyballCourt } from './sport/courts.ts';
import { runningTrack } from './sport/running-track.ts';
import { timeline } from './timeline.ts';

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
