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
  marksOf,
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
  return CASES.filter(
    (one) => one.type === type && !one.bars?.stacking && !one.tooMuch && !one.takesSheets,
  ).map((one) => [one.name, one] as const);
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

/** What lies on an axis of numbers that are the same on both sides of zero. */
function createMirroredRuler(drawing: Drawing, axis: string, along: 'x' | 'y'): Ruler {
  const marks = marksOf(drawing, axis).toSorted((a, b) => a.at[along] - b.at[along]);
  const zero = marks.find(({ text }) => text.print === '0');
  const last = marks.at(-1);
  if (!zero || !last) throw new Error('An axis with two sides has a zero.');
  const each = (last.at[along] - zero.at[along]) / readNumberText(last.text.print);
  return (value) => zero.at[along] + value * each;
}

test.each(CASES.filter(({ bars }) => bars?.stacking).map((one) => [one.name, one] as const))(
  'the parts of the bars of “%s” follow each other as long as the values say',
  (_, one) => {
    const drawing = drawOrThrow(one);
    const lying = findItem(drawing, 'x-axis-tick-1') !== undefined;
    const diverging = one.bars?.stacking === 'diverging';
    const ruler = (diverging ? createMirroredRuler : createRuler)(
      drawing,
      lying ? 'x-axis' : 'y-axis',
      lying ? 'x' : 'y',
    );
    for (const row of one.x.cells.keys()) {
      let below = 0;
      for (const [index, { values }] of one.series.entries()) {
        const value = values[row] ?? 0;
        const [from, to] = diverging ? [0, index === 0 ? -value : value] : [below, below + value];
        below += value;
        const item = findItem(drawing, pointId(index, row));
        if (item?.kind !== 'shape') {
          isNothing(Math.abs(ruler(to) - ruler(from)), 0.06, `${one.name} row ${row}`);
          continue;
        }
        const { ends } = measureBar(item, lying);
        expectNear(Math.min(...ends), Math.min(ruler(from), ruler(to)), item.name);
        expectNear(Math.max(...ends), Math.max(ruler(from), ruler(to)), item.name);
      }
    }
  },
);

test.each(listCasesOfType('area'))(
  'the edge of “%s” goes through every value, and its foot lies on zero',
  (_, one) => {
    const drawing = drawOrThrow(one);
    const y = createRuler(drawing, 'y-axis', 'y');
    const x = createXRuler(drawing, one, '');
    const corners = findShapes(drawing, /^series-1-line/).flatMap(cornersOf);
    for (const [row, value] of (one.series[0]?.values ?? []).entries()) {
      const right = { x: x(findPlaceAlong(one, row)), y: y(value ?? NaN) };
      const nearest = Math.min(
        ...corners.map((corner) => Math.hypot(corner.x - right.x, corner.y - right.y)),
      );
      expectNear(nearest, 0, `${one.name} row ${row}`);
    }
    for (const item of findShapes(drawing, /^series-1-line/))
      expect(cornersOf(item).filter((corner) => Math.abs(corner.y - y(0)) < OFF).length).toBeGreaterThan(1);
  },
);

test('the parts of a ring are as wide as their shares, and no word is in its hole', () => {
  for (const [, one] of listCasesOfType('donut')) {
    const drawing = drawOrThrow(one);
    const values = one.series[0]?.values ?? [];
    const whole = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
    const starts = findShapes(drawing, /^point-/).map((item) => cornersOf(item));
    const [up, next] = [starts[0], starts[1]];
    if (!up?.[0] || !next?.[0] || !next[1]) throw new Error('A ring has parts.');
    // The first part begins straight above the middle; the border of the second points to it.
    const slope = (next[1].y - next[0].y) / (next[1].x - next[0].x);
    const middle = { x: up[0].x, y: next[0].y + slope * (up[0].x - next[0].x) };
    const [first] = starts[0] ?? [];
    const hole = Math.hypot((first?.x ?? 0) - middle.x, (first?.y ?? 0) - middle.y);
    let turned = 0;
    for (const [row, corners] of starts.entries()) {
      const [inner, outer] = [corners[0], corners[1]];
      if (!inner || !outer) throw new Error('A part has corners.');
      const turn = (Math.atan2(outer.x - middle.x, middle.y - outer.y) / (2 * Math.PI) + 1) % 1;
      expectNear(turn * 2 * Math.PI * hole, turned * 2 * Math.PI * hole, `${one.name} row ${row}`);
      turned += (values[row] ?? 0) / whole;
    }
    for (const text of listTexts(drawing)) {
      const box = textBox(text, drawing.sheet);
      const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const off = Math.hypot(center.x - middle.x, center.y - middle.y);
      expect(off, `${text.print} is outside of the hole`).toBeGreaterThan(hole);
    }
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
