import {
  check,
  type Drawing,
  formatFinding,
  getProfile,
  rasterise,
  type ShapeItem,
  textBox,
} from '@relievo/graphic';
import { expect, test } from 'vitest';
import { pointId, seriesId } from '../../model/chart.ts';
import { CASES, chartOf, translate } from '../../testing/cases.ts';
import {
  cornersOf,
  createNamedRuler,
  createRuler,
  findItem,
  findShapes,
  listTexts,
  pathOf,
  type Ruler,
  readNumberText,
} from '../../testing/measure.ts';
import { findRowOrder, type TableCase } from '../../testing/table-case.ts';
import { wordsOf } from '../../testing/words-of.ts';
import { drawChart } from './draw.ts';

/** Millimetres that a length or a place may be off. */
const OFF = 0.5;
const A4 = getProfile('swell-a4');

function drawOrThrow(one: TableCase): Drawing {
  const made = drawChart(chartOf(one), A4, translate);
  if (!made.ok) throw new Error(wordsOf(made.problems[0]));
  for (const sheet of [made.value.drawing, ...made.value.keySheets])
    expect(
      check(sheet, A4).map((finding) => formatFinding(finding)),
      `the sheets of ${one.name}`,
    ).toEqual([]);
  return made.value.drawing;
}

function listCasesOfType(type: TableCase['type']) {
  return CASES.filter((one) => one.type === type && !one.tooMuch && !one.takesSheets).map(
    (one) => [one.name, one] as const,
  );
}

function expectNear(measured: number, right: number, what: string): void {
  return expect(Math.abs(measured - right), `${what}: ${measured} instead of ${right}`).toBeLessThan(OFF);
}

function isNothing(measured: number, most: number, what: string): void {
  return expect(measured, `${what}: nothing`).toBeLessThan(most);
}

/** Both ends of a bar across its axis, and its middle along it. */
function measureBar(item: ShapeItem, lying: boolean) {
  const { geometry } = item;
  const [a, b] =
    geometry.type === 'rect'
      ? [geometry, { x: geometry.x + geometry.width, y: geometry.y + geometry.height }]
      : cornersOf(item);
  if (!a || !b) throw new Error(`${item.id} is no bar.`);
  return lying
    ? { ends: [a.x, b.x], middle: (a.y + b.y) / 2 }
    : { ends: [a.y, b.y], middle: (a.x + b.x) / 2 };
}

function isMissingMark({ geometry, name }: ShapeItem): boolean {
  return geometry.type === 'symbol' && name.endsWith(': no value');
}

test.each(listCasesOfType('bar'))(
  'the bars of “%s” are as long as the values say, above their names',
  (_, one) => {
    const drawing = drawOrThrow(one);
    const lying = findItem(drawing, 'x-axis-tick-1') !== undefined;
    const ruler = lying ? createRuler(drawing, 'x-axis', 'x') : createRuler(drawing, 'y-axis', 'y');
    for (const [row] of one.x.cells.entries()) {
      const middles: number[] = [];
      for (const [index, { values }] of one.series.entries()) {
        const value = values[row] ?? null;
        const item = findItem(drawing, pointId(index, row));
        if (item?.kind !== 'shape') {
          // What has no length, or less than a twentieth of a millimetre, is no shape.
          isNothing(Math.abs(ruler(value ?? 0) - ruler(0)), 0.06, `${one.name} row ${row}`);
          continue;
        }
        if (value === null && isMissingMark(item)) continue;
        expect(value, `${item.name} is drawn`).not.toBeNull();
        const { ends, middle } = measureBar(item, lying);
        middles.push(middle);
        expectNear(Math.min(...ends), Math.min(ruler(0), ruler(value ?? 0)), item.name);
        expectNear(Math.max(...ends), Math.max(ruler(0), ruler(value ?? 0)), item.name);
      }
      const label = listTexts(drawing).find(({ id }) => id === `category-${row + 1}`);
      expect(label?.name).toBe(one.x.cells[row]);
      if (!label || middles.length < one.series.length) continue;
      const box = textBox(label, drawing.sheet);
      const center = lying ? box.y + box.height / 2 : box.x + box.width / 2;
      expectNear(center, (Math.min(...middles) + Math.max(...middles)) / 2, `the name of ${label.name}`);
    }
  },
);

/** Where the source puts each row along x. */
function findPlaceAlong({ x }: TableCase, row: number): number {
  return x.values?.[row] ?? row;
}

