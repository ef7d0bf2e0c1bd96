import { cellOf } from '@relievo/braille';
import { placeLabels } from '@relievo/graphic/labels';
import { encodePng, toBase64 } from '@relievo/graphic/png';
import { getProfile } from '@relievo/graphic/profiles';
import { arrowHead } from '../build/axes.ts';
import { at, box, circle, curve, ellipse, polygon, polyline, sign } from '../build/geometry.ts';
import { group, LINES, mark, shape } from '../build/items.ts';
import { CARD, createDrawing, UPRIGHT } from '../build/sheet.ts';
import { BESIDE, label, toPlainBraille } from '../build/words.ts';
import { createSample, type Sample } from './sample.ts';

/** Grey rings: dark in the middle, white at the rim. */
function drawRings(): string {
  const side = 24;
  const data = Uint8Array.from({ length: side * side }, (_, index) => {
    const away = Math.hypot((index % side) - 11.5, Math.floor(index / side) - 11.5);
    return Math.round(255 * Math.min(1, away / 12));
  });
  return toBase64(encodePng({ width: side, height: side, channels: 1, data }));
}

/** Shalom, letter by letter from the right: braille runs from left to right in Hebrew too. */
const SHALOM = {
  cells: [
    [1, 4, 6],
    [1, 2, 3],
    [2, 4, 5, 6],
    [1, 3, 4],
  ]
    .map((dots) => cellOf(dots))
    .join(''),
  engine: 'letters',
  table: 'hebrew-letters',
};

function drawInCard(
  id: string,
  title: string,
  description: string,
  ...parts: Parameters<typeof createDrawing> extends [unknown, ...infer Rest] ? Rest : never
) {
  return createDrawing({ id, title, description, sheet: CARD }, ...parts);
}

