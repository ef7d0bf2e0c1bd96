import { boxDistance, itemBounds } from '@relievo/graphic/geometry';
import { type TextItem, walk, walkLeaves } from '@relievo/graphic/model';
import { toPins } from '@relievo/graphic/raster/dots';
import { measureMerges } from '@relievo/graphic/testing';
import { canonicalise } from '@relievo/graphic/validation';
import { maxOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { STARTER_DRAWINGS } from './starter.ts';

const DRAWINGS = [...STARTER_DRAWINGS].map(([name, make]) => ({ name, drawing: canonicalise(make()) }));
const [COLUMNS, ROWS] = [60, 40];

test('of parts that fingers tell apart on paper at most one pair in forty touches on sixty by forty pins', () => {
  const all = DRAWINGS.map(({ drawing }) => measureMerges(drawing, COLUMNS, ROWS));
  const apart = all.reduce((sum, one) => sum + one.apart, 0);
  const merged = all.reduce((sum, one) => sum + one.merged.length, 0);
  expect(apart).toBeGreaterThan(2_000);
  expect(merged / apart).toBeLessThan(1 / 40);
});

test('every name of every drawing stands on the pins, or in the key, or goes with the grid it numbers', () => {
  const lost = DRAWINGS.flatMap(({ name, drawing }) => {
    const made = toPins(drawing, COLUMNS, ROWS);
    const shown = new Set([...made.placed, ...made.keyed, ...made.left].map(({ id }) => id));
    expect(made.keyPages.length > 0).toBe(made.keyed.length > 0);
    return [...walkLeaves(drawing)].flatMap((item) =>
      item.kind === 'text' && item.braille && !shown.has(item.id) ? [`${name}: ${item.print}`] : [],
    );
  });
  expect(lost).toEqual([]);
});

test('names of days have letters with a lower dot where words and numbers have no room under their bars', () => {
  const made = DRAWINGS.filter(({ name }) => name === 'bar-chart').map((one) =>
    toPins(one.drawing, COLUMNS, ROWS),
  );
  const [placed, keyed] = [made.flatMap((one) => one.placed), made.flatMap((one) => one.keyed)];
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
  const codes = keyed.flatMap(({ print, code }) => (days.includes(print) ? [code] : []));
  expect(placed.filter(({ print }) => days.includes(print)).length + codes.length).toBe(days.length);
  expect(codes).toEqual(['⠅', '⠇', '⠍', '⠝'].slice(0, codes.length));
});

test('two names on one line stand a blank cell apart', () => {
  const close = DRAWINGS.flatMap(({ name, drawing }) => {
    const { placed } = toPins(drawing, COLUMNS, ROWS);
    const widths = new Map(
      [...walkLeaves(drawing)].flatMap((item) =>
        item.kind === 'text' && item.braille ? [[item.id, measureWidth(item)] as const] : [],
      ),
    );
    return placed.flatMap((one, at) =>
      placed.slice(at + 1).flatMap((other) => {
        const [left, right] = one.x < other.x ? [one, other] : [other, one];
        const flat = right.x - left.x - (widths.get(left.id) ?? 0);
        return one.y === other.y && flat < 4 ? [`${name}: ${left.print}, ${right.print}`] : [];
      }),
    );
  });
  expect(close).toEqual([]);
});

/** Columns of pins: two for a cell, and a flat one before the next. */
function measureWidth({ braille }: TextItem): number {
  const longest = maxOf((braille?.cells ?? '').split('\n').map((line) => line.length));
  return longest * 3 - 1;
}

test('no name that stood nearest to its own part on the sheet is nearer to another one on the pins', () => {
  const astray = DRAWINGS.flatMap(({ name, drawing }) => {
    const { placed, view, gridLeft } = toPins(drawing, COLUMNS, ROWS);
    const boxes = new Map([...walk(drawing)].map(({ item }) => [item.id, itemBounds(item, drawing.sheet)]));
    const texts = [...walkLeaves(drawing)].filter((item): item is TextItem => item.kind === 'text');
    const named = new Set(texts.flatMap(({ labels }) => labels ?? []));
    for (const id of gridLeft) named.delete(id);
    const perMm = view.scale / 2.5;
    return placed.flatMap(({ id, x, y }) => {
      const item = texts.find((one) => one.id === id);
      const [own, sheetBox] = [boxes.get(item?.labels ?? ''), boxes.get(id)];
      if (!item || !own || !sheetBox) return [];
      const onSheet = {
        x: (x - view.left) / perMm + view.box.x,
        y: (y - view.top) / perMm + view.box.y,
        width: measureWidth(item) / perMm,
        height: 3 / perMm,
      };
      const others = [...named].flatMap((other) => (other === item.labels ? [] : (boxes.get(other) ?? [])));
      const isNearest = (box: typeof onSheet): boolean =>
        boxDistance(box, own) === 0 ||
        others.every((other) => boxDistance(box, own) < boxDistance(box, other));
      return isNearest(sheetBox) && !isNearest(onSheet) ? [`${name}: ${item.print}`] : [];
    });
  });
  expect(astray).toEqual([]);
});
