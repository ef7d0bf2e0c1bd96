import { type BrailleText, translateLetters } from '@relievo/braille';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxDistance } from '../geometry/box.ts';
import { textBox } from '../geometry/text-box.ts';
import type { Drawing, Item, TextItem } from '../model/drawing.ts';
import { walk, walkLeaves } from '../model/walk.ts';
import type { Profile } from '../profiles/profile.ts';
import { getProfile, PROFILES, type ProfileId } from '../profiles/profiles.ts';
import { check } from '../rules/check.ts';
import type { Finding } from '../rules/rule/rule.ts';
import { map } from '../rules/testing/map.ts';
import { formatFinding } from '../rules/words/finding-text.ts';
import { cells, drawing, lines, rect, shape, text } from '../testing/make.ts';
import { placeLabels } from './place.ts';
import type { Labelled, LabelRequest, Translate } from './request.ts';

/** One cell a character: as long as real braille, and exact for letters. */
const translate: Translate = (words): BrailleText =>
  translateLetters(words) ??
  cells([...words].map((one) => (one === '\n' ? one : one === ' ' ? '⠀' : '⠿')).join(''));

const paper = getProfile('swell-a4');
function placeOn(items: readonly Item[], profile: Profile = paper): Drawing {
  return drawing(items, {
    sheet: {
      width: profile.sheet.width,
      height: profile.sheet.height,
      margins: { top: 10, right: 10, bottom: 10, left: 10 },
      braille: profile.braille,
    },
  });
}
function textsOf(one: Drawing): readonly TextItem[] {
  return [...walkLeaves(one)].filter((item) => item.kind === 'text');
}
function city(id: string, x: number, y: number) {
  return shape(id, { type: 'symbol', symbol: 'disc', at: { x, y }, size: 6 }, { role: 'symbol', line: null });
}

function expectInKey(code: string, label: TextItem | undefined, words: readonly TextItem[]): void {
  expect(label?.print).toBe(code);
  expect(words.some((one) => one.role === 'key' && one.print === code)).toBe(true);
}

/** What placing promises, measured on what came out. */
function expectSound(
  labels: readonly LabelRequest[],
  before: Drawing,
  after: Labelled,
  profile: Profile,
): void {
  expect(after.report.map(({ id }) => id)).toEqual(labels.map(({ id }) => id));
  const sheets = [after.drawing, ...after.keySheets];
  for (const [index, { id, how, code, sheet }] of after.report.entries()) {
    const words = sheets[sheet] ? textsOf(sheets[sheet]) : [];
    const print = labels[index]?.print;
    const isPlaced = how === 'beside' || how === 'lead-line';
    // The same words have one entry of the key.
    const found = words.some(
      (one) => (isPlaced ? one.id === id : one.id.endsWith('-key')) && one.print === print,
    );
    expect(found, `${id} ${how}`).toBe(true);
    if (code !== null)
      expectInKey(
        code,
        textsOf(after.drawing).find((one) => one.id === id),
        words,
      );
  }
  // The same words have the same code, and other words have another.
  const pairs = new Set(
    after.report.flatMap(({ code }, index) => (code === null ? [] : [`${code} ${labels[index]?.print}`])),
  );
  const codes = new Set(after.report.flatMap(({ code }) => (code === null ? [] : [code])));
  expect(codes.size).toBe(pairs.size);
  for (const [index, one] of sheets.entries()) {
    const texts = textsOf(one);
    expect(one.sheet).toEqual(before.sheet);
    for (const [at, a] of texts.entries()) {
      const box = textBox(a, one.sheet);
      const margin = profile.limits.margin ?? 0;
      expect(box.x).toBeGreaterThanOrEqual(margin);
      expect(box.y).toBeGreaterThanOrEqual(margin);
      expect(box.x + box.width).toBeLessThanOrEqual(one.sheet.width - margin);
      expect(box.y + box.height).toBeLessThanOrEqual(one.sheet.height - margin);
      for (const b of texts.slice(at + 1))
        expect(boxDistance(box, textBox(b, one.sheet)), `${a.print} ${b.print}`).toBeGreaterThanOrEqual(
          (a.labels === b.id ? (profile.limits.labelGap?.min ?? 0) : profile.limits.elementGap) - 1e-6,
        );
    }
    // A contour that has left its texture is as near to its neighbours as it was.
    const keyOf = ({ rule, items }: Pick<Finding, 'rule' | 'items'>): string =>
      rule + items.map((id) => id.replace(/-contour$/, '')).join();
    const known = new Set((index === 0 ? check(before, profile) : []).map(keyOf));
    const added = check(one, profile).filter((finding) => !known.has(keyOf(finding)));
    const wrong = added.filter(
      ({ rule, code }) =>
        rule !== 'key_scale' &&
        // No label is left out for the sake of their number, which is told.
        !(code === 'too_many_codes' && labels.length > profile.limits.labelsPerSheet),
    );
    expect(wrong.map((finding) => formatFinding(finding))).toEqual([]);
  }
}

