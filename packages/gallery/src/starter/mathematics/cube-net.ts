import type { Drawing, Point } from '@relievo/graphic/model';
import { at, polygon, polyline } from '../../build/geometry.ts';
import { LINES, shape } from '../../build/items.ts';
import { createDrawing } from '../../build/sheet.ts';
import { heading, label } from '../../build/words.ts';

const SIDE = 46;
const [LEFT, TOP] = [36, 60];
/** Column and row of each face in the cross. */
const FACES = [
  ['top', 1, 0],
  ['left', 0, 1],
  ['front', 1, 1],
  ['right', 2, 1],
  ['bottom', 1, 2],
  ['back', 1, 3],
] as const;

/** Of the squares. */
function corner([column, row]: Corner): Point {
  return at(LEFT + column * SIDE, TOP + row * SIDE);
}
type Corner = readonly [column: number, row: number];
const FOLDS: readonly (readonly [id: string, between: string, from: Corner, to: Corner])[] = [
  ['top', 'front and top', [1, 1], [2, 1]],
  ['left', 'front and left', [1, 1], [1, 2]],
  ['right', 'front and right', [2, 1], [2, 2]],
  ['bottom', 'front and bottom', [1, 2], [2, 2]],
  ['back', 'bottom and back', [1, 3], [2, 3]],
];

const OUTLINE: readonly Corner[] = [
  [1, 0],
  [2, 0],
  [2, 1],
  [3, 1],
  [3, 2],
  [2, 2],
  [2, 4],
  [1, 4],
  [1, 2],
  [0, 2],
  [0, 1],
  [1, 1],
];

/** Six squares that fold up into a cube. */
export function cubeNet(): Drawing {
  return createDrawing(
    {
      id: 'cube-net',
      title: 'The net of a cube',
      description:
        'Six squares in the shape of a cross: four in a column, and one on each side of the second. Cut out and folded along the dashed lines they make a cube.',
    },
    [
      shape({
        id: 'outline',
        role: 'outline',
        name: 'Outline of the net',
        description: 'Cut along it.',
        geometry: polygon(...OUTLINE.map(corner)),
        line: LINES.strong,
      }),
      ...FOLDS.map(([id, between, from, to]) =>
        shape({
          id: `fold-${id}`,
          role: 'data',
          name: `Fold between ${between}`,
          description: 'Dashed: fold along it.',
          geometry: polyline(corner(from), corner(to)),
          line: { style: 'dashed', width: 1 },
        }),
      ),
    ],
    [
      heading('Net of a cube'),
      ...FACES.map(([name, column, row]) =>
        label({
          id: `${name}-label`,
          print: name,
          at: at(LEFT + (column + 0.5) * SIDE, TOP + (row + 0.5) * SIDE),
          anchor: 'middle',
        }),
      ),
    ],
  );
}
