import { describe, expect, test } from 'vitest';
import type { PaintedShape, PlacedWords, Rgb } from './marks.ts';
import { readCharts } from './read-charts.ts';

const BLUE: Rgb = [0, 0, 255];
const BLACK: Rgb = [0, 0, 0];

function write(text: string, x: number, y: number, size = 3): PlacedWords {
  const half = (text.length * size * 0.5) / 2;
  return { text, start: { x: x - half, y }, end: { x: x + half, y }, size };
}

function paintBox(x: number, y: number, width: number, height: number, fill: Rgb): PaintedShape {
  return { geometry: { type: 'rect', x, y, width, height }, fill, stroke: null };
}

function paintLine(points: readonly (readonly [number, number])[], stroke: Rgb): PaintedShape {
  const [start, ...rest] = points.map(([x, y]) => ({ x, y }));
  if (!start) throw new Error('A line has a point.');
  return {
    geometry: { type: 'path', subpaths: [{ start, segments: rest.map((to) => ({ to })), closed: false }] },
    fill: null,
    stroke,
  };
}

/** 0 at 100 mm, 10 at 80 mm, 20 at 60 mm. */
const SCALE = ['0', '10', '20'].map((text, at) => write(text, 15, 101 - at * 20));
const TICKS = [100, 80, 60].map((y) =>
  paintLine(
    [
      [17, y],
      [19, y],
    ],
    BLACK,
  ),
);
const NAMES = ['Ann', 'Bo', 'Cy'].map((text, at) => write(text, 35 + at * 25, 106));
const BARS = [40, 20, 30].map((height, at) => paintBox(30 + at * 25, 100 - height, 10, height, BLUE));

describe('bars over names', () => {
  test('they become a table', () => {
    const [chart] = readCharts({ shapes: [...TICKS, ...BARS], words: [...SCALE, ...NAMES] });
    expect(chart?.cells).toEqual([
      ['', ''],
      ['Ann', '20'],
      ['Bo', '10'],
      ['Cy', '15'],
    ]);
  });

  test('bars begin at zero even if the numbers of a scale without ticks are a little higher', () => {
    const numbers = SCALE.map((one) => ({
      ...one,
      start: { ...one.start, y: one.start.y - 0.7 },
      end: { ...one.end, y: one.end.y - 0.7 },
    }));
    const [chart] = readCharts({ shapes: BARS, words: [...numbers, ...NAMES] });
    expect(chart?.cells.slice(1)).toEqual([
      ['Ann', '20'],
      ['Bo', '10'],
      ['Cy', '15'],
    ]);
  });

  test('each number tells where its bar ends', () => {
    const [chart] = readCharts({ shapes: [...TICKS, ...BARS], words: [...SCALE, ...NAMES] });
    expect(chart?.places).toEqual([
      [null, { x: 35, y: 60 }],
      [null, { x: 60, y: 80 }],
      [null, { x: 85, y: 70 }],
    ]);
  });

  test('the title of the axis below the name in their middle is no part of it', () => {
    const words = [...SCALE, ...NAMES, write('Name', 60, 109.6)];
    const [chart] = readCharts({ shapes: [...TICKS, ...BARS], words });
    expect(chart?.cells.slice(1).map(([name]) => name)).toEqual(['Ann', 'Bo', 'Cy']);
    expect(chart?.x).toBe('Name');
  });

  test('a name of two lines at one end of the axis keeps both', () => {
    const words = [...SCALE, ...NAMES, write('Lee', 35, 109.6)];
    const [chart] = readCharts({ shapes: [...TICKS, ...BARS], words });
    expect(chart?.cells.slice(1).map(([name]) => name)).toEqual(['Ann Lee', 'Bo', 'Cy']);
  });

  test('letters that a page sets as blanks take the place of no title and no name', () => {
    const words = [...SCALE, ...NAMES, write('Marks', 60, 50, 4), write('Name', 60, 112)];
    const blanks = [write('   ', 60, 44, 9), write(' ', 60, 109.6), write('  ', 35, 109.6)];
    const [chart] = readCharts({ shapes: [...TICKS, ...BARS], words: [...blanks, ...words] });
    expect(chart).toMatchObject({ title: 'Marks', x: 'Name' });
    expect(chart).toEqual(readCharts({ shapes: [...TICKS, ...BARS], words })[0]);
  });

  test('numbers below their edges name both ends, and numbers below their middles name those', () => {
    const columns = [40, 20, 30].map((height, at) =>
      paintBox(30.5 + at * 20, 100 - height, 19, height, BLUE),
    );
    const nameColumns = (from: number) => {
      const scale = ['150', '160', '170', '180'].map((text, at) => write(text, from + at * 20, 106));
      const [chart] = readCharts({ shapes: [...TICKS, ...columns], words: [...SCALE, ...scale] });
      return chart?.cells.slice(1).map(([name]) => name);
    };
    expect(nameColumns(30)).toEqual(['150–160', '160–170', '170–180']);
    expect(nameColumns(40)).toEqual(['150', '160', '170']);
  });

  test('without a scale nothing is claimed', () => {
    expect(readCharts({ shapes: [...TICKS, ...BARS], words: NAMES })).toEqual([]);
  });

  test('with two ticks alone nothing is claimed', () => {
    const words = [...SCALE.slice(0, 2), ...NAMES];
    expect(readCharts({ shapes: [...TICKS, ...BARS], words })).toEqual([]);
  });

  test('a bar without a name is not passed over in silence: nothing is claimed', () => {
    const words = [...SCALE, ...NAMES.slice(0, 2)];
    expect(readCharts({ shapes: [...TICKS, ...BARS], words })).toEqual([]);
  });

  test('a second scale that says otherwise leaves it open which one counts, and nothing is claimed', () => {
    const other = ['0', '500', '1000'].map((text, at) => write(text, 100, 101 - at * 20));
    expect(readCharts({ shapes: [...TICKS, ...BARS], words: [...SCALE, ...NAMES, ...other] })).toEqual([]);
  });
});

