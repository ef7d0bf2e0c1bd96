import type { Drawing } from '../../model/drawing.ts';
import { GOLDENS } from '../goldens.ts';
import { areaUnderACurve } from './area-under-a-curve.ts';
import { basketballCourt } from './basketball-court.ts';
import { cubeNet } from './cube-net.ts';
import { fractions, sixths } from './fractions.ts';
import { noteValues } from './note-values.ts';
import { perspective } from './perspective.ts';
import { polygons } from './polygons.ts';
import { pythagoras } from './pythagoras.ts';
import { runningTrack } from './running-track.ts';
import { searchTree } from './search-tree.ts';
import { cosineWave, sineWave } from './sine-wave.ts';
import { storyArc } from './story-arc.ts';
import { fallingLine, straightLine } from './straight-line.ts';
import { symmetry } from './symmetry.ts';
import { tangent } from './tangent.ts';
import { timeline } from './timeline.ts';
import { unitCircle } from './unit-circle.ts';

/** What a new library begins with, by name: mathematics, geometry and what a school needs beside them. */
export const STARTER_DRAWINGS: ReadonlyMap<string, () => Drawing> = new Map([
  ...GOLDENS.map(({ name, make }) => [name, () => make()[0]] as const),
  ['straight-line', straightLine],
  ['tangent', tangent],
  ['area-under-a-curve', areaUnderACurve],
  ['sine-wave', sineWave],
  ['unit-circle', unitCircle],
  ['pythagoras', pythagoras],
  ['cube-net', cubeNet],
  ['polygons', polygons],
  ['fractions', fractions],
  ['running-track', runningTrack],
  ['basketball-court', basketballCourt],
  ['perspective', perspective],
  ['symmetry', symmetry],
  ['note-values', noteValues],
  ['search-tree', searchTree],
  ['timeline', timeline],
  ['story-arc', storyArc],
  ['cosine-wave', cosineWave],
  ['falling-line', fallingLine],
  ['sixths', sixths],
]);
