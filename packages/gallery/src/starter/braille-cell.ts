import type { Drawing } from '@relievo/graphic/model';
import { at, box, circle } from '../build/geometry.ts';
import { LINES, shape } from '../build/items.ts';
import { createDrawing } from '../build/sheet.ts';
import { BESIDE, heading, label } from '../build/words.ts';

const RADIUS = 15;
const STEP = 58;
const FIRST = at(76, 86);
const ROWS = ['top', 'middle', 'bottom'] as const;
const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

function middleOf(dot: number) {
  return at(FIRST.x + (dot > 3 ? STEP : 0), FIRST.y + ((dot - 1) % 3) * STEP);
}

/** The six dots, large enough to be counted with the whole hand. */
export function brailleCell(): Drawing {
  return createDrawing(
    {
      id: 'braille-cell',
      title: 'The six dots of braille',
      description:
        'A large cell of braille: two columns of three dots in a frame. Dots 1, 2 and 3 run down the left, dots 4, 5 and 6 down the right.',
    },
    [
      shape({
        id: 'cell',
        role: 'frame',
        name: 'Cell',
        description: 'The room that one sign takes.',
        geometry: box(30, 58, 150, 172),
        line: LINES.main,
      }),
      ...NUMBERS.map((dot) =>
        shape({
          id: `dot-${dot}`,
          role: 'area',
          name: `Dot ${dot}`,
          description: `${dot > 3 ? 'Right' : 'Left'} column, ${ROWS[(dot - 1) % 3]}.`,
          geometry: circle(middleOf(dot), RADIUS),
          texture: 'solid',
          line: null,
        }),
      ),
    ],
    [
      heading('The braille cell'),
      ...NUMBERS.map((dot) => {
        const { x, y } = middleOf(dot);
        const away = (RADIUS + BESIDE) * (dot > 3 ? 1 : -1);
        return label({
          id: `dot-${dot}-label`,
          print: `${dot}`,
          labels: `dot-${dot}`,
          at: at(x + away, y),
          anchor: dot > 3 ? 'right' : 'left',
        });
      }),
    ],
  );
}
