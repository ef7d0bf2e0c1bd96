import type { Drawing } from '@relievo/graphic/model';
import { sign } from '../../build/geometry.ts';
import { createGraph } from '../../build/graph.ts';
import { LINES, mark, shape } from '../../build/items.ts';
import { ACROSS, createDrawing } from '../../build/sheet.ts';
import { heading } from '../../build/words.ts';

const paper = createGraph(
  { from: -90, to: 360, start: 40, end: 256, step: 90, labelled: (degrees) => degrees > 0 },
  { from: -1, to: 1, start: 166, end: 62, labelled: () => true },
);

interface Wave {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly of: (radians: number) => number;
  readonly highest: number;
  readonly lowest: number;
}

/** One whole turn, laid out along the axis. */
function drawWave({ id, name, description, of, highest, lowest }: Wave): Drawing {
  return createDrawing(
    { id, title: `The ${name} from 0 to 360 degrees`, description, sheet: ACROSS },
    [
      ...paper.figure,
      shape({
        id: 'curve',
        role: 'data',
        name: `The ${name}`,
        description: 'One wave.',
        geometry: paper.plot((degrees) => of((degrees * Math.PI) / 180), 0, 360, 0.25),
        line: LINES.strong,
        color: '#a03030',
      }),
      mark(
        'highest',
        'Highest point',
        `At ${highest} degrees the ${name} is 1.`,
        sign('disc', paper.at(highest, 1)),
      ),
      mark(
        'lowest',
        'Lowest point',
        `At ${lowest} degrees the ${name} is minus 1.`,
        sign('disc', paper.at(lowest, -1)),
      ),
    ],
    [heading(`The ${name} wave`), ...paper.words],
  );
}

export function sineWave(): Drawing {
  return drawWave({
    id: 'sine-wave',
    name: 'sine',
    description:
      'A wave that begins at 0, is highest at 90 degrees, crosses the axis at 180, is lowest at 270 and comes back to the axis at 360 degrees.',
    of: Math.sin,
    highest: 90,
    lowest: 270,
  });
}

export function cosineWave(): Drawing {
  return drawWave({
    id: 'cosine-wave',
    name: 'cosine',
    description:
      'A wave that begins at its highest point, crosses the axis at 90 degrees, is lowest at 180, crosses the axis again at 270 and is highest again at 360 degrees.',
    of: Math.cos,
    highest: 0,
    lowest: 180,
  });
}
