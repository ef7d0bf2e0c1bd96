import { tell } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chart } from '../model/chart.ts';
import { chartOfValues } from '../testing/chart-of-values.ts';
import { filterByWords, goToTyped } from './ask.ts';
import { EXPLORER_COMMANDS, type ExplorerCommand } from './commands.ts';
import type { Wording } from './messages.ts';
import { type ExplorerState, type Step, UNEXPLORED } from './state.ts';
import { walkChart } from './walk.ts';
import { ENGLISH_EXPLORER } from './words/en.ts';

const chart = chartOfValues([3, -1, null, 0, 4, 4, 2], [1, 2, 9, 2, 1, 0, -5]);

function sayStep({ say }: Step): string {
  return say.map((message) => tell(message, ENGLISH_EXPLORER)).join(' ');
}

/** The words after each command, from the beginning. */
function walk(commands: readonly ExplorerCommand[], wording: Wording = 'normal', from = UNEXPLORED) {
  let state: ExplorerState = from;
  const said = commands.map((command) => {
    const step = walkChart(chart, state, command, wording);
    if (!step) throw new Error(`${command} is none of the chart’s own.`);
    state = step.state;
    return sayStep(step);
  });
  return { said, state };
}

/** The words after each command in any chart. */
function press(one: Chart, commands: readonly ExplorerCommand[], wording: Wording = 'terse') {
  let state: ExplorerState = UNEXPLORED;
  return commands.map((command) => {
    const step = walkChart(one, state, command, wording);
    if (!step) throw new Error(`${command} is none of the chart’s own.`);
    state = step.state;
    return sayStep(step);
  });
}

test('points follow each other, and at an end one stays and hears so', () => {
  expect(walk(['next', 'next', 'next', 'last', 'next', 'first', 'previous']).said).toEqual([
    's1, a: 3 m. 1 of 7',
    's1, b: -1 m. 2 of 7',
    's1, c: no value. 3 of 7',
    's1, g: 2 m. 7 of 7',
    'End. s1, g: 2 m. 7 of 7',
    's1, a: 3 m. 1 of 7',
    'Start. s1, a: 3 m. 1 of 7',
  ]);
});

test('a tenth of the points is stepped over at once, and an end is told where it is reached', () => {
  const course = chartOfValues(Array.from({ length: 40 }, (_, index) => index));
  const places = (commands: readonly ExplorerCommand[]) => {
    let state: ExplorerState = UNEXPLORED;
    return commands.map((command) => {
      const step = walkChart(course, state, command, 'terse');
      if (!step) throw new Error(`${command} is none of the chart’s own.`);
      state = step.state;
      return [state.spot?.point, sayStep(step).startsWith('End.') || sayStep(step).startsWith('Start.')];
    });
  };
  expect(places(['next', 'next_tenth', 'next_tenth', 'previous_tenth', 'previous_tenth'])).toEqual([
    [0, false],
    [4, false],
    [8, false],
    [4, false],
    [0, true],
  ]);
  expect(places(['last', 'previous_tenth', 'previous', 'next_tenth', 'next_tenth'])).toEqual([
    [39, false],
    [35, false],
    [34, false],
    [38, false],
    [39, true],
  ]);
});

test('series follow each other at the same place, and beyond the last there is none', () => {
  expect(walk(['next', 'next', 'series_below', 'series_below', 'series_above', 'series_above']).said).toEqual(
    [
      's1, a: 3 m. 1 of 7',
      's1, b: -1 m. 2 of 7',
      's2, b: 2 m. 2 of 7',
      'No more series. s2, b: 2 m. 2 of 7',
      's1, b: -1 m. 2 of 7',
      'No more series. s1, b: -1 m. 2 of 7',
    ],
  );
});

test('one key finds the highest and the lowest of the series and of the chart', () => {
  expect(walk(['series_highest', 'series_lowest', 'chart_highest', 'chart_lowest'], 'terse').said).toEqual([
    'e, 4 As high: f.',
    'b, -1',
    'c, 9',
    'g, -5',
  ]);
});

