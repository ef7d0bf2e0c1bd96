import type { Drawing, Item, Texture } from '@relievo/graphic/model';
import { at, box, polyline, sign } from '../../build/geometry.ts';
import { LINES, mark, shape } from '../../build/items.ts';
import { ACROSS, createDrawing } from '../../build/sheet.ts';
import { BESIDE, heading, label } from '../../build/words.ts';

/** In metres, from the upper left corner of the court. */
interface CourtLine {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly kind?: 'net';
}
interface Zone {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly from: number;
  readonly to: number;
  readonly texture: Texture;
}
interface Court {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly description: string;
  readonly length: number;
  readonly width: number;
  readonly lines: readonly CourtLine[];
  readonly zones?: readonly Zone[];
  readonly players?: readonly (readonly [name: string, description: string, x: number, y: number])[];
  readonly below: readonly (readonly [words: string, labels: string, x: number])[];
}

const [LEFT, RIGHT, MIDDLE] = [25, 272, 118];

/** A court from above, to scale. */
function drawCourt({
  id,
  title,
  words,
  description,
  length,
  width,
  lines,
  zones = [],
  players = [],
  below,
}: Court): Drawing {
  const scale = (RIGHT - LEFT) / length;
  const top = MIDDLE - (width * scale) / 2;
  const spot = (x: number, y: number) => at(LEFT + x * scale, top + y * scale);
  return createDrawing(
    { id, title, description, sheet: ACROSS },
    [
      shape({
        id: 'court',
        role: 'frame',
        name: 'Edge of the court',
        description: `${length} by ${width} metres.`,
        geometry: box(LEFT, top, RIGHT - LEFT, width * scale),
        line: LINES.strong,
      }),
      ...zones.map(
        ({ from, to, texture, ...rest }): Item =>
          shape({
            ...rest,
            role: 'area',
            geometry: box(LEFT + from * scale, top, (to - from) * scale, width * scale),
            texture,
            line: LINES.thin,
            color: '#7a5a00',
          }),
      ),
      ...lines.map(({ from, to, kind, ...rest }) =>
        shape({
          ...rest,
          role: kind === 'net' ? 'data' : 'outline',
          geometry: polyline(spot(...from), spot(...to)),
          line: kind === 'net' ? { style: 'dashed', width: 2 } : LINES.thin,
        }),
      ),
      ...players.map(([name, words, x, y], index) =>
        mark(`player-${index + 1}`, name, words, sign('disc', spot(x, y))),
      ),
    ],
    [
      heading(words),
      ...players.map(([, , x, y], index) =>
        label({
          id: `player-${index + 1}-label`,
          print: `${index + 1}`,
          labels: `player-${index + 1}`,
          at: at(spot(x, y).x - 3 - BESIDE, spot(x, y).y),
          anchor: 'left',
        }),
      ),
      ...below.map(([print, labels, x]) =>
        label({
          id: `${labels}-label`,
          print,
          labels,
          at: at(LEFT + x * scale, top + width * scale + 1 + BESIDE),
          anchor: 'below',
        }),
      ),
    ],
  );
}

/** IBSA, Goalball Rules and Regulations: 18 by 9 metres in six zones of 3. */
export function goalballCourt(): Drawing {
  return drawCourt({
    id: 'goalball-court',
    title: 'A goalball court from above',
    words: 'Goalball court',
    description:
      'A rectangle of 18 by 9 metres. Each end has a textured team area of 3 metres, where three players defend a goal as wide as the court; before it lies a landing area of 3 metres, in which a throw must touch the floor. The middle is neutral.',
    length: 18,
    width: 9,
    zones: [
      {
        id: 'team-left',
        name: 'Team area, left',
        description: 'Three players defend from here; the goal takes the whole end.',
        from: 0,
        to: 3,
        texture: 'dots-coarse',
      },
      {
        id: 'team-right',
        name: 'Team area, right',
        description: 'Of the other team.',
        from: 15,
        to: 18,
        texture: 'dots-coarse',
      },
    ],
    lines: [
      {
        id: 'landing-left',
        name: 'End of the left landing area',
        description: 'A throw from the left touches the floor before it.',
        from: [6, 0],
        to: [6, 9],
      },
      {
        id: 'center',
        name: 'Centre line',
        description: 'It parts the halves.',
        from: [9, 0],
        to: [9, 9],
      },
      {
        id: 'landing-right',
        name: 'End of the right landing area',
        description: 'A throw from the right touches the floor before it.',
        from: [12, 0],
        to: [12, 9],
      },
    ],
    below: [
      ['team', 'team-left', 1.5],
      ['middle', 'center', 9],
      ['team', 'team-right', 16.5],
    ],
  });
}

