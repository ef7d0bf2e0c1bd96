/** A drawing's truth, which a person counted and looked up on the sheet. */
export interface FigureFacts {
  readonly name: string;
  readonly title: string;
  readonly counts: Readonly<Record<string, number>>;
  /** The first lies clearly above the second. */
  readonly above: readonly (readonly [string, string])[];
  /** The first lies clearly to the left of the second. */
  readonly left: readonly (readonly [string, string])[];
  readonly inside: readonly (readonly [string, string])[];
  readonly larger: readonly (readonly [string, string])[];
  readonly arrows: readonly (readonly [string, string])[];
  readonly words: readonly string[];
}

type Some = Partial<Omit<FigureFacts, 'name' | 'title'>>;

function facts(name: string, title: string, some: Some): FigureFacts {
  return {
    name,
    title,
    counts: {},
    above: [],
    left: [],
    inside: [],
    larger: [],
    arrows: [],
    words: [],
    ...some,
  };
}

/** Facts of drawings of the starter library, written down from looking at them. */
export const STARTER_FIGURES: readonly FigureFacts[] = [
  facts('cell', 'An animal cell', {
    counts: { lysosomes: 3, mitochondria: 2, nucleus: 1, vacuole: 1 },
    inside: [
      ['the nucleus', 'the membrane'],
      ['the vacuole', 'the membrane'],
    ],
    larger: [['the membrane', 'the nucleus']],
    words: ['Nucleus', 'Vacuole', 'Membrane'],
  }),
  facts('circuit', 'A circuit with a battery, an open switch, a resistor and a lamp', {
    above: [
      ['the resistor', 'the battery'],
      ['the resistor', 'the lamp'],
    ],
    left: [['the switch', 'the lamp']],
    words: ['Resistor', 'Lamp', 'Switch', 'Battery'],
  }),
  facts('floor-plan', 'Floor plan of a flat', {
    above: [
      ['the kitchen', 'the bedroom'],
      ['the bath', 'the living room'],
      ['the kitchen', 'the hall'],
      ['the hall', 'the bedroom'],
    ],
    left: [
      ['the kitchen', 'the bath'],
      ['the bedroom', 'the living room'],
    ],
    words: ['Kitchen', 'Bath', 'Hall', 'Bedroom'],
  }),
  facts('water', 'A molecule of water', {
    counts: { hydrogens: 2 },
    above: [['the oxygen', 'the left hydrogen']],
    words: ['Oxygen'],
  }),
  facts('polygons', 'Regular polygons with three to six corners', {
    counts: { pentagons: 1, hexagons: 1 },
    above: [
      ['the triangle', 'the pentagon'],
      ['the square', 'the hexagon'],
    ],
    left: [
      ['the triangle', 'the square'],
      ['the pentagon', 'the hexagon'],
    ],
    words: ['Triangle', 'Square', 'Pentagon', 'Hexagon'],
  }),
  facts('water-cycle', 'The way of water', {
    above: [
      ['the clouds', 'the sea'],
      ['the clouds', 'the rain'],
      ['the vapour', 'the sea'],
    ],
    left: [
      ['the vapour', 'the rain'],
      ['the vapour', 'the clouds'],
      ['the sea', 'the rain'],
    ],
    arrows: [
      ['the clouds', 'the rain'],
      ['the rain', 'the sea'],
      ['the sea', 'the vapour'],
      ['the vapour', 'the clouds'],
    ],
    words: ['clouds', 'rain', 'sea', 'vapour'],
  }),
  facts('butterfly-life', 'The life of a butterfly', {
    above: [
      ['the egg', 'the pupa'],
      ['the egg', 'the caterpillar'],
    ],
    left: [['the butterfly', 'the caterpillar']],
    arrows: [
      ['the egg', 'the caterpillar'],
      ['the caterpillar', 'the pupa'],
      ['the pupa', 'the butterfly'],
      ['the butterfly', 'the egg'],
    ],
    words: ['egg', 'caterpillar', 'pupa', 'butterfly'],
  }),
  facts('braille-cell', 'The six dots of braille', {
    counts: { dots: 6 },
    above: [
      ['dot 1', 'dot 2'],
      ['dot 4', 'dot 6'],
    ],
    left: [
      ['dot 1', 'dot 4'],
      ['dot 3', 'dot 6'],
    ],
  }),
  facts('color-wheel', 'The colour wheel of painters', {
    above: [['red', 'green']],
    words: ['orange', 'violet', 'yellow'],
  }),
  facts('bicycle', 'The parts of a bicycle', {
    counts: { wheels: 2, saddles: 1 },
    left: [
      ['the rear wheel', 'the front wheel'],
      ['the saddle', 'the front wheel'],
    ],
    above: [
      ['the saddle', 'the rear wheel'],
      ['the saddle', 'the front wheel'],
    ],
    words: ['handlebar', 'saddle', 'frame'],
  }),
  facts('volcano', 'A volcano, cut open', {
    above: [['the smoke', 'the magma chamber']],
    left: [['the left slope', 'the right slope']],
    counts: { slopes: 2 },
    words: ['smoke', 'crater', 'magma'],
  }),
  facts('guitar', 'The parts of a guitar', {
    above: [
      ['the head', 'the neck'],
      ['the neck', 'the body'],
      ['the head', 'the bridge'],
    ],
    inside: [['the sound hole', 'the body']],
    larger: [['the body', 'the sound hole']],
    words: ['head', 'neck', 'body'],
  }),
  facts('map-of-africa', 'Map of Africa', {
    above: [
      ['Kano', 'Johannesburg'],
      ['Khartoum', 'Johannesburg'],
    ],
    left: [['Kano', 'Khartoum']],
    larger: [['the coast of Africa', 'Madagascar']],
    words: ['Sahara', 'Atlantic'],
  }),
  facts('map-of-italy', 'Map of Italy', {
    above: [
      ['Milan', 'Rome'],
      ['Rome', 'Naples'],
      ['Rome', 'Palermo'],
    ],
    left: [
      ['Sardinia', 'Naples'],
      ['Milan', 'Naples'],
    ],
    words: ['Palermo', 'Naples', 'Milan', 'Rome'],
  }),
  facts('map-of-france', 'Map of France', {
    above: [
      ['Paris', 'Marseille'],
      ['Paris', 'Toulouse'],
      ['Lyon', 'Marseille'],
    ],
    left: [
      ['Bordeaux', 'Lyon'],
      ['Toulouse', 'Marseille'],
    ],
    words: ['Paris', 'Lyon', 'Bordeaux'],
  }),
  facts('map-of-australia', 'Map of Australia', {
    above: [
      ['Darwin', 'Perth'],
      ['Brisbane', 'Canberra'],
      ['Darwin', 'Tasmania'],
    ],
    left: [
      ['Perth', 'Brisbane'],
      ['Alice Springs', 'Brisbane'],
    ],
    words: ['Darwin', 'Perth', 'Brisbane'],
  }),
  facts('classroom', 'Plan of a classroom', {
    counts: { desks: 7 },
    above: [
      ['the board', 'the desk of the teacher'],
      ['the front left desk', 'the back left desk'],
    ],
    left: [['the front left desk', 'the front right desk']],
    words: ['board', 'door'],
  }),
  facts('piano-keys', 'The keys of a piano from C to B', {
    left: [
      ['white key C', 'white key B'],
      ['black key C sharp', 'black key F sharp'],
    ],
  }),
  facts('moon-phases', 'Four phases of the moon', { above: [['the new moon', 'the full moon']] }),
  facts('earth-layers', 'The layers of the Earth', {
    larger: [['the outer core', 'the inner core']],
    words: ['mantle', 'crust'],
  }),
  facts('lever', 'A lever with load and effort', {
    left: [['the load', 'the effort']],
    words: ['effort', 'load', 'fulcrum'],
  }),
  facts('legs-of-animals', 'How many legs animals have', {
    left: [['the bird', 'the spider']],
    words: ['bird', 'dog', 'ant', 'spider'],
  }),
];