test('a label is placed beside its element where there is room', () => {
  const before = placeOn([city('c', 100, 100)]);
  const labels = [{ id: 't', print: 'Lisbon', target: { item: 'c' } }];
  const after = placeLabels(before, labels, paper, translate);
  expect(after.report).toEqual([{ id: 't', how: 'beside', code: null, sheet: 0 }]);
  expectSound(labels, before, after, paper);
});

test('a label is placed in the middle of an area that is large enough', () => {
  const before = placeOn([shape('a', rect(40, 60, 100, 80))]);
  const labels = [{ id: 't', print: 'Lake', target: { item: 'a' } }];
  const after = placeLabels(before, labels, paper, translate);
  const [label] = textsOf(after.drawing);
  expect(label?.at.x).toBeGreaterThan(60);
  expectSound(labels, before, after, paper);
});

test('a texture opens around its label and keeps the clear space', () => {
  const before = placeOn([
    shape('a', rect(20, 20, 170, 250), { line: null, texture: 'dots-fine' }),
    shape('frame', rect(13.5, 13.5, 183, 263)),
  ]);
  const labels = [{ id: 't', print: 'Sea', target: { item: 'a' } }];
  const after = placeLabels(before, labels, paper, translate);
  expect(after.report[0]?.how).toBe('beside');
  expectSound(labels, before, after, paper);
});

test('a clear space in a texture has no contour, and the area has its own beside its texture', () => {
  const outlined = shape('a', rect(20, 20, 170, 250), { texture: 'dots-fine', role: 'area' });
  const labels = [{ id: 't', print: 'Sea', target: { item: 'a' } }];
  const frame = shape('frame', rect(13.5, 13.5, 183, 263));
  const made = placeLabels(placeOn([outlined, frame]), labels, paper, translate).drawing;
  const found = [...walkLeaves(made)].flatMap((item) =>
    item.kind === 'shape' && item.id !== 'frame' ? [item] : [],
  );
  expect(found.map(({ id, role, line, texture }) => [id, role, line !== null, texture])).toEqual([
    ['a', 'area', false, 'dots-fine'],
    ['a-contour', 'outline', true, null],
  ]);
  expect(found[1]?.geometry).toEqual(outlined.geometry);
  expect(check(made, paper).filter(({ rule }) => rule.startsWith('texture'))).toEqual([]);
});

test('a lead line leads to a label without room beside its element', () => {
  const fence = [0, 1, 2, 3].map((index) =>
    shape(`f${index}`, lines([60, 80 + 12 * index, 130, 80 + 12 * index])),
  );
  const before = placeOn(
    [...fence, shape('c', lines([60, 86, 130, 86]))].slice(0, 4).concat(shape('c', rect(135, 90, 14, 14))),
  );
  const labels = [{ id: 't', print: 'A long name', target: { item: 'c' } }];
  const boxed = placeOn([...before.layers.flatMap(({ items }) => items), ...surround(142, 97, 17)]);
  const after = placeLabels(boxed, labels, paper, translate);
  expect(after.report[0]?.how).toBe('lead-line');
  expect([...walkLeaves(after.drawing)].filter(({ role }) => role === 'lead-line')).toHaveLength(1);
});

