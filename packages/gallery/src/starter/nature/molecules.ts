import type { Drawing, Point } from '@relievo/graphic/model';
import { at, circle, pointAround, polylines } from '../../build/geometry.ts';
import { LINES, shape } from '../../build/items.ts';
import { ACROSS, createDrawing } from '../../build/sheet.ts';
import { heading, label } from '../../build/words.ts';

interface Atom {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly description: string;
  /** From the middle atom, counted against the clock from the right. */
  readonly angle: number;
}
interface Molecule {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly description: string;
  readonly middle: { readonly name: string; readonly symbol: string; readonly at: Point };
  readonly others: readonly Atom[];
  /** Pairs of electrons in each bond. */
  readonly pairs: 1 | 2;
}

const MIDDLE = 27;
const OTHER = 19;
const BOND = 76;
/** Half of the distance between the lines of a double bond. */
const APART = 5;

function bond(middle: Point, { angle }: Atom, pairs: 1 | 2) {
  const beside = (offset: number): readonly Point[] =>
    [MIDDLE - 0.4, BOND - OTHER + 0.4].map((far) =>
      pointAround(pointAround(middle, far, angle), offset, angle + 90),
    );
  return polylines(...(pairs === 1 ? [0] : [-APART, APART]).map(beside));
}

/** Atoms around one in the middle, laid flat. */
function molecule({ id, title, words, description, middle, others, pairs }: Molecule): Drawing {
  return createDrawing(
    { id, title, description, sheet: ACROSS },
    [
      shape({
        id: 'middle',
        role: 'area',
        name: middle.name,
        description: 'The atom in the middle; the larger circle.',
        geometry: circle(middle.at, MIDDLE),
      }),
      ...others.flatMap((atom) => [
        shape({
          id: `bond-${atom.id}`,
          role: 'data',
          name: `Bond to the ${atom.name.toLowerCase()}`,
          description: pairs === 1 ? 'One line: two electrons are shared.' : 'Two lines: a double bond.',
          geometry: bond(middle.at, atom, pairs),
          line: LINES.strong,
        }),
        shape({
          id: atom.id,
          role: 'outline',
          name: atom.name,
          description: atom.description,
          geometry: circle(pointAround(middle.at, BOND, atom.angle), OTHER),
          line: LINES.thin,
        }),
      ]),
    ],
    [
      heading(words),
      label({
        id: 'middle-label',
        print: middle.symbol,
        labels: 'middle',
        at: middle.at,
        anchor: 'middle',
      }),
      ...others.map(({ id: atom, symbol, angle }) =>
        label({
          id: `${atom}-label`,
          print: symbol,
          labels: atom,
          at: pointAround(middle.at, BOND, angle),
          anchor: 'middle',
        }),
      ),
    ],
  );
}

function hydrogen(place: string, angle: number): Atom {
  return {
    id: `hydrogen-${place.replaceAll(' ', '-')}`,
    name: `Hydrogen, ${place}`,
    symbol: 'H',
    description: 'A smaller atom.',
    angle,
  };
}

export function carbonDioxide(): Drawing {
  return molecule({
    id: 'carbon-dioxide',
    title: 'A molecule of carbon dioxide',
    words: 'Carbon dioxide',
    description:
      'One atom of carbon in the middle, an atom of oxygen on its left and one on its right, all in one line. Both bonds are double.',
    middle: { name: 'Carbon', symbol: 'C', at: at(148.5, 112) },
    others: [
      { id: 'left', name: 'Oxygen, left', symbol: 'O', description: 'On the left end.', angle: 180 },
      { id: 'right', name: 'Oxygen, right', symbol: 'O', description: 'On the right end.', angle: 0 },
    ],
    pairs: 2,
  });
}

export function ammonia(): Drawing {
  return molecule({
    id: 'ammonia',
    title: 'A molecule of ammonia',
    words: 'Ammonia',
    description:
      'One atom of nitrogen with three of hydrogen, drawn flat: two of them at the lower left and the lower right, one above.',
    middle: { name: 'Nitrogen', symbol: 'N', at: at(148.5, 120) },
    others: [hydrogen('above', 90), hydrogen('lower left', 205), hydrogen('lower right', -25)],
    pairs: 1,
  });
}

export function methane(): Drawing {
  return molecule({
    id: 'methane',
    title: 'A molecule of methane',
    words: 'Methane',
    description:
      'One atom of carbon in the middle of four of hydrogen, drawn flat: upper left, upper right, lower left and lower right.',
    middle: { name: 'Carbon', symbol: 'C', at: at(148.5, 112) },
    others: [
      hydrogen('upper right', 38),
      hydrogen('upper left', 142),
      hydrogen('lower left', 218),
      hydrogen('lower right', 322),
    ],
    pairs: 1,
  });
}
