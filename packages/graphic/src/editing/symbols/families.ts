import type { SymbolFamily, SymbolValue, TactileSymbol } from './symbol.ts';

function value(name: string, from: number, to: number, start: number): SymbolValue {
  return { name, from, to, value: start };
}

function listFrom(from: number, to: number, step = 1): readonly number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, at) => from + at * step);
}

/** Writes a place on a circle, 0 degrees at the top and clockwise, as the data of a path has it. */
function around(middle: number, radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(middle + radius * Math.cos(angle)).toFixed(2)} ${(middle + radius * Math.sin(angle)).toFixed(2)}`;
}

interface Made {
  readonly name: string;
  readonly about: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly string[];
}

function finish({ name, about, width, height, shapes }: Made): TactileSymbol {
  return { name, also: [], about, size: { width, height }, draw: shapes.join('\n') };
}

const CLOCK: SymbolFamily = {
  name: 'Clock',
  also: ['time', 'watch', 'hours', 'minutes', 'clock face'],
  values: [value('Hour', 1, 12, 3), value('Minute', 0, 59, 0)],
  make: (hour = 3, minute = 0) => {
    const time = `${hour}:${String(minute).padStart(2, '0')}`;
    return finish({
      name: `Clock, ${time}`,
      about: `A round clock with twelve marks; its short thick hand and its long hand show ${time}.`,
      width: 92,
      height: 92,
      shapes: [
        'Clock face: o 46 46 44',
        ...listFrom(1, 12).map((at) => `tick M${around(46, 44, at * 30)}L${around(46, 38, at * 30)}`),
        `Hour hand: mark thick M46 46L${around(46, 18, (hour % 12) * 30 + minute / 2)}`,
        `Minute hand: M46 46L${around(46, 30, minute * 6)}`,
      ],
    });
  },
};

/** Writes a slice of a circle that is divided evenly. */
function sliceOf(part: number, parts: number): string {
  const [from, to] = [(part * 360) / parts, ((part + 1) * 360) / parts];
  const isLarge = parts < 2 ? 1 : 0;
  return `M36 36L${around(36, 34, from)}A34 34 0 ${isLarge} 1 ${around(36, 34, to)}Z`;
}

const FRACTION_CIRCLE: SymbolFamily = {
  name: 'Fraction circle',
  also: ['fraction', 'pie', 'part of a whole', 'half', 'third', 'quarter'],
  values: [value('Parts', 2, 10, 4), value('Filled parts', 0, 10, 3)],
  make: (parts = 4, filled = 3) => {
    const shown = Math.min(parts, filled);
    return finish({
      name: `Fraction circle, ${shown} of ${parts}`,
      about: `A circle in ${parts} equal slices, ${shown} of them filled with slanting lines.`,
      width: 72,
      height: 72,
      shapes: [
        'Whole: o 36 36 34',
        ...listFrom(0, parts - 1).map((part) =>
          part < shown
            ? `lines-rising ${sliceOf(part, parts)}`
            : `M36 36L${around(36, 34, (part * 360) / parts)}`,
        ),
      ],
    });
  },
};

const FRACTION_BAR: SymbolFamily = {
  name: 'Fraction bar',
  also: ['fraction', 'strip', 'bar model', 'part of a whole'],
  values: [value('Parts', 1, 8, 4), value('Filled parts', 0, 8, 1)],
  make: (parts = 4, filled = 1) => {
    const shown = Math.min(parts, filled);
    const width = 120 / parts;
    return finish({
      name: `Fraction bar, ${shown} of ${parts}`,
      about: `A lying bar in ${parts} equal parts, ${shown} of them filled with slanting lines.`,
      width: 132,
      height: 36,
      shapes: listFrom(0, parts - 1).map(
        (part) =>
          `${part < shown ? 'lines-rising ' : ''}b ${(6 + part * width).toFixed(2)} 6 ${width.toFixed(2)} 24`,
      ),
    });
  },
};

/** Returns the distance between two numbers of that many cells in braille; pins need the max room for them. */
function pitchOf(cells: number): number {
  return Math.ceil(cells * 7.5 + 8);
}

const NUMBER_LINE: SymbolFamily = {
  name: 'Number line',
  also: ['numbers', 'axis', 'scale', 'counting', 'integers'],
  values: [value('From', -20, 99, 0), value('To', -19, 100, 5)],
  make: (from = 0, last = 5) => {
    const to = Math.max(from + 1, last);
    const cells = Math.max(
      ...[from, to].map((number) => String(Math.abs(number)).length + (number < 0 ? 3 : 1)),
    );
    const pitch = pitchOf(cells);
    const step = Math.ceil((to - from) / Math.max(1, Math.floor(118 / pitch)));
    const numbers = listFrom(from, to, step);
    const length = (numbers.length - 1) * pitch;
    const half = Math.max(12, pitch / 2);
    return finish({
      name: `Number line from ${from} to ${to}`,
      about: `A level line with ${numbers.length} marks and their numbers in braille, from ${from} in steps of ${step}.`,
      width: length + 2 * half,
      height: 27,
      shapes: [
        `Line: axis M${half - 10} 6H${half + length + 10}`,
        ...numbers.map((_, at) => `tick M${half + at * pitch} 1V11`),
        ...numbers.map((number, at) => {
          const wide = (String(Math.abs(number)).length + (number < 0 ? 3 : 1)) * 6.1 - 3;
          return `t ${(half + at * pitch - wide / 2).toFixed(2)} 18 ${number}`;
        }),
      ],
    });
  },
};

const SIDES = ['triangle', 'square', 'pentagon', 'hexagon', 'heptagon', 'octagon', 'nonagon', 'decagon'];

const POLYGON: SymbolFamily = {
  name: 'Regular polygon',
  also: [...SIDES, 'equal sides', 'n-gon'],
  values: [value('Sides', 3, 10, 5)],
  make: (sides = 5) => {
    const corners = listFrom(0, sides - 1).map((at) => around(32, 30, (at * 360) / sides));
    return finish({
      name: `Regular ${SIDES[sides - 3] ?? 'polygon'}`,
      about: `A shape with ${sides} equal sides, one corner at the top.`,
      width: 64,
      height: 64,
      shapes: [`M${corners.join('L')}Z`],
    });
  },
};

const STAR: SymbolFamily = {
  name: 'Star with points',
  also: ['star polygon', 'points'],
  values: [value('Points', 4, 8, 6)],
  make: (points = 6) => {
    const corners = listFrom(0, 2 * points - 1).map((at) =>
      around(36, at % 2 === 0 ? 34 : 17, (at * 180) / points),
    );
    return finish({
      name: `Star with ${points} points`,
      about: `A star with ${points} equal points, one of them at the top.`,
      width: 72,
      height: 72,
      shapes: [`M${corners.join('L')}Z`],
    });
  },
};

const PLANE: SymbolFamily = {
  name: 'Coordinate plane',
  also: ['axes', 'grid', 'graph', 'cartesian', 'quadrants', 'x and y'],
  values: [value('Steps on each side', 1, 4, 3)],
  make: (steps = 3) => {
    const [pitch, reach] = [10, steps * 10];
    const middle = reach + 8;
    const lines = listFrom(-steps, steps).filter((at) => at !== 0);
    return finish({
      name: `Coordinate plane, ${steps} steps each way`,
      about: `Two axes that cross in the middle of a grid, ${steps} steps to each side.`,
      width: 2 * middle,
      height: 2 * middle,
      shapes: [
        ...lines.map((at) => `gridline fine M${middle + at * pitch} ${middle - reach}V${middle + reach}`),
        ...lines.map((at) => `gridline fine M${middle - reach} ${middle + at * pitch}H${middle + reach}`),
        `X axis: axis M2 ${middle}H${2 * middle - 2}`,
        `Y axis: axis M${middle} 2V${2 * middle - 2}`,
      ],
    });
  },
};

const ANGLE: SymbolFamily = {
  name: 'Angle',
  also: ['degrees', 'acute', 'obtuse', 'reflex', 'straight angle'],
  values: [value('Degrees', 30, 330, 60)],
  make: (degrees = 60) =>
    finish({
      name: `Angle of ${degrees} degrees`,
      about: `Two lines from one point and a bow between them that measures ${degrees} degrees.`,
      width: 88,
      height: degrees > 180 ? 88 : 48,
      shapes: [
        'M84 44H44',
        `M44 44L${around(44, 40, 90 - degrees)}`,
        `mark M62 44A18 18 0 ${degrees > 180 ? 1 : 0} 0 ${around(44, 18, 90 - degrees)}`,
      ],
    }),
};

const ARRAY: SymbolFamily = {
  name: 'Rows of points',
  also: ['array', 'multiplication', 'times table', 'counting', 'counters'],
  values: [value('Rows', 1, 5, 3), value('Points in a row', 1, 8, 4)],
  make: (rows = 3, columns = 4) =>
    finish({
      name: `${rows} rows of ${columns} points`,
      about: `${rows} rows with ${columns} points each.`,
      width: 14 * columns,
      height: 14 * rows,
      shapes: listFrom(0, rows - 1).flatMap((row) =>
        listFrom(0, columns - 1).map((column) => `p ${7 + 14 * column} ${7 + 14 * row} disc`),
      ),
    }),
};

/** The points of a die are on three by three fields, counted in rows. */
const FIELDS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

const DIE: SymbolFamily = {
  name: 'Die',
  also: ['dice', 'chance', 'probability', 'game', 'cube'],
  values: [value('Points', 1, 6, 5)],
  make: (points = 5) =>
    finish({
      name: `Die, ${points}`,
      about: `A square with ${points} ${points === 1 ? 'point' : 'points'}, as on the side of a die.`,
      width: 56,
      height: 56,
      shapes: [
        'b 2 2 52 52',
        ...(FIELDS[points] ?? []).map(
          (field) => `p ${13 + 15 * (field % 3)} ${13 + 15 * Math.floor(field / 3)} disc`,
        ),
      ],
    }),
};

const TALLY: SymbolFamily = {
  name: 'Tally marks',
  also: ['counting', 'strokes', 'score'],
  values: [value('Count', 1, 10, 5)],
  make: (count = 5) => {
    const bundles = listFrom(0, Math.floor((count - 1) / 5));
    return finish({
      name: `Tally of ${count}`,
      about: `${count} tally strokes; every fifth one crosses the four before it.`,
      width: count % 5 === 0 ? 58 * bundles.length : 58 * (bundles.length - 1) + 18 + 10 * (count % 5),
      height: 40,
      shapes: bundles.flatMap((bundle) => {
        const left = 58 * bundle;
        const strokes = Math.min(5, count - 5 * bundle);
        return listFrom(0, strokes - 1).map((stroke) =>
          stroke < 4 ? `M${left + 14 + 10 * stroke} 3V37` : `M${left + 3} 34L${left + 55} 6`,
        );
      }),
    });
  },
};

/** Symbols of numbers: each is drawn for the numbers that a person chooses. */
export const FAMILIES: readonly SymbolFamily[] = [
  ...[CLOCK, FRACTION_CIRCLE, FRACTION_BAR, NUMBER_LINE, PLANE, POLYGON, STAR, ANGLE, ARRAY, DIE, TALLY],
];