/** Short walls around a place, with gaps that a lead line passes and a label does not. */
function surround(x: number, y: number, off: number) {
  return [
    shape('n', lines([x - 8, y - off, x - 3, y - off])),
    shape('n2', lines([x + 4, y - off, x + 12, y - off])),
    shape('s', lines([x - 12, y + off, x + 12, y + off])),
    shape('e', lines([x + off, y - 10, x + off, y + 10])),
    shape('w', lines([x - off, y - 10, x - off, y + 10])),
  ];
}

test('what has few places for its label gets one before what has many, though its label is shorter', () => {
  const before = placeOn([
    shape('garden', rect(26, 60, 28, 13)),
    city('well', 90, 66),
    shape('north', lines([16, 54, 195, 54])),
    shape('south', lines([16, 76, 195, 75])),
    shape('east', lines([103, 36, 102, 96])),
  ]);
  const labels = [
    { id: 'long', print: 'long', target: { item: 'garden' } },
    { id: 'short', print: 'ab', target: { item: 'well' } },
  ];
  const { report } = placeLabels(before, labels, paper, translate);
  expect(report.map(({ id, how }) => [id, how])).toEqual([
    ['long', 'beside'],
    ['short', 'beside'],
  ]);
});

test('a label that fits nowhere becomes a code of two letters, explained in the key', () => {
  const before = placeOn([city('c', 100, 100)]);
  const labels = [{ id: 't', print: 'word '.repeat(60).trim(), target: { item: 'c' } }];
  const after = placeLabels(before, labels, paper, translate);
  expect(after.report).toMatchObject([{ how: 'code', code: 'wo', sheet: 0 }]);
  expectSound(labels, before, after, paper);
});

test.each(PROFILES.filter(({ medium }) => medium === 'swell' || medium === 'embosser').map(({ id }) => id))(
  'none of forty labels on a page is dropped on %s',
  (id: ProfileId) => {
    const profile = getProfile(id);
    const places = Array.from({ length: 40 }, (_, index) =>
      city(`c${index}`, 30 + (index % 5) * 38, 30 + Math.floor(index / 5) * 30),
    );
    const before = placeOn(places, profile);
    const labels = places.map((place, index) => ({
      id: `t${index}`,
      print: `Place number ${index}`,
      target: { item: place.id },
    }));
    const after = placeLabels(before, labels, profile, translate);
    expect(after.report).toHaveLength(40);
    expectSound(labels, before, after, profile);
  },
);

test('every label of a random map is placed and keeps its clearance', { tags: 'exhaustive' }, () => {
  const request = fc.record({
    region: fc.nat(11),
    print: fc.oneof(
      fc.constantFrom('Rio', 'São Tomé', 'שלום עולם', 'مرحبا', '点字の図', 'x', 'two\nlines'),
      fc.stringMatching(/^[a-z ]{1,30}$/).filter((words) => words.trim() !== ''),
    ),
    free: fc.option(
      fc.record({
        x: fc.double({ min: 20, max: 190, noNaN: true }),
        y: fc.double({ min: 20, max: 270, noNaN: true }),
      }),
    ),
  });
  fc.assert(
    fc.property(fc.array(request, { maxLength: 24 }), (wanted) => {
      const before = { ...map(600, 12), sheet: placeOn([]).sheet };
      const labels = wanted.map(({ region, print, free }, index) => ({
        id: `t${index}`,
        print,
        target: free ? { at: free } : { item: `region-${region}` },
      }));
      expectSound(labels, before, placeLabels(before, labels, paper, translate), paper);
    }),
    { numRuns: 40 },
  );
});

test('two labels within one area are inside it, although its texture is cleared around both', () => {
  const before = { ...map(600, 12), sheet: placeOn([]).sheet };
  const labels = ['aaaa', 'Rio'].map((print, at) => ({ id: `t${at}`, print, target: { item: 'region-0' } }));
  expectSound(labels, before, placeLabels(before, labels, paper, translate), paper);
});

