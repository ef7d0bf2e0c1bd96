import type { Drawing, Item, Point, ShapeItem } from '@relievo/graphic/model';

/** A map of an island that is on no other map, as it would lie on a sheet of swell paper. */
const SHEET = { width: 150, height: 94 };

type Look = Pick<ShapeItem, 'role' | 'name' | 'line' | 'texture' | 'height'>;

const COAST: Look = {
  role: 'outline',
  name: 'coast',
  line: { style: 'solid', width: 2 },
  texture: null,
  height: 1,
};
const BORDER: Look = {
  role: 'outline',
  name: 'border',
  line: { style: 'dashed', width: 1.6 },
  texture: null,
  height: 0.8,
};
const PLACE: Look = { role: 'symbol', name: 'place', line: null, texture: 'solid', height: 1 };

function createShape(id: string, look: Look, geometry: ShapeItem['geometry']): Item {
  return {
    kind: 'shape',
    id,
    description: '',
    ...look,
    geometry,
  };
}

function drawThrough(points: readonly Point[], closed = false): ShapeItem['geometry'] {
  return {
    type: 'path',
    subpaths: [
      { start: points[0] ?? { x: 0, y: 0 }, segments: points.slice(1).map((to) => ({ to })), closed },
    ],
  };
}

function drawRound(center: Point): ShapeItem['geometry'] {
  return { type: 'ellipse', center, rx: 3, ry: 3, angle: 0 };
}

function createName(print: string, cells: string, at: Point): Item {
  return {
    kind: 'text',
    id: `name-${print}`,
    role: 'label',
    name: print,
    description: '',
    at,
    print,
    printSize: 6,
    braille: { cells, engine: 'letters', table: 'ueb-g1-letters' },
    height: 1,
  };
}

/** A coast with bays: waves around an oval. */
const coast = Array.from({ length: 120 }, (_, step) => {
  const turn = (step / 120) * 2 * Math.PI;
  const wave = 1 + 0.1 * Math.sin(2 * turn + 0.9) + 0.07 * Math.cos(3 * turn);
  return { x: 74 + 53 * wave * Math.cos(turn), y: 46 + 31 * wave * Math.sin(turn) };
});
function coastAt(share: number): Point {
  return coast[Math.round(share * coast.length)] ?? { x: 74, y: 46 };
}

const MIDDLE = { x: 70, y: 48 };

export const island: Drawing = {
  version: 1,
  id: 'island',
  title: 'An island',
  description: 'A map: coast, two borders, two towns and a mountain.',
  language: 'en',
  sheet: { ...SHEET, margins: { top: 5, right: 5, bottom: 5, left: 5 }, braille: 'marburg-medium' },
  layers: [
    {
      id: 'map',
      name: 'Map',
      visible: true,
      items: [
        createShape('coast', COAST, drawThrough(coast, true)),
        createShape(
          'north-south',
          BORDER,
          drawThrough([coastAt(0.75), { x: 66, y: 34 }, MIDDLE, { x: 66, y: 62 }, coastAt(0.27)]),
        ),
        createShape('east', BORDER, drawThrough([MIDDLE, { x: 92, y: 44 }, coastAt(0.02)])),
        createShape('first-town', PLACE, drawRound({ x: 44, y: 38 })),
        createName('a', '⠁⠇', { x: 50, y: 40 }),
        createShape('second-town', PLACE, drawRound({ x: 92, y: 32 })),
        createName('b', '⠃⠕', { x: 98, y: 34 }),
        createShape(
          'mountain',
          PLACE,
          drawThrough(
            [
              { x: 96, y: 56 },
              { x: 102, y: 66 },
              { x: 90, y: 66 },
            ],
            true,
          ),
        ),
      ],
    },
  ],
};
