import type { Drawing } from '@relievo/graphic/model';
import { arc, at, box, circle, polyline, sign } from '../../build/geometry.ts';
import { LINES, mark, shape } from '../../build/items.ts';
import { ACROSS, createDrawing } from '../../build/sheet.ts';
import { BESIDE, heading, label } from '../../build/words.ts';

const [LEFT, RIGHT, TOP, FOOT] = [25, 272, 55, 187];
const MIDDLE = (TOP + FOOT) / 2;
const CENTER = (LEFT + RIGHT) / 2;

/** Both halves of the court, each with its lane and basket. */
export function basketballCourt(): Drawing {
  return createDrawing(
    {
      id: 'basketball-court',
      title: 'A basketball court from above',
      description:
        'A rectangle with a line across the middle and a circle on it. At the left and the right end lies a textured lane with a basket, inside a half circle from outside of which a throw counts three.',
      sheet: ACROSS,
    },
    [
      shape({
        id: 'court',
        role: 'frame',
        name: 'Edge of the court',
        description: 'A rectangle.',
        geometry: box(LEFT, TOP, RIGHT - LEFT, FOOT - TOP),
        line: LINES.strong,
      }),
      shape({
        id: 'halfway',
        role: 'outline',
        name: 'Line across the middle',
        description: 'It parts the two halves.',
        geometry: polyline(at(CENTER, TOP), at(CENTER, FOOT)),
        line: LINES.thin,
      }),
      shape({
        id: 'circle',
        role: 'outline',
        name: 'Circle in the middle',
        description: 'The game begins here.',
        geometry: circle(at(CENTER, MIDDLE), 17),
        line: LINES.thin,
      }),
      ...(['left', 'right'] as const).flatMap((side) => {
        const end = side === 'left' ? LEFT : RIGHT;
        const inwards = side === 'left' ? 1 : -1;
        return [
          shape({
            id: `lane-${side}`,
            role: 'area',
            name: `Lane, ${side}`,
            description: 'Free throws are made from its inner end.',
            geometry: box(side === 'left' ? end : end - 46, MIDDLE - 20, 46, 40),
            texture: 'dots-fine',
            line: LINES.main,
            color: '#7a5a00',
          }),
          shape({
            id: `three-${side}`,
            role: 'outline',
            name: `Three-point line, ${side}`,
            description: 'A half circle around the basket.',
            geometry: arc(at(end, MIDDLE), 62, side === 'left' ? -80 : 100, side === 'left' ? 80 : 260),
            line: { style: 'dashed', width: 1 },
          }),
          mark(
            `basket-${side}`,
            `Basket, ${side}`,
            'It hangs over the end of the lane.',
            sign('ring', at(end + inwards * 12, MIDDLE), 8),
          ),
        ];
      }),
    ],
    [
      heading('Basketball court'),
      label({
        id: 'center-label',
        print: 'middle',
        labels: 'halfway',
        at: at(CENTER, FOOT + 1 + BESIDE),
        anchor: 'below',
      }),
    ],
  );
}
