import { type Drawing, type ShapeItem, walk } from '@relievo/graphic/model';
import { getProfile, type ProfileId } from '@relievo/graphic/profiles';
import { check } from '@relievo/graphic/rules';
import { formatFinding } from '@relievo/graphic/rules/words';
import { maxOf } from '@relievo/words';
import { expect, test } from 'vitest';
import type { Chart } from '../../model/chart.ts';
import { makeChart } from '../../model/make.ts';
import { type ChartWish, planChart } from '../../model/plan.ts';
import { readTable } from '../../table/read.ts';
import { translate } from '../../testing/cases.ts';
import { createRuler, findItem, findShapes, listTexts, marksOf } from '../../testing/measure.ts';
import { wordsOf } from '../../testing/words-of.ts';
import type { ChartDrawing } from '../drawn.ts';
import { drawChart } from './draw.ts';

function chartOf(text: string, wish?: ChartWish): Chart {
  const read = readTable(text);
  if (!read.ok) throw new Error(wordsOf(read.problems[0]));
  const planned = planChart(read.value.table, wish);
  if (!planned.ok) throw new Error(wordsOf(planned.problems[0]));
  const chart = makeChart(planned.value.table, planned.value.mapping);
  if (!chart.ok) throw new Error(wordsOf(chart.problems[0]));
  return chart.value;
}
function draw(text: string, wish?: ChartWish, on: ProfileId = 'swell-a4'): ChartDrawing {
  const profile = getProfile(on);
  const made = drawChart(chartOf(text, wish), profile, translate);
  if (!made.ok) throw new Error(wordsOf(made.problems[0]));
  for (const sheet of listSheets(made.value))
    expect(
      check(sheet, profile)
        .filter(({ rule }) => rule !== 'key_scale')
        .map((finding) => formatFinding(finding)),
    ).toEqual([]);
  return made.value;
}
function listSheets({ drawing, furtherSheets = [] }: ChartDrawing): readonly Drawing[] {
  return [drawing, ...furtherSheets];
}
function listNames(made: ChartDrawing): readonly string[] {
  return listSheets(made).flatMap((sheet) => [...walk(sheet)].map(({ item }) => item.name));
}
function listAxis(sheet: Drawing): readonly string[] {
  return marksOf(sheet, 'y-axis').map(({ text }) => text.print);
}
function writeRows(head: string, count: number, row: (index: number) => string): string {
  return [head, ...Array.from({ length: count }, (_, index) => row(index))].join('\n');
}

const CLIMATE = 'Month,Temperature (°C),Rain (mm)\nMay,14,60\nJune,17,70\nJuly,19,80\nAugust,18,75';

test('lines of two units have a field each over one axis', () => {
  const made = draw(CLIMATE, { type: 'line' });
  expect(made.furtherSheets ?? []).toEqual([]);
  const ruler = createRuler(made.drawing, 'panel-2-y-axis', 'y');
  expect(findItem(made.drawing, 'panel-1-y-axis')?.name).toBe('Temperature (°C)');
  expect(findItem(made.drawing, 'panel-2-y-axis')?.name).toBe('Rain (mm)');
  const [point] = findShapes(made.drawing, /^point-2-1$/);
  const at = point?.geometry.type === 'symbol' ? point.geometry.at.y : Number.NaN;
  expect(Math.abs(at - ruler(60))).toBeLessThan(0.5);
});

test('bars of two units have a sheet each, and the person is told', () => {
  const made = draw(CLIMATE, { type: 'bar' });
  expect(listSheets(made)).toHaveLength(2);
  expect(listNames(made)).toEqual(expect.arrayContaining(['May: 14 °C', 'May: 60 mm']));
  expect(made.changes.map(wordsOf)).toContain(
    'One sheet does not hold this chart, so it takes 2. Sheets of one unit share their scale.',
  );
});

