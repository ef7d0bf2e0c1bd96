import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemBounds } from '../../geometry/bounds.ts';
import { centerOf, doesBoxContain } from '../../geometry/box.ts';
import { type Drawing, drawableArea, type Item } from '../../model/drawing.ts';
import { MOST_PLACES, READERS } from '../../model/sheet-plan.ts';
import { findItem, walk, walkLeaves } from '../../model/walk.ts';
import { PROFILES } from '../../profiles/profiles.ts';
import { check } from '../../rules/check.ts';
import { arbitraryDrawing } from '../../testing/arbitrary-drawing.ts';
import { drawing, group, lines, rect, shape, text } from '../../testing/make.ts';
import { validate } from '../../validation/validate.ts';
import { limitsFor } from '../readers/readers.ts';
import { findCrowded } from './crowded.ts';
import { planSheets } from './plan-sheets.ts';
import { type SpreadDrawing, spreadDrawing } from './spread.ts';

const swell = PROFILES.find(({ id }) => id === 'swell-a4') ?? PROFILES[0];
if (!swell) throw new Error('There is no profile.');
const paper = swell;

/** Houses 2 mm apart, each with a window. */
function drawHouses(name: string, x: number, y: number): readonly Item[] {
  return [0, 1, 2, 3].flatMap((at) => {
    const [left, top] = [x + (at % 2) * 17, y + Math.floor(at / 2) * 17];
    return [
      shape(`${name}-house-${at}`, rect(left, top, 15, 15)),
      shape(`${name}-window-${at}`, rect(left + 5, top + 5, 4, 4)),
    ];
  });
}

const river = shape('river', lines([12, 150, 80, 140, 120, 160, 198, 145]));
const lake = shape('lake', { type: 'ellipse', center: { x: 150, y: 60 }, rx: 30, ry: 25, angle: 0 });
const village = drawing(
  [river, lake, group('north', drawHouses('north', 40, 40)), ...drawHouses('south', 130, 220)],
  { id: 'village', title: 'Village' },
);

function spread(value: Drawing): SpreadDrawing {
  const { plan } = planSheets(value, 'practiced', paper);
  const made = plan && spreadDrawing({ ...value, spread: plan });
  if (!made) throw new Error('One sheet holds the drawing.');
  return made;
}

function idsOf(value: Drawing): readonly string[] {
  return [...walkLeaves(value)].map(({ id }) => id);
}

test('crowded parts that lie near each other are one place, and a place far from them is another one', () => {
  const { overview, details, leftOut } = spread(village);
  expect(details.map(({ letter, where, shows }) => [letter, where, shows.length])).toEqual([
    ['A', { row: 'upper', column: 'left' }, 8],
    ['B', { row: 'lower', column: 'right' }, 8],
  ]);
  expect(leftOut).toHaveLength(16);
  expect(findItem(overview, 'river')).toBe(river);
  expect(findItem(overview, 'lake')).toBe(lake);
  expect(findItem(overview, 'north')).toBeUndefined();
});

test('the overview has a letter in braille and a frame for each place, and both open its sheet', () => {
  const { overview, details } = spread(village);
  const marks = [...walkLeaves(overview)].filter(({ link }) => link !== undefined);
  expect(marks.map(({ kind, link }) => [kind, link])).toEqual([
    ['shape', 'village-a'],
    ['shape', 'village-b'],
    ['text', 'village-a'],
    ['text', 'village-b'],
  ]);
  expect(marks.flatMap((item) => (item.kind === 'text' ? [item.braille?.cells] : []))).toEqual(['⠠⠁', '⠠⠃']);
  for (const { drawing: detail } of details) {
    const home = [...walk(detail)].filter(({ item }) => item.link === 'village');
    expect(home.map(({ item }) => item.kind)).toEqual(['group']);
  }
});

test('the point that shows a place on its detail is a symbol that means nothing else in the drawing', () => {
  const town = shape('town', { type: 'symbol', symbol: 'disc', at: { x: 100, y: 230 }, size: 6 });
  const { details } = spread(drawing([...drawHouses('a', 40, 40), lake, town]));
  const points = details.flatMap(({ drawing: detail }) =>
    [...walkLeaves(detail)].flatMap((item) =>
      item.kind === 'shape' && item.geometry.type === 'symbol' && item.role === 'locator'
        ? [item.geometry.symbol]
        : [],
    ),
  );
  expect(points).toEqual(['ring']);
});

