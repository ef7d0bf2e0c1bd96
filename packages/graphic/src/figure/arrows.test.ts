import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawHead, HEAD_LENGTH } from '../geometry/arrowhead.ts';
import { flatten } from '../geometry/flatten.ts';
import type { Drawing, ShapeItem } from '../model/drawing.ts';
import type { Geometry, Point } from '../model/geometry.ts';
import { walkLeaves } from '../model/walk.ts';
import { getProfile } from '../profiles/profiles.ts';
import { drawing, shape } from '../testing/make.ts';
import { drawArrows } from './arrows.ts';

const profile = getProfile('swell-a4');
const LINE = { style: 'solid', width: 1 } as const;

function path(points: readonly Point[], closed = false): Geometry {
  const [start = { x: 0, y: 0 }, ...rest] = points;
  return { type: 'path', subpaths: [{ start, segments: rest.map((to) => ({ to })), closed }] };
}

/** Turns points that are given along a line and aside of it. */
function lay(
  from: Point,
  angle: number,
  points: readonly (readonly [along: number, side: number])[],
): readonly Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([along, side]) => ({
    x: from.x + along * cos - side * sin,
    y: from.y + along * sin + side * cos,
  }));
}

const FROM = { x: 100, y: 100 };

/** Draws a line of 40 mm, and a form at its end. */
function drawLine(angle: number, form: readonly (readonly [number, number])[], isFilled: boolean): Drawing {
  return drawing([
    shape(
      'line',
      path(
        lay(FROM, angle, [
          [0, 0],
          [40, 0],
        ]),
      ),
      { line: LINE, texture: null },
    ),
    shape(
      'form',
      path(lay(FROM, angle, form), isFilled),
      isFilled ? { line: null, texture: 'solid' } : { line: LINE, texture: null },
    ),
  ]);
}

function listShapes(one: Drawing): readonly ShapeItem[] {
  return [...walkLeaves(one)].filter((item): item is ShapeItem => item.kind === 'shape');
}

const HEADS: readonly (readonly [string, readonly (readonly [number, number])[], boolean])[] = [
  [
    'a filled triangle',
    [
      [36, -2],
      [40, 0],
      [36, 2],
    ],
    true,
  ],
  [
    'a filled form with a notch',
    [
      [34, -3],
      [41, 0],
      [34, 3],
      [36, 0],
    ],
    true,
  ],
  [
    'two sides',
    [
      [37, -2],
      [40, 0],
      [37, 2],
    ],
    false,
  ],
  [
    'two sides that are bent',
    [
      [36, -2.4],
      [37.2, -1],
      [38.6, -0.3],
      [40, 0],
      [38.6, 0.3],
      [37.2, 1],
      [36, 2.4],
    ],
    false,
  ],
  [
    'a triangle whose tip noise has blunted',
    [
      [35.8, -2.1],
      [38, -1.2],
      [40, -0.4],
      [40, 0.5],
      [38, 1.1],
      [36.1, 2],
    ],
    true,
  ],
];

test.each(HEADS)(
  '%s at the end of a line becomes the head of the set, in every direction',
  (_, form, isFilled) => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (angle) => {
        const [arrow, ...others] = listShapes(drawArrows(drawLine(angle, form, isFilled), profile));
        expect(others).toEqual([]);
        expect(arrow?.role).toBe('arrow');
        const [shaft, head] = flatten(arrow?.geometry ?? path([]));
        const [tip] = lay(FROM, angle, [[form.reduce((far, [along]) => Math.max(far, along), 0), 0]]);
        if (!tip) throw new Error('There is no tip.');
        expect(
          Math.hypot((shaft?.points.at(-2) ?? 0) - tip.x, (shaft?.points.at(-1) ?? 0) - tip.y),
        ).toBeLessThan(0.01);
        const [wanted] = flatten({ type: 'path', subpaths: [drawHead(tip, FROM, HEAD_LENGTH)] });
        for (const [at, value] of head?.points.entries() ?? [])
          expect(value).toBeCloseTo(wanted?.points[at] ?? 0, 1);
      }),
      { numRuns: 20 },
    );
  },
);

function round(radius: number): readonly (readonly [number, number])[] {
  return Array.from(
    { length: 24 },
    (_, at) => [40 + radius * Math.cos((at * Math.PI) / 12), radius * Math.sin((at * Math.PI) / 12)] as const,
  );
}

test.each([
  ['a disc', round(3)],
  [
    'a square',
    [
      [37, -3],
      [43, -3],
      [43, 3],
      [37, 3],
    ],
  ],
  [
    'a diamond',
    [
      [37, 0],
      [40, -3],
      [43, 0],
      [40, 3],
    ],
  ],
  [
    'a triangle that widens away from the line',
    [
      [40, 0],
      [45, -3],
      [45, 3],
    ],
  ],
] as const)('%s at the end of a line stays as it is', (_, form) => {
  const before = drawLine(0.3, form, true);
  expect(drawArrows(before, profile)).toBe(before);
});

test('an arc at the end of a line stays as it is', () => {
  const arc = Array.from(
    { length: 9 },
    (_, at) => [37 + 3 * Math.sin((at * Math.PI) / 8), -3 * Math.cos((at * Math.PI) / 8)] as const,
  );
  const before = drawLine(0.3, arc, false);
  expect(drawArrows(before, profile)).toBe(before);
});

test('a ring that a picture leaves open by a little is not an arrow', () => {
  const ring = Array.from(
    { length: 36 },
    (_, at) => [30 * Math.sin(at / 6), 30 - 30 * Math.cos(at / 6)] as const,
  );
  const before = drawing([
    shape('ring', path(lay(FROM, 0, ring)), { line: LINE, texture: null }),
    shape(
      'hook',
      path(
        lay(FROM, 0, [
          [-4, 2],
          [0, 0],
          [-4, -2],
        ]),
      ),
      { line: LINE, texture: null },
    ),
  ]);
  expect(drawArrows(before, profile)).toBe(before);
});

test('a crown on a trunk is not a head, since it has another colour', () => {
  const [trunk, crown] = listShapes(
    drawLine(
      0,
      [
        [34, -5],
        [40, 0],
        [34, 5],
      ],
      true,
    ),
  );
  const before = drawing([trunk, { ...crown, color: '#3a9d3a' }] as readonly ShapeItem[]);
  expect(drawArrows(before, profile)).toBe(before);
});

test('an arrow ends off the part that it points at', () => {
  const { layers } = drawLine(
    0,
    [
      [36, -2],
      [40, 0],
      [36, 2],
    ],
    true,
  );
  const box = shape(
    'box',
    { type: 'rect', x: 140, y: 80, width: 40, height: 40 },
    { line: LINE, texture: null },
  );
  const [arrow] = listShapes(drawArrows(drawing([...(layers[0]?.items ?? []), box]), profile));
  const [shaft] = flatten(arrow?.geometry ?? path([]));
  expect(shaft?.points.at(-2)).toBeCloseTo(140 - profile.limits.arrowhead.offTarget);
});