test('more series than fingers tell apart are on several sheets of one scale after an overview of all', () => {
  const text = writeRows(
    `Month,${Array.from({ length: 8 }, (_, index) => `Shop ${index + 1}`).join(',')}`,
    4,
    (row) =>
      `M${row},${Array.from({ length: 8 }, (_, index) => 10 + ((row * 7 + index * 13) % 50)).join(',')}`,
  );
  const made = draw(text, { type: 'bar' });
  const [overview, ...sheets] = listSheets(made);
  expect(sheets.length).toBeGreaterThan(1);
  for (let series = 1; series <= 8; series += 1)
    for (let row = 1; row <= 4; row += 1)
      expect(sheets.filter((sheet) => findItem(sheet, `point-${series}-${row}`))).toHaveLength(1);
  if (!overview) throw new Error('There is no overview.');
  expect(findShapes(overview, /^overview-point-1-\d+$/)).toHaveLength(8);
  expect(
    new Set(sheets.filter((sheet) => listAxis(sheet).length > 0).map((sheet) => listAxis(sheet).at(-1))).size,
  ).toBe(1);
  expect(made.changes.map(({ code }) => code)).toContain('chart_on_sheets');
});

test.each([
  ['swell-a4', 40],
  ['swell-letter', 60],
  ['dotpad', 8],
  ['monarch', 12],
] as const)('on %s %i bars are drawn, each once and all by one scale', (on, count) => {
  const made = draw(
    writeRows('Name,Count', count, (row) => `Place ${row + 1},${20 + ((row * 37) % 80)}`),
    { type: 'bar' },
    on,
  );
  const sheets = listSheets(made);
  for (let row = 1; row <= count; row += 1)
    expect(sheets.filter((sheet) => findItem(sheet, `point-1-${row}`))).toHaveLength(1);
});

test('a code stands for the same name on every sheet', () => {
  const made = draw(
    writeRows('Name,Count', 30, (row) =>
      `A rather long name for a place, the ${row + 1}th,${20 + ((row * 37) % 80)}`.replace(
        'place, ',
        'place ',
      ),
    ),
    { type: 'bar' },
  );
  const codes = listSheets(made)
    .flatMap(listTexts)
    .filter(({ id }) => /^category-\d+$/.test(id));
  const coded = codes.filter(({ print }) => /^[a-z]{2}$/.test(print));
  expect(new Set(coded.map(({ print }) => print)).size).toBe(new Set(coded.map(({ name }) => name)).size);
});

test('a line that no finger could follow is simplified, and the greatest error is told in its unit', () => {
  const text = writeRows(
    'Day,Level (m)',
    200,
    (row) => `${row},${(50 + 30 * Math.sin(row / 30) + (row % 2) * 3).toFixed(2)}`,
  );
  const made = draw(text, { type: 'line' });
  const told = made.changes.find(({ code }) => code === 'line_simplified');
  expect(told?.parameters).toMatchObject({ name: 'Level', unit: 'm' });
  const error = Number(new Map(Object.entries(told?.parameters ?? {})).get('error'));
  expect(error).toBeGreaterThan(0);
  expect(error).toBeLessThanOrEqual(0.05 * 100);
});

test('small slices share one, and a further sheet shows them apart', () => {
  const made = draw('On,Euros\nRent,500\nFood,300\nTravel,200\nBooks,100\nTea,9\nInk,8\nPins,7', {
    type: 'pie',
  });
  const told = made.changes.find(({ code }) => code === 'slices_joined');
  expect(told?.parameters).toMatchObject({
    names: expect.arrayContaining(['Tea', 'Ink', 'Pins']) as unknown,
  });
  expect(listNames(made)).toEqual(expect.arrayContaining(['Tea: 9', 'Ink: 8', 'Pins: 7']));
});

test.each([
  [
    'four lines',
    'line',
    writeRows('Year,A,B,C,D', 5, (row) => `${2000 + row},${10 + row},${40 + row},${70 - row},${100 - row}`),
  ],
  ['thin bars of two series', 'bar', writeRows('Name,A,B', 6, (row) => `N${row},${1 + row},${90 - row}`)],
] as const)('%s pass on one sheet with their key', (_, type, text) => {
  const made = draw(text, { type });
  expect(made.furtherSheets ?? []).toEqual([]);
});

