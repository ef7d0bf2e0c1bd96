import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawing } from '../../testing/make.ts';
import { formOf, handlesOf } from '../nodes/handles.ts';
import { listNodes } from '../nodes/nodes.ts';
import { findPath } from '../path-steps.ts';
import { perform } from '../perform.ts';
import { readScript } from '../script/read.ts';
import { writeScript } from '../script/write.ts';
import { createPenPath, type PenNode, pullHandle, setCorner } from './pen.ts';

const NODES = [
  setCorner({ x: 20, y: 20 }),
  pullHandle(setCorner({ x: 60, y: 20 }), { x: 70, y: 30 }),
  setCorner({ x: 60, y: 60 }),
];

function draw(nodes: readonly PenNode[], isClosed: boolean) {
  const curve = createPenPath(nodes, isClosed);
  const done = perform(drawing([]), { do: 'add', items: curve ? [{ ...curve, id: 'shape-1' }] : [] });
  if (!done.ok) throw new Error(done.problems[0].code);
  const path = findPath(done.value.drawing, 'shape-1');
  if (!path) throw new Error('There is no path.');
  return { drawing: done.value.drawing, path };
}

test('the pen makes a line of corners, and curves where handles were pulled, the opposite handle as long', () => {
  expect(createPenPath(NODES, false)?.geometry).toEqual({
    type: 'path',
    subpaths: [
      {
        start: { x: 20, y: 20 },
        segments: [
          {
            to: { x: 60, y: 20 },
            control: [
              { x: 20, y: 20 },
              { x: 50, y: 10 },
            ],
          },
          {
            to: { x: 60, y: 60 },
            control: [
              { x: 70, y: 30 },
              { x: 60, y: 60 },
            ],
          },
        ],
        closed: false,
      },
    ],
  });
});

test('the pen makes nothing of a single node', () => {
  expect(createPenPath(NODES.slice(0, 1), false)).toBeNull();
});

test('a handle that is broken leaves the other one as it is, and the node becomes a corner between two bends', () => {
  const [first, smooth, last] = NODES;
  if (!first || !smooth || !last) throw new Error('Three nodes are needed.');
  const { path } = draw([first, pullHandle(smooth, { x: 60, y: 40 }, true), last], false);
  expect(handlesOf(path, 1)).toEqual({ into: { x: 50, y: 10 }, out: { x: 60, y: 40 } });
  expect(formOf(path, 1)).toBe('corner');
});

test('a handle that is pulled back into its node is gone, and where it is broken the other one is still there', () => {
  const smooth = pullHandle(setCorner({ x: 60, y: 20 }), { x: 70, y: 30 });
  expect(pullHandle(smooth, { x: 60, y: 20 })).toEqual(setCorner({ x: 60, y: 20 }));
  expect(pullHandle(smooth, { x: 60, y: 20 }, true)).toEqual({ ...smooth, out: null });
});

const place = fc.record({ x: fc.integer({ min: 10, max: 200 }), y: fc.integer({ min: 10, max: 280 }) });
const penNode = fc
  .record({ at: place, out: place, form: fc.constantFrom('corner', 'smooth', 'broken') })
  .map(({ at, out, form }) => {
    const corner = setCorner(at);
    return form === 'corner' ? corner : pullHandle(corner, out, form === 'broken');
  });
/** Two nodes in one place are one to whoever counts them. */
const penNodes = fc.uniqueArray(penNode, {
  minLength: 2,
  maxLength: 6,
  selector: ({ at }) => `${at.x} ${at.y}`,
});

test('a drawn line has the nodes and handles that were set, and its text is the same line', () => {
  fc.assert(
    fc.property(penNodes, fc.boolean(), (nodes, isClosed) => {
      const { drawing: drawn, path } = draw(nodes, isClosed);
      expect(listNodes(path).map(({ at }) => at)).toEqual(nodes.map(({ at }) => at));
      const isEnd = (node: number, end: number) => !isClosed && node === end;
      const expected = nodes.map(({ into, out }, node) => ({
        into: isEnd(node, 0) ? null : into,
        out: isEnd(node, nodes.length - 1) ? null : out,
      }));
      expect(nodes.map((_, node) => handlesOf(path, node))).toEqual(expected);
      expect(readScript(writeScript(drawn))).toEqual({ ok: true, value: { drawing: drawn, labels: [] } });
    }),
  );
});
