import { expect, test } from 'vitest';
import type { Drawing } from '../model/drawing.ts';
import type { PathGeometry, Point, Segment } from '../model/geometry.ts';
import { drawing, shape } from '../testing/make.ts';
import type { Edit } from './edit.ts';
import { formOf, handlesOf } from './nodes/handles.ts';
import { listNodes } from './nodes/nodes.ts';
import { findPath } from './path-steps.ts';
import { perform } from './perform.ts';
import { readScript } from './script/read.ts';
import { writeScript } from './script/write.ts';
import { tellEdit } from './words/tell-edit.ts';

/** A node, and how far its handle out of it reaches; that into it lies opposite and is as long. */
interface Node {
  readonly at: Point;
  readonly reach: Point;
}

const NONE = { x: 0, y: 0 };
const NODES: readonly [Node, ...Node[]] = [
  { at: { x: 20, y: 20 }, reach: NONE },
  { at: { x: 60, y: 20 }, reach: { x: 10, y: 10 } },
  { at: { x: 60, y: 60 }, reach: NONE },
];
const BENT: typeof NODES = [{ at: { x: 20, y: 20 }, reach: { x: 10, y: -10 } }, ...NODES.slice(1)];

function drawCurve(nodes: typeof NODES, closed: boolean): Drawing {
  const ends = closed ? [...nodes, nodes[0]] : nodes;
  const segments = ends.slice(1).map(({ at, reach }, index): Segment => {
    const from = ends[index] ?? nodes[0];
    const isStraight = from.reach === NONE && reach === NONE;
    const out = { x: from.at.x + from.reach.x, y: from.at.y + from.reach.y };
    return { to: at, ...(isStraight ? {} : { control: [out, { x: at.x - reach.x, y: at.y - reach.y }] }) };
  });
  return drawing([shape('shape-1', { type: 'path', subpaths: [{ start: nodes[0].at, segments, closed }] })]);
}

function change(before: Drawing, edit: Edit): { readonly path: PathGeometry; readonly told: string } {
  const done = perform(before, edit);
  const path = done.ok ? findPath(done.value.drawing, 'shape-1') : null;
  if (!done.ok || !path) throw new Error(done.ok ? 'gone' : done.problems[0].code);
  return { path, told: tellEdit(done.value.message, 'full') };
}

test('a curve that is closed by a bent piece has as many nodes as were set, and its text is the same curve', () => {
  const drawn = drawCurve(BENT, true);
  const path = findPath(drawn, 'shape-1');
  expect(path && listNodes(path).map(({ at }) => at)).toEqual(BENT.map(({ at }) => at));
  expect(path && handlesOf(path, 0)).toEqual({ into: { x: 10, y: 30 }, out: { x: 30, y: 10 } });
  expect(readScript(writeScript(drawn))).toEqual({ ok: true, value: { drawing: drawn, labels: [] } });
});

test('the node at which a closed curve is joined moves with both its pieces, and can be removed', () => {
  const drawn = drawCurve(BENT, true);
  const { path } = change(drawn, { do: 'move-node', id: 'shape-1', node: 0, x: 25, y: 22 });
  expect(path.subpaths[0]?.start).toEqual({ x: 25, y: 22 });
  expect(path.subpaths[0]?.segments.at(-1)?.to).toEqual({ x: 25, y: 22 });
  expect(handlesOf(path, 0)).toEqual({ into: { x: 15, y: 32 }, out: { x: 35, y: 12 } });
  const left = change(drawn, { do: 'remove-node', id: 'shape-1', node: 0 }).path;
  expect(listNodes(left).map(({ at }) => at)).toEqual([
    { x: 60, y: 20 },
    { x: 60, y: 60 },
  ]);
  expect(left.subpaths[0]?.segments.at(-1)?.to).toEqual({ x: 60, y: 20 });
});

test('a handle of a smooth node that is moved turns the other one along, which keeps its length', () => {
  const before = drawCurve(NODES, false);
  expect(formOf(findPath(before, 'shape-1') ?? { type: 'path', subpaths: [] }, 1)).toBe('smooth');
  const { path, told } = change(before, {
    do: 'move-handle',
    id: 'shape-1',
    node: 1,
    handle: 'out',
    x: 60,
    y: 45,
  });
  const { into, out } = handlesOf(path, 1);
  expect(out).toEqual({ x: 60, y: 45 });
  expect(into?.x).toBeCloseTo(60, 3);
  expect(into?.y).toBeCloseTo(20 - Math.hypot(10, 10), 3);
  expect(told).toBe('Handle out of node 2 of 3 moved to 60, 45 millimetres.');
});

test('a node becomes a corner without handles, and smooth along the way from its neighbour to the next', () => {
  const before = drawCurve(NODES, false);
  const corner = change(before, { do: 'form-node', id: 'shape-1', node: 1, form: 'corner' });
  expect(handlesOf(corner.path, 1)).toEqual({ into: null, out: null });
  expect(corner.told).toBe('Node 2 of 3 is a corner now.');
  const straight = perform(before, { do: 'form-node', id: 'shape-1', node: 1, form: 'corner' });
  if (!straight.ok) throw new Error(straight.problems[0].code);
  const smooth = change(straight.value.drawing, { do: 'form-node', id: 'shape-1', node: 1, form: 'smooth' });
  // From 20, 20 to 60, 60 it goes down and right alike, and each handle is a third of its piece of 40 mm.
  const reach = 40 / 3 / Math.SQRT2;
  const { into, out } = handlesOf(smooth.path, 1);
  expect([into?.x, into?.y, out?.x, out?.y].map((value) => value?.toFixed(2))).toEqual(
    [60 - reach, 20 - reach, 60 + reach, 20 + reach].map((value) => value.toFixed(2)),
  );
  expect(formOf(smooth.path, 1)).toBe('smooth');
});

test('every node of a closed triangle can be smooth, also those at the line that closes it', () => {
  const [start, ...others] = NODES.map(({ at }) => at);
  const segments = others.map((to) => ({ to }));
  const triangle = { type: 'path', subpaths: [{ start: start ?? NONE, segments, closed: true }] } as const;
  const drawn = drawing([shape('shape-1', triangle)]);
  for (const node of [0, 1, 2]) {
    const { path } = change(drawn, { do: 'form-node', id: 'shape-1', node, form: 'smooth' });
    expect(formOf(path, node)).toBe('smooth');
    expect(listNodes(path)).toHaveLength(3);
  }
});

test('an end of a line has one handle and cannot be smooth, and that is said', () => {
  const before = drawCurve(NODES, false);
  const smooth = perform(before, { do: 'form-node', id: 'shape-1', node: 0, form: 'smooth' });
  expect(smooth.ok ? [] : smooth.problems.map(({ code }) => code)).toEqual(['edit_node_at_end']);
  const none = perform(before, { do: 'move-handle', id: 'shape-1', node: 0, handle: 'into', x: 1, y: 1 });
  expect(none.ok ? [] : none.problems.map(({ code }) => code)).toEqual(['edit_handle_missing']);
});