test('bars stay wide beside short ones, whose series is empty, and a tiny bar is a line', () => {
  const { drawing, furtherSheets = [] } = draw('Month,A,B\nJan,190,37\nJul,148,5\nNov,259,60', {
    type: 'bar',
  });
  expect(furtherSheets).toEqual([]);
  const looks = findShapes(drawing, /^point-/).map(({ id, geometry, texture }) => [
    id,
    geometry.type,
    texture !== null,
  ]);
  expect(looks).toEqual([
    ['point-1-1', 'rect', true],
    ['point-2-1', 'rect', false],
    ['point-1-2', 'rect', true],
    ['point-2-2', 'path', false],
    ['point-1-3', 'rect', true],
    ['point-2-3', 'rect', false],
  ]);
  const samples = findShapes(drawing, /^series-\d-key-sample$/);
  expect(samples.map(({ geometry, texture }) => [geometry.type, texture !== null])).toEqual([
    ['rect', true],
    ['rect', false],
  ]);
});

test('bars of two series that are both short in places are lines, since two empty ones would be alike', () => {
  const { drawing } = draw('Month,A,B\nJan,190,7\nJul,8,150\nNov,259,60', { type: 'bar' });
  expect(new Set(findShapes(drawing, /^point-/).map(({ geometry }) => geometry.type))).toEqual(
    new Set(['path']),
  );
});

test('a missing value has a mark and a word, and is not zero', () => {
  const bars = draw('Day,Books\nMon,4\nTue,\nWed,3\nThu,8', { type: 'bar' });
  const mark = findItem(bars.drawing, 'point-1-2');
  expect(mark?.name).toBe('Tue: no value');
  expect(mark?.kind === 'shape' && mark.geometry.type).toBe('symbol');
  expect(
    listSheets(bars)
      .flatMap(listTexts)
      .some(({ role, print }) => role === 'key' && print === 'no value'),
  ).toBe(true);
  const line = draw('Day,Steps\n1,8\n2,9\n3,\n4,12\n5,11', { type: 'line' });
  expect(findItem(line.drawing, 'point-1-3')?.name).toBe('3: no value');
});

test('zero and a missing part of a pie are told apart', () => {
  const made = draw('Answer,Votes\nYes,14\nNo,0\nMaybe,\nLater,7', { type: 'pie' });
  expect(made.changes.map(wordsOf)).toEqual([
    '“No” is zero and has no slice. “Maybe” has no value and no slice; that is not zero.',
  ]);
});

const FLAT = 'Year,People,Births\n2000,90000,800\n2001,50000,900\n2002,70000,700\n2003,20000,950';

test('a series that lies flat beside another has its scale, unless its author wants it to have its own', () => {
  const made = draw(FLAT, { type: 'line' });
  expect(made.changes.map(({ code }) => code)).not.toContain('series_own_scale');
  expect(listNames(made)).not.toContain('Births (own scale)');
});

test('the report and the braille on the sheet say that a series has its own scale', () => {
  const made = draw(FLAT, { type: 'line', scale: 'own' });
  expect(made.changes.map(({ code }) => code)).toContain('series_own_scale');
  const names = listSheets(made)
    .flatMap(listTexts)
    .filter(({ braille }) => braille !== null);
  expect(names.map(({ print }) => print)).toContain('Births (own scale)');
  const ticks = marksOf(made.drawing, 'panel-2-y-axis').map(({ text }) => Number(text.print));
  expect(maxOf(ticks)).toBeLessThanOrEqual(1000);
});

test('sheets of one chart have their key once', () => {
  const rows = [2015, 2017, 2019, 2021, 2023].map(
    (year, row) => `${year},${300 + row},10${row},34${row},85${row}`,
  );
  const made = draw(`Year,Wind,Solar,Hydro,Nuclear\n${rows.join('\n')}`, { type: 'bar' });
  const keys = listSheets(made).filter((sheet) => listTexts(sheet).every(({ role }) => role === 'key'));
  expect([listSheets(made).length, keys.length]).toEqual([3, 1]);
});

test('dates are placed as time, with marks at the beginnings of months', () => {
  const made = draw('Date,Visits\n2024-01-25,30\n2024-02-10,10\n2024-04-25,25\n2024-05-10,20', {
    type: 'line',
  });
  const marks = marksOf(made.drawing, 'x-axis');
  expect(marks.map(({ text }) => [text.print, text.name])).toEqual([
    ['Feb', '2024-02-01'],
    ['Mar', '2024-03-01'],
    ['Apr', '2024-04-01'],
    ['May', '2024-05-01'],
  ]);
  expect(findItem(made.drawing, 'x-axis')?.name).toBe('Date: 2024');
});