test('no label stands so near to the tip of another label’s lead line that it is taken for its text', () => {
  const before = { ...map(600, 12), sheet: placeOn([]).sheet };
  const labels = [
    { id: 't0', print: 'a ', target: { at: { x: 85.21347410852306, y: 59.2993595335322 } } },
    { id: 't1', print: '   a  a ', target: { item: 'region-1' } },
  ];
  expectSound(labels, before, placeLabels(before, labels, paper, translate), paper);
});

test('a key that would stand less than a blank cell from a label beside it takes a sheet of its own', () => {
  const before = { ...map(600, 12), sheet: placeOn([]).sheet };
  const labels = [
    { id: 't0', print: 'مرحبا', target: { item: 'region-9' } },
    { id: 't1', print: 'São Tomé', target: { at: { x: 20, y: 20 } } },
  ];
  const after = placeLabels(before, labels, paper, translate);
  expect(after.report[1]).toMatchObject({ how: 'code', sheet: 1 });
  expectSound(labels, before, after, paper);
});

test('a text of ten thousand characters fills the key, sheet after sheet', () => {
  const before = placeOn([city('c', 100, 100)]);
  const labels = [
    { id: 'long', print: 'many words '.repeat(910).trim(), target: { item: 'c' } },
    { id: 'one', print: 'x'.repeat(10_000), target: { at: { x: 60, y: 200 } } },
  ];
  const after = placeLabels(before, labels, paper, translate);
  expect(after.keySheets.length).toBeGreaterThan(10);
  expectSound(labels, before, after, paper);
  const solid = (some: string): number => [...some].filter((one) => one !== '⠀' && one !== '\n').length;
  const told = after.keySheets
    .flatMap(textsOf)
    .filter(({ id }) => id.startsWith('one-key') && !id.endsWith('code'));
  expect(told.reduce((sum, one) => sum + solid(one.braille?.cells ?? ''), 0)).toBe(10_000);
});

test('the key shows samples as they are in the figure, and large enough', () => {
  const before = placeOn([
    shape('sea', rect(20, 20, 60, 60), { line: null, texture: 'waves' }),
    shape('rail', lines([100, 40, 180, 40]), { line: { style: 'dashed', width: 1.5 } }),
    city('town', 140, 80),
  ]);
  const labels = ['sea', 'rail', 'town'].map((sample) => ({ id: `k-${sample}`, print: sample, sample }));
  const after = placeLabels(before, labels, paper, translate);
  expectSound(labels, before, after, paper);
  const samples = [...walk(after.drawing)].filter(({ item }) => item.role === 'key' && item.kind === 'shape');
  expect(samples).toHaveLength(3);
  expect(check(after.drawing, paper).filter(({ rule }) => rule.startsWith('key-'))).toEqual([]);
});

test('a label without a place on the figure is listed in the key by its words alone', () => {
  const before = placeOn([city('c', 100, 100)]);
  const labels = [
    { id: 'a', print: 'Not to scale' },
    { id: 'b', print: 'Gone', target: { item: 'nowhere' } },
  ];
  const after = placeLabels(before, labels, paper, translate);
  expect(after.report).toEqual([
    { id: 'a', how: 'key', code: null, sheet: 0 },
    { id: 'b', how: 'key', code: null, sheet: 0 },
  ]);
  expectSound(labels, before, after, paper);
});

test('existing texts keep their place, and no other comes near', () => {
  const there = text('old', 'kkkk', { at: { x: 110, y: 96 }, braille: cells('⠅⠅⠅⠅') });
  const before = placeOn([city('c', 100, 100), there]);
  const labels = [{ id: 't', print: 'Lisbon', target: { item: 'c' } }];
  const after = placeLabels(before, labels, paper, translate);
  expect(textsOf(after.drawing)).toContainEqual(there);
  expectSound(labels, before, after, paper);
});

test('the same labels get the same places', () => {
  const before = { ...map(600, 12), sheet: placeOn([]).sheet };
  const labels = [0, 1, 2, 3].map((index) => ({
    id: `t${index}`,
    print: `name ${index}`,
    target: { item: `region-${index}` },
  }));
  expect(placeLabels(before, labels, paper, translate)).toEqual(
    placeLabels(before, labels, paper, translate),
  );
});
