import { expect, test } from 'vitest';
import type { PaintedShape } from '../marks.ts';
import { readCharts } from '../read-charts.ts';
import { BLUE, paintTick, write } from '../testing/paint-chart.ts';

/** 0 at 100 mm, 10 at 80 mm, 20 at 60 mm, 30 at 40 mm. */
const WORDS = [
  ...['0', '10', '20', '30'].map((text, at) => write(text, 15, 101 - at * 20)),
  ...['Ann', 'Bo', 'Cy'].map((text, at) => write(text, 35 + at * 25, 106)),
];
const TICKS = [100, 80, 60, 40].map(paintTick);

/** Paints the parts of a bar between lines of the grid that are drawn over it, 0.1 mm thick. */
function paintCutBar(x: number, top: number): readonly PaintedShape[] {
  return [100, 80, 60, 40].flatMap((line): readonly PaintedShape[] => {
    const from = Math.max(top, line - 19.95);
    const height = line - 0.05 - from;
    if (height < 0.3) return [];
    return [{ geometry: { type: 'rect', x, y: from, width: 10, height }, fill: BLUE, stroke: null }];
  });
}

const BARS = [...paintCutBar(30, 50), ...paintCutBar(55, 90), ...paintCutBar(80, 60.05)];

test('bars of a picture that lines of the grid cut are read whole', () => {
  const [chart] = readCharts({ shapes: [...TICKS, ...BARS], words: WORDS, blur: 0.05 });
  expect(chart?.cells.slice(1)).toEqual([
    ['Ann', '25'],
    ['Bo', '5'],
    ['Cy', '20'],
  ]);
});

test('a bar of a picture is uncertain if it may continue behind a line that is drawn over it', () => {
  const [chart] = readCharts({ shapes: [...TICKS, ...BARS], words: WORDS, blur: 0.05 });
  expect(chart?.unsure).toEqual([{ row: 3, column: 1 }]);
});

test('parts of one colour in a drawing of lines are parts of a stack that no legend names', () => {
  expect(readCharts({ shapes: [...TICKS, ...BARS], words: WORDS })).toEqual([]);
});