test('a frame that would run across what stays is left away, and its letter stands clear', () => {
  const wall = shape('wall', lines([30, 57, 80, 57]), { role: 'frame' });
  const { overview } = spread(drawing([wall, ...drawHouses('a', 40, 40), lake]));
  const marks = [...walkLeaves(overview)].filter(({ link }) => link !== undefined);
  expect(marks.map(({ kind }) => kind)).toEqual(['text']);
  expect(check(overview, paper).filter(({ rule }) => rule === 'braille_overlap')).toEqual([]);
});

test('on every sheet of what was too close the rules find no gap that is too narrow', () => {
  const gapsIn = (value: Drawing) => check(value, paper).filter(({ rule }) => rule.endsWith('_gap'));
  expect(gapsIn(village).length).toBeGreaterThan(0);
  const { overview, details } = spread(village);
  for (const sheet of [overview, ...details.map(({ drawing: detail }) => detail)]) {
    expect(gapsIn(sheet)).toEqual([]);
    expect(validate(sheet)).toMatchObject({ ok: true });
  }
});

test('a drawing that its reader can follow stays on one sheet, and so does one small part alone', () => {
  const clear = drawing([river, lake]);
  expect(planSheets(clear, 'beginner', paper)).toEqual({ plan: null, crowded: 0, uncured: 0 });
  const pond = shape('pond', rect(40, 220, 4, 4));
  expect(planSheets(drawing([river, lake, pond]), 'beginner', paper)).toEqual({
    plan: null,
    crowded: 1,
    uncured: 1,
  });
  expect(spreadDrawing(clear)).toBeNull();
});

test('lines that run side by side across the whole sheet cannot be enlarged, and that is told', () => {
  const tracks = [100, 102, 104].map((y) => shape(`track-${y}`, lines([12, y, 198, y])));
  expect(planSheets(drawing(tracks), 'expert', paper)).toMatchObject({ plan: null, crowded: 1, uncured: 1 });
});

test('a label goes with its part, and stands as near to it on the detail', () => {
  const named = text('name', 'Inn', { at: { x: 40, y: 78 }, labels: 'north-house-2', braille: null });
  const { overview, details } = spread(drawing([...drawHouses('north', 40, 40), named, lake]));
  expect(findItem(overview, 'name')).toBeUndefined();
  const [detail] = details;
  expect(detail?.shows.map(({ id }) => id)).toContain('name');
  const [house, name] = ['north-house-2', 'name'].map((id) => {
    const item = detail && findItem(detail.drawing, id);
    return item ? itemBounds(item, detail.drawing.sheet) : null;
  });
  const below = (name?.y ?? 0) - (house?.y ?? 0) - (house?.height ?? 0);
  expect(below).toBeCloseTo(78 - 72.5, 1);
});

test('of more words than one sheet carries those in places stand on their own sheets', () => {
  const words = Array.from({ length: 40 }, (_, at) =>
    text(`word-${at}`, 'Ox', { at: { x: 20 + (at % 5) * 22, y: 20 + Math.floor(at / 5) * 14 } }),
  );
  const { overview, details } = spread(drawing([...words, river]));
  const kept = [...walkLeaves(overview)].filter(({ kind }) => kind === 'text');
  expect(kept.length).toBeLessThanOrEqual(paper.limits.labelsPerSheet);
  expect(details.flatMap(({ shows }) => shows).length).toBeGreaterThanOrEqual(
    40 + details.length - kept.length,
  );
});

const houses = fc.array(
  fc.record({
    x: fc.integer({ min: 12, max: 180 }),
    y: fc.integer({ min: 12, max: 265 }),
    width: fc.integer({ min: 2, max: 60 }),
    height: fc.integer({ min: 2, max: 60 }),
  }),
  { minLength: 1, maxLength: 30 },
);
const reader = fc.constantFrom(...READERS);

