import type { Drawing } from '@relievo/graphic/model';
import { arrowHead } from '../../build/axes.ts';
import { arc, at, pointAround, sign } from '../../build/geometry.ts';
import { LINES, mark, shape } from '../../build/items.ts';
import { ACROSS, createDrawing } from '../../build/sheet.ts';
import { type Anchor, BESIDE, heading, label } from '../../build/words.ts';

interface Station {
  readonly name: string;
  readonly description: string;
  /** What leads on from here. */
  readonly step: string;
}

const CENTER = at(148.5, 116);
const RADIUS = 58;
const DISC = 3;
/** Arcs keep off the discs, measured along the ring. */
const OFF = ((DISC + 4.5) / RADIUS) * (180 / Math.PI);
/** Where the line ends that a head goes on from. */
const HEAD = (6 / RADIUS) * (180 / Math.PI);

function anchorOutwards(angle: number): Anchor {
  const [right, up] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  if (Math.abs(up) > 0.9) return up > 0 ? 'above' : 'below';
  return right > 0 ? 'right' : 'left';
}

/** A word at the side of a ring comes near it with its corner. */
function slantAngle(angle: number): number {
  const anchor = anchorOutwards(angle);
  return anchor === 'left' || anchor === 'right' ? 2.5 * Math.abs(Math.sin((angle * Math.PI) / 180)) : 0;
}

/** Stations around a ring with the clock, from the top. */
function drawCycle(id: string, title: string, description: string, stations: readonly Station[]): Drawing {
  const placed = stations.map((station, index) => ({
    ...station,
    id: station.name.toLowerCase(),
    angle: 90 - (index * 360) / stations.length,
  }));
  const turn = 360 / stations.length;
  return createDrawing(
    { id, title, description, sheet: ACROSS },
    placed.flatMap(({ id: station, name, description: words, step, angle }) => {
      const tip = angle - turn + OFF;
      return [
        mark(station, name, words, sign('disc', pointAround(CENTER, RADIUS, angle), 2 * DISC)),
        shape({
          id: `${station}-on`,
          role: 'data',
          name: `From ${name.toLowerCase()} on`,
          description: step,
          geometry: arc(CENTER, RADIUS, angle - OFF, tip + HEAD),
          line: LINES.main,
        }),
        arrowHead(
          `${station}-head`,
          'With the clock',
          pointAround(CENTER, RADIUS, tip),
          // A chord over the length of the head bends by half of its angle.
          tip - 90 + HEAD / 2,
          { height: 1 },
        ),
      ];
    }),
    [
      heading(title),
      ...placed.map(({ id: station, name, angle }) =>
        label({
          id: `${station}-label`,
          print: name.toLowerCase(),
          labels: station,
          at: pointAround(CENTER, RADIUS + DISC + BESIDE + slantAngle(angle), angle),
          anchor: anchorOutwards(angle),
        }),
      ),
    ],
  );
}

export function waterCycle(): Drawing {
  return drawCycle(
    'water-cycle',
    'The way of water',
    'A ring of four stations with arrows that run with the clock: clouds above, rain on the right, the sea below, vapour on the left.',
    [
      { name: 'Clouds', description: 'Fine drops high above.', step: 'Drops grow heavy and fall.' },
      { name: 'Rain', description: 'It falls on land and sea.', step: 'Rivers carry it to the sea.' },
      {
        name: 'Sea',
        description: 'Most of the water of the Earth.',
        step: 'The sun warms it; it evaporates.',
      },
      {
        name: 'Vapour',
        description: 'Water as a gas, which nobody sees.',
        step: 'It rises, cools and condenses.',
      },
    ],
  );
}

export function butterflyLife(): Drawing {
  return drawCycle(
    'butterfly-life',
    'The life of a butterfly',
    'A ring of four stations with arrows that run with the clock: the egg above, the caterpillar on the right, the pupa below, the butterfly on the left.',
    [
      { name: 'Egg', description: 'Laid on a leaf.', step: 'A caterpillar hatches.' },
      { name: 'Caterpillar', description: 'It eats and grows.', step: 'It stops eating and forms a pupa.' },
      {
        name: 'Pupa',
        description: 'It hangs still while its body is rebuilt.',
        step: 'A butterfly comes out.',
      },
      { name: 'Butterfly', description: 'It flies and mates.', step: 'It lays eggs.' },
    ],
  );
}

export function designCycle(): Drawing {
  return drawCycle(
    'design-cycle',
    'How engineers work',
    'A ring of five stations with arrows that run with the clock: ask, imagine, plan, create, improve, and ask again.',
    [
      {
        name: 'Ask',
        description: 'What is the problem, and what limits us?',
        step: 'Then ideas are collected.',
      },
      {
        name: 'Imagine',
        description: 'Many ideas, and the best of them.',
        step: 'Then it is drawn and measured.',
      },
      { name: 'Plan', description: 'What is needed, and in which order?', step: 'Then it is built.' },
      { name: 'Create', description: 'Build it and try it out.', step: 'Then it is made better.' },
      { name: 'Improve', description: 'What did not work is changed.', step: 'Then one asks again.' },
    ],
  );
}