test('the same key goes on to the points that are as high or as low, and names them', () => {
  expect(
    press(chart, ['series_highest', 'series_highest', 'series_highest', 'next', 'series_highest']),
  ).toEqual(['e, 4 As high: f.', 'f, 4 As high: e.', 'e, 4 As high: f.', 'f, 4', 'e, 4 As high: f.']);
  const two = chartOfValues([1, 0, 5], [0, 5, 2]);
  expect(press(two, ['chart_lowest', 'chart_lowest', 'series_lowest', 'chart_highest'])).toEqual([
    'b, 0 As low: s2, a.',
    'a, 0 As low: s1, b.',
    'a, 0',
    'c, 5 As high: s2, b.',
  ]);
  const level = chartOfValues([3, 3, null, 3, 3, 3, 3, 3]);
  expect(press(level, ['series_highest', 'series_lowest', 'chart_lowest'])).toEqual([
    'a, 3 All 7 values are the same.',
    'b, 3 All 7 values are the same.',
    'd, 3 All 7 values are the same.',
  ]);
  const many = chartOfValues([0, ...Array.from({ length: 9 }, () => 6)]);
  expect(press(many, ['series_highest'])).toEqual(['b, 6 As high: c, d, e, f, g and 3 others.']);
  const alone = chartOfValues([4]);
  expect(press(alone, ['series_highest'])).toEqual(['a, 4']);
});

test('series of different units are not compared with each other', () => {
  const { series, ...rest } = chartOfValues([3, 5, 4], [60, 80, 5], [70, 90, 70]);
  const climate: Chart = {
    ...rest,
    series: series.map((one, index) => ({ ...one, unit: index === 0 ? '°C' : 'mm' })),
  };
  expect(press(climate, ['chart_highest', 'series_below', 'difference', 'chart_highest'])).toEqual([
    'b, 5',
    'b, 80',
    's2, b and s1, b are of different units and cannot be compared.',
    'b, 90',
  ]);
  expect(press(climate, ['compare'])).toEqual([
    's1 on the left, s2 on the right. Each has a range of pitch of its own, because their units differ.',
  ]);
  expect(press(climate, ['series_highest', 'series_below', 'series_below'], 'full')).toEqual([
    's1, b: 5 °C. 2 of 3 2 °C more than a. The highest of the series. A peak.',
    's2, b: 80 mm. 2 of 3 20 mm more than a. The highest of the series. A peak.',
    's3, b: 90 mm. 2 of 3 20 mm more than a. The highest of the chart in mm. A peak.',
  ]);
});

test('turns are found one after another, of a level stretch its first point', () => {
  const { said } = walk(['next_turn', 'next_turn', 'next_turn', 'previous_turn'], 'terse');
  expect(said).toEqual(['A valley. b, -1', 'A peak. e, 4', 'No turn after this point.', 'A valley. b, -1']);
});

test('crossings of zero are found, and a zero that is only touched is none', () => {
  const { said } = walk(['next_crossing', 'next_crossing', 'next_crossing', 'previous_crossing'], 'terse');
  expect(said).toEqual([
    'Goes down through zero between a and b. b, -1',
    'Goes up through zero between b and e. e, 4',
    'Zero is not crossed after this point.',
    'Goes down through zero between a and b. b, -1',
  ]);
});

test('a difference is told from the place where one was before', () => {
  expect(walk(['difference', 'series_highest', 'series_lowest', 'difference']).said).toEqual([
    'Go from one point with a value to another first.',
    's1, e: 4 m. 5 of 7 As high: f.',
    's1, b: -1 m. 2 of 7',
    'b is 5 m less than e.',
  ]);
  expect(walk(['last', 'series_below', 'difference']).said.at(-1)).toBe('s2, g is 7 m less than s1, g.');
});

test('full words tell the change and what the point is', () => {
  expect(walk(['next', 'next', 'chart_highest'], 'full').said).toEqual([
    's1, a: 3 m. 1 of 7',
    's1, b: -1 m. 2 of 7 4 m less than a. The lowest of the series. A valley.',
    's2, c: 9 m. 3 of 7 7 m more than b. The highest of the chart. A peak.',
  ]);
  expect(walk(['last', 'previous'], 'full').said.at(-1)).toBe(
    's1, f: 4 m. 6 of 7 As much as e. One of the 2 highest of the series.',
  );
});

test('on a time line one event is earlier or later than another, and not less or more', () => {
  const { series, ...rest } = chartOfValues([1450, 1608, 1608, 1609]);
  const times: Chart = { ...rest, type: 'time-line', series: series.map((one) => ({ ...one, unit: null })) };
  expect(press(times, ['first', 'next', 'next', 'next', 'first', 'difference'], 'full')).toEqual([
    'a: 1450. 1 of 4 The earliest of the chart.',
    'b: 1608. 2 of 4 158 years after a.',
    'c: 1608. 3 of 4 In the same year as b.',
    'd: 1609. 4 of 4 1 year after c. The latest of the chart.',
    'a: 1450. 1 of 4 The earliest of the chart.',
    'a is 159 years before d.',
  ]);
});