test('a star says beside it for how many points it stands', () => {
  const near = Array.from({ length: 12 }, (_, index) => `${50 + index / 20},${50 + index / 30}`);
  const made = draw(['x,y', '1,5', '20,90', '90,10', ...near].join('\n'), { type: 'scatter' });
  expect(listTexts(made.drawing).find(({ id }) => id.endsWith('-count'))?.print).toBe('12');
});

test('the lying axis is the line of the lowest mark where no value comes near it', () => {
  const made = draw('Month,Sun\nMay,120\nJune,240\nJuly,180\nAugust,60', { type: 'line' });
  const axis = measureDown(made.drawing, /^x-axis$/);
  expect(axis).toBeCloseTo(createRuler(made.drawing, 'y-axis', 'y')(0), 3);
  expect(findShapes(made.drawing, /^grid-/).map((line) => yOf(line))).not.toContain(axis);
  expect(made.changes.map(({ code }) => code)).not.toContain('axis_below_scale');
});

test('an axis that stands below its lowest mark is told, and no line of that mark runs beside it', () => {
  const made = draw('Month,Sun\nMay,0\nJune,240\nJuly,180\nAugust,60', { type: 'line' });
  const zero = createRuler(made.drawing, 'y-axis', 'y')(0);
  expect(measureDown(made.drawing, /^x-axis$/) - zero).toBeGreaterThan(3);
  expect(findShapes(made.drawing, /^grid-/).every((line) => zero - yOf(line) > 6)).toBe(true);
  expect(made.changes.map(wordsOf)).toContainEqual(
    expect.stringMatching(/^The lying axis is \d+ mm below the mark of 0, /),
  );
});

test('every chart has an identifier of its own, which it keeps', () => {
  const [may, june] = ['Day,Sun\n1,2\n2,3\n3,5', 'Day,Sun\n1,2\n2,3\n3,6'].map((table) => draw(table));
  expect(may?.drawing.id).toMatch(/^chart-[0-9a-f]{8}$/);
  expect(may?.drawing.id).not.toBe(june?.drawing.id);
  expect(draw('Day,Sun\n1,2\n2,3\n3,5').drawing.id).toBe(may?.drawing.id);
});

const GROWTH = 'Day,Cells\n1,2\n2,15\n3,130\n4,900\n5,12000\n6,98000';

test('a logarithmic axis has whole powers at even distances, and values lie at their logarithms', () => {
  const made = draw(GROWTH, { type: 'line', scale: 'log' });
  expect(listAxis(made.drawing)).toEqual(['1', '10', '100', '1000', '10000', '100000']);
  const places = marksOf(made.drawing, 'y-axis').map(({ at }) => at.y);
  const [one = 0, ten = 0] = places;
  for (const [power, place] of places.entries()) expect(place).toBeCloseTo(one + power * (ten - one), 3);
  const [second] = findShapes(made.drawing, /^point-1-2$/);
  const at = second?.geometry.type === 'symbol' ? second.geometry.at.y : Number.NaN;
  expect(at).toBeCloseTo(one + Math.log10(15) * (ten - one), 3);
  expect(made.changes.map(({ code }) => code)).toContain('log_scale_used');
  expect(listNames(made)).toContain('Cells (logarithmic)');
});

test('a logarithmic scale is offered where most values lie flat beside the greatest, and refused where it has no place', () => {
  expect(draw(GROWTH, { type: 'line' }).changes.map(({ code }) => code)).toContain('log_scale_offered');
  expect(draw(CLIMATE, { type: 'line' }).changes.map(({ code }) => code)).not.toContain('log_scale_offered');
  expect(() => chartOf(GROWTH, { type: 'bar', scale: 'log' })).toThrow(
    'Bars, areas and slices begin at zero',
  );
  expect(() => chartOf('Day,Cells\n1,0\n2,5\n3,9', { type: 'line', scale: 'log' })).toThrow('not above zero');
});

/** How far down a lying line begins. */
function yOf({ geometry }: ShapeItem): number {
  return geometry.type === 'path' ? (geometry.subpaths[0]?.start.y ?? Number.NaN) : Number.NaN;
}

function measureDown(drawing: Drawing, id: RegExp): number {
  const [line] = findShapes(drawing, id);
  return line ? yOf(line) : Number.NaN;
}