/** What else a drawing may hold, one thing each. */
export const PART_SAMPLES: readonly Sample[] = [
  createSample('braille', (id) =>
    drawInCard(
      id,
      'Braille',
      'Capitals, numbers and three lines of uncontracted braille.',
      [],
      [label({ id: 'lines', print: 'Room 204\nFloor 3\nBerlin', at: at(15, 20) })],
    ),
  ),
  createSample('nested-groups', (id) => {
    const room = (name: string, x: number) =>
      group({
        id: name.toLowerCase(),
        role: 'data',
        name,
        description: 'A room with a table.',
        items: [
          shape({
            id: `${name.toLowerCase()}-walls`,
            role: 'outline',
            name: `Walls of the ${name}`,
            geometry: box(x, 20, 40, 50),
          }),
          group({
            id: `${name.toLowerCase()}-tables`,
            role: 'data',
            name: 'Furniture',
            items: [
              shape({
                id: `${name.toLowerCase()}-table`,
                role: 'outline',
                name: 'Table',
                geometry: circle(at(x + 20, 45), 9),
              }),
            ],
          }),
        ],
      });
    return drawInCard(id, 'Groups in groups', 'A house holds rooms, a room holds furniture.', [
      group({
        id: 'house',
        role: 'data',
        name: 'House',
        description: 'Two rooms.',
        items: [room('Kitchen', 15), room('Study', 65)],
      }),
    ]);
  }),
  createSample('image', (id) =>
    drawInCard(id, 'A picture', 'A picture whose darkness is height: highest in its middle.', [
      {
        kind: 'image',
        id: 'picture',
        role: 'data',
        name: 'Hill',
        description: 'Rises to its middle.',
        png: drawRings(),
        placement: [50, 0, 0, 50, 35, 20],
        height: 1,
      },
    ]),
  ),
  createSample('ellipse', (id) =>
    drawInCard(id, 'A turned ellipse', 'An ellipse turned by 30 degrees with lines in it.', [
      shape({
        id: 'ellipse',
        role: 'area',
        name: 'Ellipse',
        description: 'Twice as long as wide.',
        geometry: ellipse(at(60, 45), 40, 20, 30),
        texture: 'lines-horizontal',
      }),
    ]),
  ),
  createSample('rectangle', (id) =>
    drawInCard(id, 'Two rectangles', 'A rectangle in a rectangle.', [
      shape({
        id: 'outer',
        role: 'outline',
        name: 'Outer rectangle',
        geometry: box(15, 15, 90, 60),
        line: LINES.strong,
      }),
      shape({
        id: 'inner',
        role: 'area',
        name: 'Inner rectangle',
        geometry: box(40, 30, 40, 30),
        texture: 'solid',
        line: null,
      }),
    ]),
  ),
  createSample('curve', (id) =>
    drawInCard(id, 'A wave', 'A curve with one hill and one valley over a straight line.', [
      shape({ id: 'line', role: 'axis', name: 'Rest position', geometry: polyline(at(15, 45), at(105, 45)) }),
      shape({
        id: 'wave',
        role: 'data',
        name: 'Wave',
        geometry: curve(
          at(15, 45),
          [at(32, 4), at(43, 4), at(60, 45)],
          [at(77, 86), at(88, 86), at(105, 45)],
        ),
        line: LINES.strong,
      }),
    ]),
  ),
  createSample('right-to-left', (id) => ({
    ...drawInCard(
      id,
      'שלום',
      'A word in Hebrew: print runs from right to left, its braille from left to right.',
      [shape({ id: 'frame', role: 'outline', name: 'מסגרת', geometry: box(15, 15, 60, 35) })],
      [
        label({
          id: 'word',
          print: 'שלום',
          name: 'שלום',
          braille: SHALOM,
          labels: 'frame',
          at: at(15, 50.75 + BESIDE),
        }),
      ],
    ),
    language: 'he',
  })),
  createSample('lead-line', (id) =>
    drawInCard(
      id,
      'A lead line',
      'A word and the line that leads to its place.',
      [
        shape({
          id: 'shape',
          role: 'area',
          name: 'Heart',
          geometry: polygon(at(85, 30), at(105, 30), at(95, 55)),
          texture: 'solid',
          line: null,
        }),
        shape({
          id: 'lead',
          role: 'lead-line',
          name: 'Lead line to the heart',
          geometry: polyline(at(55, 42), at(84.2, 38)),
        }),
      ],
      [
        label({
          id: 'word',
          print: 'Heart',
          labels: 'shape',
          at: at(55 - 0.35 - BESIDE, 43),
          anchor: 'left',
        }),
      ],
    ),
  ),
  createSample('key', (id) => {
    const figure = createDrawing(
      { id, title: 'A key', description: 'Two fields and a path, explained by a key.', sheet: UPRIGHT },
      [
        shape({
          id: 'wheat',
          role: 'area',
          name: 'Wheat field',
          geometry: box(20, 30, 80, 70),
          texture: 'lines-vertical',
        }),
        shape({
          id: 'meadow',
          role: 'area',
          name: 'Meadow',
          geometry: box(110, 30, 80, 70),
          texture: 'dots-fine',
        }),
        shape({
          id: 'path',
          role: 'data',
          name: 'Path',
          geometry: polyline(at(20, 120), at(190, 130)),
          line: { style: 'dashed', width: 1.5 },
        }),
        mark('well', 'Well', 'A ring.', sign('ring', at(105, 150))),
      ],
    );
    const requests = ['wheat', 'meadow', 'path', 'well'].map((item) => ({
      id: `${item}-words`,
      print: item,
      sample: item,
    }));
    return placeLabels(figure, requests, getProfile('swell-a4'), toPlainBraille).drawing;
  }),
  createSample('arrow', (id) =>
    drawInCard(id, 'An arrow', 'An arrow from the lower left to the upper right.', [
      shape({
        id: 'shaft',
        role: 'data',
        name: 'Arrow',
        description: 'It points to the upper right.',
        geometry: polyline(at(20, 70), at(92.1, 27.9)),
      }),
      arrowHead('head', 'Tip of the arrow', at(98, 24.5), 30.3, { height: 1 }),
    ]),
  ),
];
