import { BRAILLE_STANDARDS } from '@relievo/braille';
import { expect, test } from 'vitest';
import type { Drawing } from '../model/drawing.ts';
import { getProfile } from '../profiles/profiles.ts';
import { cells, drawing, rect, shape, text } from '../testing/make.ts';
import { graphicReportText } from '../words/graphic-report-text.ts';
import { stl } from './stl.ts';

type Corner = readonly [number, number, number];

/** An independent reading of binary STL: 80 bytes, a count, then normal, three corners and two bytes each. */
function readTriangles(bytes: Uint8Array): readonly (readonly [Corner, Corner, Corner])[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(80, true);
  expect(bytes.length).toBe(84 + 50 * count);
  const corner = (at: number): Corner => [
    view.getFloat32(at, true),
    view.getFloat32(at + 4, true),
    view.getFloat32(at + 8, true),
  ];
  return Array.from({ length: count }, (_, i) => {
    const at = 84 + 50 * i;
    return [corner(at + 12), corner(at + 24), corner(at + 36)] as const;
  });
}

function bodyOf(source: Drawing) {
  const result = stl.make({ drawing: source }, getProfile('swell-a4'));
  if (!result.ok) throw new Error(graphicReportText(result.problems[0]));
  return readTriangles(result.value.files[0].bytes);
}

/** How often each directed edge occurs, and the volume by the divergence theorem. */
function measure(body: ReturnType<typeof bodyOf>) {
  const ids = new Map<string, number>();
  const idOf = (corner: Corner): number => {
    const key = corner.join(' ');
    const known = ids.get(key) ?? ids.size;
    ids.set(key, known);
    return known;
  };
  const edges = new Map<number, number>();
  let volume = 0;
  for (const [a, b, c] of body) {
    const [i, j, k] = [idOf(a), idOf(b), idOf(c)];
    for (const [from, to] of [
      [i, j],
      [j, k],
      [k, i],
    ] as const) {
      const key = from * 4_000_000 + to;
      edges.set(key, (edges.get(key) ?? 0) + 1);
    }
    volume +=
      (a[0] * (b[1] * c[2] - b[2] * c[1]) -
        a[1] * (b[0] * c[2] - b[2] * c[0]) +
        a[2] * (b[0] * c[1] - b[1] * c[0])) /
      6;
  }
  const open = [...edges].filter(([key, times]) => {
    const [from, to] = [Math.floor(key / 4_000_000), key % 4_000_000];
    return times !== 1 || edges.get(to * 4_000_000 + from) !== 1;
  });
  return { open: open.length, volume };
}

const sheet = { ...drawing([]).sheet, width: 60, height: 45 };
const busy = drawing(
  [
    shape('a', rect(0, 10, 30, 40), { texture: 'crosshatch' }),
    shape(
      'b',
      { type: 'ellipse', center: { x: 40, y: 20 }, rx: 18, ry: 9, angle: 33 },
      { texture: 'dots-coarse', height: 0.5 },
    ),
    shape('off', rect(50, 30, 60, 60), { texture: 'waves' }),
    text('t', 'abc', { at: { x: 5, y: 2 }, braille: cells('⠁⠃⠉') }),
  ],
  { sheet },
);

test('the relief is a closed body: every edge belongs to exactly two triangles, in opposite directions', () => {
  const { open, volume } = measure(bodyOf(busy));
  expect(open).toBe(0);
  expect(volume).toBeGreaterThan(60 * 45 * 2);
});

test('an empty sheet is a plate with two triangles on top and exact volume', () => {
  const body = bodyOf(drawing([], { sheet }));
  const { open, volume } = measure(body);
  expect(open).toBe(0);
  expect(volume).toBeCloseTo(60 * 45 * 2, 2);
  expect(body.length).toBe(2 + 4 * 3);
});

test('a solid block adds its own volume, and the body lies in the sheet upright', () => {
  const block = drawing([shape('a', rect(10, 5, 20, 15), { line: null, texture: 'solid' })], { sheet });
  const body = bodyOf(block);
  expect(Math.abs(measure(body).volume - (60 * 45 * 2 + 20 * 15 * 1))).toBeLessThan(6);
  const corners = body.flat();
  const raised = corners.filter(([, , z]) => z > 2.9);
  const spread = (list: readonly Corner[], axis: 0 | 1 | 2): readonly number[] => {
    const values = list.map((corner) => corner[axis]);
    return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
  };
  expect([spread(corners, 0), spread(corners, 1), spread(corners, 2)]).toEqual([
    [0, 60],
    [0, 45],
    [0, 3],
  ]);
  const [left = 0, right = 0] = spread(raised, 0);
  const [bottom = 0, top = 0] = spread(raised, 1);
  for (const [is, should] of [
    [left, 10],
    [right, 30],
    [bottom, 25],
    [top, 40],
  ] as const)
    expect(Math.abs(is - should)).toBeLessThan(0.2);
});

test('braille is made of domes of the standard height at their places', () => {
  const { dotDiameter, dotHeight, dotPitch } = BRAILLE_STANDARDS[sheet.braille];
  const corners = bodyOf(
    drawing([text('t', 'c', { at: { x: 20, y: 20 }, braille: cells('⠉') })], { sheet }),
  ).flat();
  const highest = corners.reduce((most, [, , z]) => Math.max(most, z), 0);
  expect(Math.abs(highest - 2 - dotHeight)).toBeLessThan(0.02);
  const near = (x: number) =>
    corners.filter(
      ([cx, cy, z]) =>
        z > 2.01 && Math.hypot(cx - x, 45 - cy - 20 - dotDiameter / 2) <= dotDiameter / 2 + 0.01,
    ).length;
  expect(near(20 + dotDiameter / 2)).toBeGreaterThan(20);
  expect(near(20 + dotDiameter / 2 + dotPitch)).toBeGreaterThan(20);
  const all = corners.filter(([, , z]) => z > 2.01).length;
  expect(near(20 + dotDiameter / 2) + near(20 + dotDiameter / 2 + dotPitch)).toBe(all);
});

test('a sheet too large for braille in print is refused in one sentence', () => {
  const wall = drawing([], { sheet: { ...sheet, width: 2000, height: 1000 } });
  const result = stl.make({ drawing: wall }, getProfile('swell-a4'));
  expect(result.ok ? '' : graphicReportText(result.problems[0])).toMatch(
    /^A relief of 2000 by 1000 mm is larger .+\.$/,
  );
});
