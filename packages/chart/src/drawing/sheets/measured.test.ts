import { getProfile } from '@relievo/graphic/profiles';
import { rasterise } from '@relievo/graphic/raster';
import { check } from '@relievo/graphic/rules';
import { formatFinding } from '@relievo/graphic/rules/words';
import { expect, test } from 'vitest';
import { CASES, chartOf, translate } from '../../testing/cases.ts';
import { createRuler, findItem, findShapes, readNumberText } from '../../testing/measure.ts';
import { measureBar } from '../../testing/measures/bars.ts';
import { expectMeasured } from '../../testing/measures/measures.ts';
import { OFF } from '../../testing/measures/near.ts';
import type { TableCase } from '../../testing/table-case.ts';
import { wordsOf } from '../../testing/words-of.ts';
import type { ChartDrawing } from '../drawn.ts';
import { drawChart } from './draw.ts';

const A4 = getProfile('swell-a4');

function drawOrThrow(one: TableCase): ChartDrawing {
  const made = drawChart(chartOf(one), A4, translate);
  if (!made.ok) throw new Error(wordsOf(made.problems[0]));
  const { drawing, keySheets } = made.value;
  const findings = [
    ...check(drawing, A4),
    // The figure that a sample stands for is on the sheet before.
    ...keySheets.flatMap((sheet) => check(sheet, A4)).filter(({ rule }) => rule !== 'key_scale'),
  ].map((finding) => formatFinding(finding));
  expect(findings, `the sheets of ${one.name}`).toEqual([]);
  return made.value;
}

const MEASURED = CASES.filter(({ tooMuch, takesSheets }) => !tooMuch && !takesSheets).map(
  (one) => [one.type, one.name, one] as const,
);

test.each(MEASURED)('%s: what is drawn of “%s” lies where its values say', (_type, _name, one) => {
  const { drawing, keySheets } = drawOrThrow(one);
  expectMeasured(drawing, one, keySheets);
});

test.each(CASES.filter(({ tooMuch }) => tooMuch).map((one) => [one.name, one] as const))(
  '“%s” is refused in one sentence that says what to do',
  (_, one) => {
    const made = drawChart(chartOf(one), A4, translate);
    if (made.ok) throw new Error('It was drawn.');
    expect(made.problems[0].code).toBe('chart_does_not_fit');
    expect(wordsOf(made.problems[0])).toMatch(
      /cannot be told apart by touch .* choose fewer rows, or use a larger sheet\./,
    );
  },
);

const PIXELS = 4;

test.each(MEASURED.filter(([type]) => type === 'bar').slice(0, 5))(
  '%s: the raised dots of “%s” end where its bars end',
  (_type, _name, one) => {
    const { drawing } = drawOrThrow(one);
    const { width, height, values } = rasterise(drawing, { pixelsPerMm: PIXELS, medium: 'swell' });
    const lying = findItem(drawing, 'x-axis-tick-1') !== undefined;
    const ruler = lying ? createRuler(drawing, 'x-axis', 'x') : createRuler(drawing, 'y-axis', 'y');
    for (const item of findShapes(drawing, /^point-/)) {
      const { middle } = measureBar(item, lying);
      const value = readNumberText(/: (−?[\d.]+)/.exec(item.name)?.[1] ?? '');
      const half = (item.line?.width ?? 0) / 2;
      const tip = ruler(value ?? 0) + (lying ? half : -half);
      // Beside the middle, where a texture may be flat, the end of the bar is raised across.
      const raisedAt = (across: number): boolean => {
        const [x, y] = lying ? [across, middle] : [middle, across];
        const at = Math.floor(y * PIXELS) * width + Math.floor(x * PIXELS);
        return x >= 0 && y >= 0 && Math.floor(y * PIXELS) < height && (values[at] ?? 0) > 0.5;
      };
      const way = lying ? 1 : -1;
      expect(raisedAt(tip - way * OFF), `${item.name} is raised up to its end`).toBe(true);
      expect(raisedAt(tip + way * OFF), `${item.name} is flat beyond its end`).toBe(false);
    }
  },
);
