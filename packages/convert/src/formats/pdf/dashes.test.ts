import { describe, expect, test } from 'vitest';
import { type Outline, type Point, readDashes } from './dashes.ts';

/** Dashes of 2 with gaps of 1.5 as Skia draws them, along a level line. */
function drawDashes(count: number, width = 0.4): readonly Outline[] {
  return Array.from({ length: count }, (_, at): Outline => {
    const [from, to] = [at * 3.5, at * 3.5 + 2];
    const [above, below] = [10 - width / 2, 10 + width / 2];
    return { start: [from, above], steps: [{ to: [to, above] }, { to: [to, below] }, { to: [from, below] }] };
  });
}

/** The same around a circle. */
function drawRing(count: number, radius: number, width: number): readonly Outline[] {
  const turn = (2 * Math.PI) / count;
  const place = (r: number, angle: number): Point => [r * Math.cos(angle), r * Math.sin(angle)];
  return Array.from({ length: count }, (_, at): Outline => {
    const [from, to] = [at * turn, (at + 0.6) * turn];
    const arc = (r: number, a: number, b: number) => {
      const far = (4 / 3) * Math.tan((b - a) / 4) * r;
      const [ax, ay] = place(r, a);
      const [bx, by] = place(r, b);
      const one: Point = [ax - far * Math.sin(a), ay + far * Math.cos(a)];
      const other: Point = [bx + far * Math.sin(b), by - far * Math.cos(b)];
      return { to: [bx, by] as Point, control: [one, other] as const };
    };
    const [outer, inner] = [radius + width / 2, radius - width / 2];
    return {
      start: place(outer, from),
      steps: [
        arc(outer, from, to),
        { to: place(inner, to) },
        arc(inner, to, from),
        { to: place(outer, from) },
      ],
    };
  });
}

describe('dashes', () => {
  test('in a row are the line through their middle', () => {
    const line = readDashes(drawDashes(6));
    expect(line).toMatchObject({ isClosed: false, path: { start: [0, 10] } });
    expect(line?.path.steps.at(-1)?.to).toEqual([19.5, 10]);
    expect([line?.width, line?.dash, line?.gap].map((value) => value?.toFixed(3))).toEqual([
      '0.400',
      '2.000',
      '1.500',
    ]);
  });

  test('around a ring close it, and no place on it is off by a thousandth of its radius', () => {
    const line = readDashes(drawRing(14, 8, 0.4));
    expect(line?.isClosed).toBe(true);
    for (const { to, control } of line?.path.steps ?? []) {
      expect(Math.abs(Math.hypot(to[0], to[1]) - 8)).toBeLessThan(0.008);
      expect(control).toBeDefined();
    }
  });

  test('of which the last is cut off are a line as well', () => {
    const dashes = drawDashes(6);
    const cut: Outline = {
      start: [21, 9.8],
      steps: [{ to: [21.4, 9.8] }, { to: [21.4, 10.2] }, { to: [21, 10.2] }],
    };
    expect(readDashes([...dashes, cut])?.path.steps.at(-1)?.to).toEqual([21.4, 10]);
  });

  test.each([
    ['three, which may be anything', drawDashes(3)],
    ['windows in a row', drawDashes(6, 4)],
    [
      'ticks side by side',
      Array.from(
        { length: 6 },
        (_, at): Outline => ({
          start: [at * 3, 0],
          steps: [{ to: [at * 3, 5] }, { to: [at * 3 + 0.4, 5] }, { to: [at * 3 + 0.4, 0] }],
        }),
      ),
    ],
    ['stripes with other gaps', drawDashes(6).filter((_, at) => at !== 2)],
    [
      'triangles',
      Array.from(
        { length: 6 },
        (_, at): Outline => ({ start: [at, 0], steps: [{ to: [at + 1, 0] }, { to: [at, 1] }] }),
      ),
    ],
  ])('are not %s', (_, outlines) => {
    expect(readDashes(outlines)).toBeNull();
  });
});