test('whatever an overview leaves out is on a detail, whole and not smaller', () => {
  fc.assert(
    fc.property(houses, reader, (drawn, whom) => {
      const value = drawing(
        drawn.map(({ x, y, width, height }, at) => shape(`${at}`, rect(x, y, width, height))),
      );
      const { plan } = planSheets(value, whom, paper);
      const made = plan && spreadDrawing({ ...value, spread: plan });
      if (!made) return;
      const onOverview = new Set(idsOf(made.overview));
      for (const [at, { width, height }] of drawn.entries()) {
        const id = `${at}`;
        const shown = made.details.flatMap(({ drawing: detail }) => findItem(detail, id) ?? []);
        const whole = shown.filter((item) => {
          const box = itemBounds(item, value.sheet);
          return box && box.width >= width && box.height >= height;
        });
        expect(onOverview.has(id) || whole.length > 0).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

test('of any drawing there are six details at most, each inside its sheet, and nothing is on none of them', () => {
  fc.assert(
    fc.property(
      arbitraryDrawing,
      reader,
      fc.constantFrom(...PROFILES),
      ({ drawing: value }, whom, medium) => {
        const { plan, crowded, uncured } = planSheets(value, whom, medium);
        expect(uncured).toBeLessThanOrEqual(crowded);
        const made = plan && spreadDrawing({ ...value, spread: plan });
        if (!made) return;
        expect(made.details.length).toBeLessThanOrEqual(MOST_PLACES);
        const shown = new Set(
          [made.overview, ...made.details.map(({ drawing: detail }) => detail)].flatMap(idsOf),
        );
        expect(idsOf(value).filter((id) => !shown.has(id))).toEqual([]);
        for (const { drawing: detail } of made.details) expect(validate(detail)).toMatchObject({ ok: true });
      },
    ),
    { seed: 14, numRuns: 120 },
  );
});

test('what stays on the overview lies clear of each other as its reader needs it, where its place was enlarged', () => {
  fc.assert(
    fc.property(reader, fc.integer({ min: 0, max: 90 }), (whom, apart) => {
      const value = drawing([...drawHouses('a', 15, 15), ...drawHouses('b', 100 + apart / 2, 150 + apart)]);
      const proposal = planSheets(value, whom, paper);
      const made = proposal.plan && spreadDrawing({ ...value, spread: proposal.plan });
      if (!made) throw new Error('One sheet holds houses that lie 2 mm apart.');
      const needs = { reader: whom, gap: limitsFor(whom).gap };
      const left = findCrowded(made.overview, needs, paper).length;
      expect(left).toBe(proposal.uncured);
    }),
  );
});

test('the places of a plan hold the middle of every crowded part that they were made for', () => {
  fc.assert(
    fc.property(houses, (drawn) => {
      const value = drawing(
        drawn.map(({ x, y, width, height }, at) => shape(`${at}`, rect(x, y, width, height))),
      );
      const { plan, crowded, uncured } = planSheets(value, 'expert', paper);
      const needs = { reader: 'expert', gap: 3 } as const;
      const held = findCrowded(value, needs, paper).filter(({ part }) =>
        plan?.places.some((place) => doesBoxContain(place, { ...centerOf(part.box), width: 0, height: 0 })),
      );
      expect(held.length).toBeGreaterThanOrEqual(crowded - uncured);
      for (const place of plan?.places ?? [])
        expect(place.width).toBeLessThan(drawableArea(value.sheet).width);
    }),
    { numRuns: 100 },
  );
});

test('what lies clear for one reader is crowded for one who needs more between things', () => {
  const apart = (gap: number) =>
    drawing([shape('one', rect(40, 40, 30, 30)), shape('other', rect(70 + gap, 40, 30, 30))]);
  const { gap } = limitsFor('beginner');
  expect(gap).toBeGreaterThan(paper.limits.elementGap);
  const between = (gap + paper.limits.elementGap) / 2;
  expect(findCrowded(apart(between), { reader: 'beginner', gap: paper.limits.elementGap }, paper)).toEqual(
    [],
  );
  expect(findCrowded(apart(between), { reader: 'beginner', gap }, paper)).toHaveLength(1);
  expect(planSheets(apart(between), 'beginner', paper).crowded).toBe(1);
  expect(planSheets(apart(gap + 2), 'beginner', paper).crowded).toBe(0);
});