/** FIVB, Official Volleyball Rules: 18 by 9 metres, attack lines 3 metres from the middle. */
export function volleyballCourt(): Drawing {
  return drawCourt({
    id: 'volleyball-court',
    title: 'A volleyball court with the six places of a team',
    words: 'Volleyball court',
    description:
      'A rectangle of 18 by 9 metres with a net across its middle and an attack line 3 metres before and behind it. On the left half six discs show where the players stand: three at the net, three behind.',
    length: 18,
    width: 9,
    lines: [
      { id: 'net', name: 'Net', description: 'Across the middle.', from: [9, 0], to: [9, 9], kind: 'net' },
      {
        id: 'attack-left',
        name: 'Attack line, left',
        description: '3 metres from the net.',
        from: [6, 0],
        to: [6, 9],
      },
      {
        id: 'attack-right',
        name: 'Attack line, right',
        description: '3 metres from the net.',
        from: [12, 0],
        to: [12, 9],
      },
    ],
    players: [
      ['Place 1', 'Right back: serves.', 2.5, 7.2],
      ['Place 2', 'Right front.', 7.5, 7.2],
      ['Place 3', 'Middle front.', 7.5, 4.5],
      ['Place 4', 'Left front.', 7.5, 1.8],
      ['Place 5', 'Left back.', 2.5, 1.8],
      ['Place 6', 'Middle back.', 2.5, 4.5],
    ],
    below: [['net', 'net', 9]],
  });
}

/** ITF, Rules of Tennis: 23.77 by 10.97 metres, service lines 6.40 from the net. */
export function tennisCourt(): Drawing {
  return drawCourt({
    id: 'tennis-court',
    title: 'A tennis court from above',
    words: 'Tennis court',
    description:
      'A rectangle of 23.77 by 10.97 metres with a net across its middle. Two long lines mark the narrower court of singles. Between them two service lines run 6.40 metres from the net, and a line in the middle parts the service boxes.',
    length: 23.77,
    width: 10.97,
    lines: [
      {
        id: 'net',
        name: 'Net',
        description: 'Across the middle.',
        from: [11.885, 0],
        to: [11.885, 10.97],
        kind: 'net',
      },
      {
        id: 'singles-upper',
        name: 'Upper side line of singles',
        description: '1.37 metres inside the edge.',
        from: [0, 1.37],
        to: [23.77, 1.37],
      },
      {
        id: 'singles-lower',
        name: 'Lower side line of singles',
        description: '1.37 metres inside the edge.',
        from: [0, 9.6],
        to: [23.77, 9.6],
      },
      {
        id: 'service-left',
        name: 'Service line, left',
        description: '6.40 metres from the net.',
        from: [5.485, 1.37],
        to: [5.485, 9.6],
      },
      {
        id: 'service-right',
        name: 'Service line, right',
        description: '6.40 metres from the net.',
        from: [18.285, 1.37],
        to: [18.285, 9.6],
      },
      {
        id: 'center',
        name: 'Centre service line',
        description: 'From one service line to the other.',
        from: [5.485, 5.485],
        to: [18.285, 5.485],
      },
    ],
    below: [['net', 'net', 11.885]],
  });
}