test('what was typed is found by its name first, then by the nearest value', () => {
  const go = (text: string) => sayStep(goToTyped(chart, UNEXPLORED, text, 'terse'));
  expect([go('D'), go('4'), go('3.6'), go('3,6'), go('zebra'), go(' ')]).toEqual([
    'd, 0',
    'e, 4',
    'Nearest to 3.6. e, 4',
    'Nearest to 3.6. e, 4',
    'No point has the name or value “zebra”.',
    'No point has the name or value “”.',
  ]);
});

test('a filter leaves only the points that match and says where one is then, and empty words end it', () => {
  const filter = (text: string, from: ExplorerState = UNEXPLORED, one = chart) =>
    filterByWords(one, from, text, 'terse');
  const above = filter('above 2');
  expect(sayStep(above)).toBe('3 of 7 points are above 2: a, e and f. a, 3');
  const { said, state } = walk(['next', 'next', 'next', 'first'], 'terse', above.state);
  expect(said).toEqual(['e, 4', 'f, 4', 'End. f, 4', 'a, 3']);
  const ended = filter(' ', state);
  expect([sayStep(ended), ended.state.filter]).toEqual(['The filter is off. 7 points.', null]);
  expect(sayStep(filter('above 90', state))).toBe('No value is above 90. The filter is off.');
  expect(sayStep(filter('blue', state))).toContain('“blue” is not a filter.');
  expect(sayStep(filter('missing', state))).toBe('1 of 7 points has no value: c. c, no value');
  expect(sayStep(filter('missing', state, chartOfValues([1, 2])))).toBe(
    'No value is missing. The filter is off.',
  );
  expect(sayStep(filter('>= 4', state))).toBe('2 of 7 points are at least 4: e and f. e, 4');
});

test('a filter leaves one at a point that it lets through, and a point that is sought ends it aloud', () => {
  const { state } = walk(['last']);
  const kept = filterByWords(chart, state, 'at least 2', 'terse');
  expect(sayStep(kept)).toBe('4 of 7 points are at least 2: a, e, f and g. g, 2');
  expect(sayStep(goToTyped(chart, kept.state, 'c', 'terse'))).toBe(
    'The filter is off. 7 points. c, no value',
  );
});

test('names of the axes and the title are told, and that nothing is to follow', () => {
  expect(walk(['label_x', 'label_y', 'label_title', 'compare', 'monitor']).said).toEqual([
    'Horizontal axis: Place',
    'Values: Height (m)',
    'Test',
    's1 on the left, s2 on the right.',
    'The data of this chart do not change, so there is nothing to follow.',
  ]);
});

test('no command leaves the chart, whatever it holds and wherever one is', () => {
  const values = fc.array(fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })), {
    minLength: 1,
    maxLength: 9,
  });
  const commands = fc.array(fc.constantFrom(...EXPLORER_COMMANDS), { maxLength: 20 });
  fc.assert(
    fc.property(values, values, commands, fc.boolean(), (one, other, pressed, isFiltered) => {
      const length = Math.min(one.length, other.length);
      const any = chartOfValues(one.slice(0, length), other.slice(0, length));
      let state: ExplorerState = isFiltered
        ? filterByWords(any, UNEXPLORED, 'above 0', 'terse').state
        : UNEXPLORED;
      for (const command of pressed) {
        const step = walkChart(any, state, command, 'full');
        if (!step) continue;
        state = step.state;
        const { spot } = state;
        expect(spot === null || any.series[spot.series]?.points[spot.point] !== undefined).toBe(true);
        expect(sayStep(step)).not.toMatch(/undefined|NaN|null/);
      }
    }),
  );
});

test('a total is neither jumped to as the highest nor said to be it', () => {
  const named = (values: readonly number[]): Chart => {
    const plain = chartOfValues(values);
    const names = ['North', 'South', 'East', 'Total'];
    return {
      ...plain,
      series: plain.series.map((one) => ({
        ...one,
        points: one.points.map((point, row) => ({ ...point, label: names[row] ?? '' })),
      })),
    };
  };
  const towns = named([12, 20, 9, 41]);
  const highest = walkChart(towns, UNEXPLORED, 'series_highest', 'full');
  expect(highest && sayStep(highest)).toContain('South: 20 m');
  expect(highest && sayStep(highest)).toContain('The highest of the chart.');
  const last = walkChart(towns, UNEXPLORED, 'last', 'full');
  expect(last && sayStep(last)).toContain('It is worked out of the others, and is not compared with them.');
});