test('a line over bars that the table does not have is counted', () => {
  const line = paintLine(
    [
      [35, 90],
      [60, 65],
      [85, 75],
    ],
    [200, 0, 0],
  );
  const words = [...SCALE, ...NAMES];
  expect(readCharts({ shapes: [...TICKS, ...BARS, line], words })[0]?.unexplained).toBe(1);
  expect(readCharts({ shapes: [...TICKS, ...BARS], words })[0]?.unexplained).toBeUndefined();
});

test('a line that turns back is no course of values', () => {
  const along = ['0', '1', '2', '3'].map((text, at) => write(text, 30 + at * 20, 106));
  const coast = paintLine(
    [
      [30, 90],
      [60, 70],
      [50, 65],
      [80, 80],
    ],
    BLUE,
  );
  expect(readCharts({ shapes: [...TICKS, coast], words: [...SCALE, ...along] })).toEqual([]);
});

test('steps along and up, as of the edge of a frame, are no course of values', () => {
  const along = ['0', '1', '2', '3'].map((text, at) => write(text, 30 + at * 20, 106));
  const steps = paintLine(
    [
      [30, 90],
      [30, 80],
      [60, 80],
      [60, 70],
      [90, 70],
    ],
    BLUE,
  );
  expect(readCharts({ shapes: [...TICKS, steps], words: [...SCALE, ...along] })).toEqual([]);
});

test('a line over two scales gives the values at its corners', () => {
  const along = ['0', '1', '2', '3'].map((text, at) => write(text, 30 + at * 20, 106));
  const course = paintLine(
    [
      [30, 90],
      [50, 70],
      [70, 76],
      [90, 62],
    ],
    BLUE,
  );
  const [chart] = readCharts({ shapes: [...TICKS, course], words: [...SCALE, ...along] });
  expect(chart?.cells.slice(1)).toEqual([
    ['0', '5'],
    ['1', '15'],
    ['2', '12'],
    ['3', '19'],
  ]);
});

