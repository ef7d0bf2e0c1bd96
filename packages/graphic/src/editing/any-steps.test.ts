import { BRAILLE_CODE_IDS } from '@relievo/braille';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LINE_STYLES, ROLES, TEXTURES } from '../model/drawing.ts';
import { walk } from '../model/walk.ts';
import { ALIGNMENTS } from '../operations/align.ts';
import { ORDERS } from '../operations/order.ts';
import { readDrawing } from '../svg/read/by-ourselves.ts';
import { writeDrawing } from '../svg/write.ts';
import { drawing, rect, shape, text } from '../testing/make.ts';
import { validate } from '../validation/validate.ts';
import { COMBINATIONS, type Edit, SIDES } from './edit.ts';
import { addToHistory, beginHistory, type History, redo, undo } from './history.ts';
import { HANDLES, NODE_FORMS } from './nodes/handles.ts';
import { perform } from './perform.ts';
import { readScript } from './script/read.ts';
import { writeScript } from './script/write.ts';
import { createArrow, createRectangle, createText, createTriangle } from './shapes/shapes.ts';

const START = drawing([
  shape('axis', rect(10, 10, 1, 100), { name: 'y axis', line: null, texture: 'solid' }),
  shape('box', rect(50, 40, 30, 20), { name: 'Box', line: null, texture: 'grid' }),
  text('word', 'Base', { labels: 'box', name: '' }),
]);

/** What a step is done to: things that are there, one of them, and a layer. */
interface On {
  readonly ids: readonly string[];
  readonly one: string;
  readonly layer: string;
}
type Make = (on: On) => Edit;

function make<Value>(values: fc.Arbitrary<Value>, edit: (value: Value) => Make): fc.Arbitrary<Make> {
  return values.map(edit);
}

const number = fc.double({ min: -40, max: 40, noNaN: true });
const size = fc.double({ min: 1, max: 80, noNaN: true });
const share = fc.double({ min: 0.01, max: 1, noNaN: true });
const at = fc.record({ x: size, y: size });
const words = fc.string({ maxLength: 9 });
const way = fc.constantFrom<'across' | 'down'>('across', 'down');
const node = fc.nat(3);
const braille = fc.constantFrom(null, { cells: '⠁⠃', engine: 'none', table: 'none' });
const play = fc.constantFrom(
  { tone: { frequency: 440, duration: 0.5 } },
  { speech: 'A lake' },
  { haptic: { durations: [0, 200, 100, 200], intensities: [0, 1, 0, 1] } },
);
const nothing = fc.constant(null);

const added = fc.oneof(
  fc.tuple(at, size, size).map(([corner, width, height]) => [createRectangle(corner, width, height)]),
  fc
    .tuple(at, at)
    .map(([from, to]) =>
      [createTriangle(from, to.x, to.y), createArrow(from, to)].filter((item) => item !== null),
    ),
  fc.tuple(at, words).map(([corner, says]) => [createText(corner, says || 'Word', null)]),
);