function createXRuler(drawing: Drawing, one: TableCase, prefix: string): Ruler {
  return one.x.values && one.x.cells.every((cell) => !cell.includes('-'))
    ? createRuler(drawing, `${prefix}x-axis`, 'x')
    : createNamedRuler(drawing, `${prefix}x-axis`, (name) =>
        one.x.values ? Date.parse(`${name}T00:00:00Z`) / 86_400_000 : one.x.cells.indexOf(name),
      );
}

test.each(listCasesOfType('line'))('the lines of “%s” go through every value', (_, one) => {
  const drawing = drawOrThrow(one);
  const apart = findItem(drawing, 'panel-1-x-axis') !== undefined;
  const x = createXRuler(drawing, one, apart ? `panel-${one.series.length}-` : '');
  for (const [index, { values }] of one.series.entries()) {
    const y = createRuler(drawing, `${apart ? `panel-${index + 1}-` : ''}y-axis`, 'y');
    const corners = findShapes(drawing, new RegExp(`^${seriesId(index)}-line`)).flatMap(cornersOf);
    const rows = findRowOrder(one).filter((row) => values[row] !== null);
    const alone = findShapes(drawing, new RegExp(`^point-${index + 1}-`)).filter(
      ({ name }) => !name.endsWith('no value'),
    );
    expect(corners.length === rows.length || alone.length === rows.length, `every value of ${one.name}`).toBe(
      true,
    );
    const places = alone.length === rows.length ? alone.map(centerOf) : corners;
    for (const [order, row] of rows.entries()) {
      expectNear(places[order]?.x ?? NaN, x(findPlaceAlong(one, row)), `${one.name} row ${row} across`);
      expectNear(places[order]?.y ?? NaN, y(values[row] ?? NaN), `${one.name} row ${row} up`);
    }
    const off = corners.filter(
      (corner) => !places.some((place) => place.x === corner.x && place.y === corner.y),
    );
    expect(off).toEqual([]);
  }
});

function centerOf({ geometry, id }: ShapeItem) {
  if (geometry.type !== 'symbol') throw new Error(`${id} is no point symbol.`);
  return geometry.at;
}

test.each(listCasesOfType('scatter'))('the points of “%s” stand where the values say', (_, one) => {
  const drawing = drawOrThrow(one);
  const [x, y] = [createRuler(drawing, 'x-axis', 'x'), createRuler(drawing, 'y-axis', 'y')];
  let told = 0;
  for (const item of findShapes(drawing, /^point-/)) {
    const members = (item.description || item.name)
      .split('; ')
      .map((words) => words.split(': ').map((part) => Number.parseFloat(part)));
    told += members.length;
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    expectNear(centerOf(item).x, mean(members.map(([at]) => x(at ?? NaN))), item.name);
    expectNear(centerOf(item).y, mean(members.map(([, value]) => y(value ?? NaN))), item.name);
    for (const [at, value] of members)
      expect(
        one.series.some(({ values }) =>
          values.some((known, row) => known === value && findPlaceAlong(one, row) === at),
        ),
      ).toBe(true);
  }
  expect(told).toBe(one.series.flatMap(({ values }) => values.filter((value) => value !== null)).length);
});

test.each(listCasesOfType('pie'))('the slices of “%s” are as wide as their shares', (_, one) => {
  const drawing = drawOrThrow(one);
  const values = one.series[0]?.values ?? [];
  const whole = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  for (const [row, value] of values.entries()) {
    const item = findItem(drawing, pointId(0, row));
    const share = (value ?? 0) / whole;
    if (item?.kind !== 'shape') {
      isNothing(share, 1e-9, `${one.name} row ${row}`);
      continue;
    }
    expect(item.name).toContain(`${Math.round(share * 1000) / 10} %`);
    if (item.geometry.type === 'ellipse') {
      isNothing(1 - share, 1e-9, item.name);
      continue;
    }
    const [path] = pathOf(item).subpaths;
    const [middle, first, last] = [path?.start, path?.segments[0]?.to, path?.segments.at(-1)?.to];
    if (!middle || !first || !last) throw new Error(`${item.id} is no slice.`);
    const turn =
      (Math.atan2(last.y - middle.y, last.x - middle.x) -
        Math.atan2(first.y - middle.y, first.x - middle.x) +
        4 * Math.PI) %
      (2 * Math.PI);
    const radius = Math.hypot(first.x - middle.x, first.y - middle.y);
    expectNear(turn * radius, share * 2 * Math.PI * radius, item.name);
  }
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

test.each(listCasesOfType('bar').slice(0, 5))('the raised dots of “%s” end where its bars end', (_, one) => {
  const drawing = drawOrThrow(one);
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
});