describe('a scale whose numbers stand beside its ticks', () => {
  const along = ['0', '1', '2', '3'].map((text, at) => write(text, 30 + at * 20, 106));
  const course = paintLine(
    [
      [30, 90],
      [50, 70],
      [70, 76],
    ],
    BLUE,
  );
  const beside = TICKS.map((_, at) =>
    paintLine(
      [
        [17, 106 - at * 20],
        [19, 106 - at * 20],
      ],
      BLACK,
    ),
  );

  test('makes all that is read by it uncertain', () => {
    const [chart] = readCharts({ shapes: [...beside, course], words: [...SCALE, ...along] });
    expect(chart?.cells.slice(1)).toHaveLength(3);
    expect(chart?.unsure).toEqual([1, 2, 3].map((row) => ({ row, column: 1 })));
  });

  test('makes the bars that are read by it uncertain, and not their names', () => {
    const [chart] = readCharts({ shapes: [...beside, ...BARS], words: [...SCALE, ...NAMES] });
    expect(chart?.cells.slice(1)).toHaveLength(3);
    expect(chart?.unsure).toEqual([1, 2, 3].map((row) => ({ row, column: 1 })));
  });

  test('makes places along x uncertain where it runs along x', () => {
    const ticks = along.map((_, at) =>
      paintLine(
        [
          [40 + at * 20, 100],
          [40 + at * 20, 102],
        ],
        BLACK,
      ),
    );
    const [chart] = readCharts({ shapes: [...TICKS, ...ticks, course], words: [...SCALE, ...along] });
    expect(chart?.unsure).toEqual([1, 2, 3].map((row) => ({ row, column: 0 })));
  });

  test('is told from one whose numbers stand at its ticks, or that has no ticks', () => {
    for (const ticks of [TICKS, []]) {
      const [chart] = readCharts({ shapes: [...ticks, course], words: [...SCALE, ...along] });
      expect(chart?.unsure).toEqual([]);
    }
  });
});

test('a filled circle of two curves is a point', () => {
  const along = ['0', '1', '2', '3'].map((text, at) => write(text, 30 + at * 20, 106));
  const points = [
    [35, 90],
    [50, 85],
    [70, 65],
    [84, 62],
  ].map(([x = 0, y = 0]): PaintedShape => {
    const [left, right] = [
      { x: x - 1, y },
      { x: x + 1, y },
    ];
    const curve = (from: typeof left, to: typeof left, far: number) => ({
      to,
      control: [
        { x: from.x, y: y + far },
        { x: to.x, y: y + far },
      ] as const,
    });
    const segments = [curve(right, left, -1.33), curve(left, right, 1.33)];
    return {
      geometry: { type: 'path', subpaths: [{ start: right, segments, closed: false }] },
      fill: BLUE,
      stroke: null,
    };
  });
  const [chart] = readCharts({ shapes: [...TICKS, ...points], words: [...SCALE, ...along] });
  expect(chart?.type).toBe('scatter');
  expect(chart?.cells.slice(1)).toEqual([
    ['0.25', '5'],
    ['1', '7.5'],
    ['2', '17.5'],
    ['2.7', '19'],
  ]);
});

test('slanted dates are tied to their ticks, which may stand anywhere in their day', () => {
  const slant = Math.PI / 4;
  const days = [
    ['2024-01-01', 30, 0.3],
    ['2024-02-01', 61, -0.3],
    ['2024-03-01', 90, -0.3],
    ['2024-04-01', 121, 0.3],
  ] as const;
  const words = days.map(([text, place, beside]): PlacedWords => {
    const start = { x: place + beside - 0.76, y: 104 };
    const end = { x: start.x + 15 * Math.cos(slant), y: start.y + 15 * Math.sin(slant) };
    return { text, start, end, size: 3 };
  });
  const ticks = days.map(([, place, beside]) =>
    paintLine(
      [
        [place + beside, 100],
        [place + beside, 102],
      ],
      BLACK,
    ),
  );
  const course = paintLine(
    [
      [40, 90],
      [75, 70],
      [110, 80],
    ],
    BLUE,
  );
  const [chart] = readCharts({ shapes: [...TICKS, ...ticks, course], words: [...SCALE, ...words] });
  expect(chart?.cells.slice(1)).toEqual([
    ['2024-01-11', '5'],
    ['2024-02-15', '15'],
    ['2024-03-21', '10'],
  ]);
});