/** Every step that there is: one that is missing here is no Record. */
const STEPS: { readonly [Name in Edit['do']]: fc.Arbitrary<Make> } = {
  add: make(added, (items) => () => ({ do: 'add', items })),
  move: make(fc.tuple(number, number), ([dx, dy]) => ({ ids }) => ({ do: 'move', ids, dx, dy })),
  place: make(at, ({ x, y }) => ({ ids }) => ({ do: 'place', ids, x, y })),
  'place-beside': make(
    fc.tuple(fc.constantFrom(...SIDES), number, fc.boolean()),
    ([side, gap, isCentred]) => {
      return ({ ids, one: of }) => ({ do: 'place-beside', ids, of, side, gap, isCentred });
    },
  ),
  resize: make(at, ({ x, y }) => ({ ids }) => ({ do: 'resize', ids, width: x, height: y })),
  turn: make(number, (degrees) => ({ ids }) => ({ do: 'turn', ids, degrees })),
  mirror: make(way, (direction) => ({ ids }) => ({ do: 'mirror', ids, direction })),
  align: make(
    fc.tuple(fc.constantFrom(...ALIGNMENTS), fc.constantFrom<'items' | 'sheet'>('items', 'sheet')),
    ([alignment, to]) =>
      ({ ids }) => ({ do: 'align', ids, alignment, to }),
  ),
  distribute: make(way, (direction) => ({ ids, one }) => ({
    do: 'distribute',
    ids: [...ids, one],
    direction,
  })),
  order: make(fc.constantFrom(...ORDERS), (to) => ({ ids }) => ({ do: 'order', ids, to })),
  group: make(nothing, () => ({ ids }) => ({ do: 'group', ids })),
  ungroup: make(nothing, () => ({ ids }) => ({ do: 'ungroup', ids })),
  duplicate: make(at, ({ x, y }) => ({ ids }) => ({ do: 'duplicate', ids, dx: x, dy: y })),
  delete: make(nothing, () => ({ one }) => ({ do: 'delete', ids: [one] })),
  name: make(words, (name) => ({ one: id }) => ({ do: 'name', id, name })),
  describe: make(words, (description) => ({ one: id }) => ({ do: 'describe', id, description })),
  'set-role': make(fc.constantFrom(...ROLES), (role) => ({ ids }) => ({ do: 'set-role', ids, role })),
  'set-line': make(
    fc.option(fc.record({ style: fc.constantFrom(...LINE_STYLES), width: size })),
    (line) =>
      ({ ids }) => ({ do: 'set-line', ids, line }),
  ),
  'set-texture': make(fc.option(fc.constantFrom(...TEXTURES)), (texture) => ({ ids }) => ({
    do: 'set-texture',
    ids,
    texture,
  })),
  'set-height': make(share, (height) => ({ ids }) => ({ do: 'set-height', ids, height })),
  write: make(fc.tuple(words, braille), ([print, cells]) => {
    return ({ one: id }) => ({ do: 'write', id, print: print || 'Word', braille: cells });
  }),
  'set-code': make(fc.tuple(fc.option(fc.constantFrom(...BRAILLE_CODE_IDS)), braille), ([to, cells]) => {
    return ({ one: id }) => ({ do: 'set-code', id, to, braille: cells });
  }),
  'set-plays': make(fc.option(play), (plays) => ({ one: id }) => ({ do: 'set-plays', id, plays })),
  lock: make(fc.boolean(), (isLocked) => ({ one }) => ({ do: 'lock', ids: [one], isLocked })),
  combine: make(fc.constantFrom(...COMBINATIONS), (how) => ({ ids }) => ({ do: 'combine', ids, how })),
  grow: make(number, (distance) => ({ ids }) => ({ do: 'grow', ids, distance })),
  'move-node': make(fc.tuple(at, node), ([to, node]) => ({ one: id }) => ({
    do: 'move-node',
    id,
    node,
    ...to,
  })),
  'add-node': make(node, (node) => ({ one: id }) => ({ do: 'add-node', id, node })),
  'remove-node': make(node, (node) => ({ one: id }) => ({ do: 'remove-node', id, node })),
  'move-handle': make(fc.tuple(at, node, fc.constantFrom(...HANDLES)), ([to, node, handle]) => {
    return ({ one: id }) => ({ do: 'move-handle', id, node, handle, ...to });
  }),
  'form-node': make(fc.tuple(node, fc.constantFrom(...NODE_FORMS)), ([node, form]) => {
    return ({ one: id }) => ({ do: 'form-node', id, node, form });
  }),
  simplify: make(nothing, () => ({ one }) => ({ do: 'simplify', ids: [one], profile: 'swell-a4' })),
  repeat: make(at, ({ x, y }) => ({ one }) => ({ do: 'repeat', ids: [one], times: 2, dx: x, dy: y })),
  'tell-about': make(fc.tuple(words, words), ([title, description]) => {
    return () => ({ do: 'tell-about', about: { title, description, language: 'en' } });
  }),
  'show-layer': make(fc.boolean(), (isVisible) => ({ layer }) => ({ do: 'show-layer', layer, isVisible })),
  'add-layer': make(words, (name) => () => ({ do: 'add-layer', name })),
  rewrite: make(fc.constantFrom<'text' | 'repair' | 'labels'>('text', 'repair', 'labels'), (why) => {
    return () => ({ do: 'rewrite', why, drawing: START });
  }),
};

/** A whole drawing in place of another would leave nothing of what was done before: it comes seldom. */
const SELDOM: readonly Edit['do'][] = ['rewrite', 'delete', 'lock'];
const step = fc.oneof(
  ...Object.entries(STEPS).map(([name, arbitrary]) => ({
    weight: SELDOM.includes(name as Edit['do']) ? 1 : 4,
    arbitrary: arbitrary.map((ask) => [name, ask] as const),
  })),
);

const steps = fc.array(fc.tuple(step, fc.nat(30), fc.nat(30), fc.nat(30)), {
  minLength: 200,
  maxLength: 200,
});

/** Where nothing is left, the next step is done to nothing, and refused. */
function pickOn({ drawing: { layers }, drawing: now }: History, a: number, b: number, c: number): On {
  const ids = [...walk(now)].map(({ item }) => item.id);
  const pick = (place: number) => ids[place % Math.max(1, ids.length)] ?? 'nothing';
  const layer = layers[c % Math.max(1, layers.length)]?.id ?? 'nothing';
  return { ids: [...new Set([pick(a), pick(b)])], one: pick(c), layer };
}

test('after 200 steps of every kind, undoing all is the start, doing all again is the end, and each state is a drawing', () => {
  const performed = new Map<string, number>();
  fc.assert(
    fc.property(steps, (list) => {
      let history = beginHistory(START);
      for (const [[name, ask], a, b, c] of list) {
        const done = perform(history.drawing, ask(pickOn(history, a, b, c)));
        if (!done.ok) continue;
        history = addToHistory(history, done.value);
        performed.set(name, (performed.get(name) ?? 0) + 1);
        expect(validate(history.drawing).ok).toBe(true);
      }
      const end = history.drawing;
      expect(readDrawing(writeDrawing(end))).toStrictEqual({ ok: true, value: end });
      expect(readScript(writeScript(end))).toStrictEqual({ ok: true, value: { drawing: end, labels: [] } });
      for (const _ of list) history = undo(history);
      expect(history.drawing).toBe(START);
      for (const _ of list) history = redo(history);
      expect(history.drawing).toBe(end);
    }),
    { seed: 20, numRuns: 8 },
  );
  const rare = Object.keys(STEPS).filter((name) => (performed.get(name) ?? 0) === 0);
  expect(rare).toEqual([]);
  expect([...performed.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(800);
});
