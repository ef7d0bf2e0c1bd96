import { expect, test } from 'vitest';
import { compose, find, path, profile, shape, text } from './testing/figures.ts';

test('words at a line that leads to a part give it its name, and the line is thin', () => {
  const { drawing } = compose([
    shape('cell', { type: 'ellipse', center: { x: 40, y: 35 }, rx: 25, ry: 20, angle: 0 }),
    shape('nucleus', { type: 'ellipse', center: { x: 38, y: 35 }, rx: 8, ry: 6, angle: 0 }),
    shape(
      'lead',
      path(
        [
          { x: 40, y: 33 },
          { x: 80, y: 12 },
        ],
        false,
      ),
    ),
    shape(
      'other',
      path(
        [
          { x: 60, y: 45 },
          { x: 80, y: 55 },
        ],
        false,
      ),
    ),
    text('nucleus-words', 'Nucleus', { x: 87, y: 11 }),
    text('wall-words', 'Cell wall', { x: 88, y: 56 }),
  ]);
  expect([find(drawing, 'nucleus'), find(drawing, 'cell')].map(({ item }) => item.name)).toEqual([
    'Nucleus',
    'Cell wall',
  ]);
  for (const id of ['lead', 'other'])
    expect(find(drawing, id).item).toMatchObject({
      role: 'lead-line',
      line: { width: profile.limits.leadLine.width },
    });
  expect(find(drawing, 'nucleus-words').item).toMatchObject({ labels: 'nucleus' });
});

test('a tick, an underline and a side of a triangle are not lines that lead from words', () => {
  const ids = ['tick', 'underline', 'side'];
  const { drawing } = compose([
    shape(
      'axis',
      path(
        [
          { x: 10, y: 50 },
          { x: 60, y: 50 },
        ],
        false,
      ),
    ),
    shape(
      'tick',
      path(
        [
          { x: 30, y: 50 },
          { x: 30, y: 52 },
        ],
        false,
      ),
    ),
    text('tick-words', 'May', { x: 30, y: 55 }),
    text('road-words', 'Road', { x: 30, y: 20 }),
    shape(
      'underline',
      path(
        [
          { x: 24, y: 23 },
          { x: 36, y: 23 },
        ],
        false,
      ),
    ),
    shape(
      'side',
      path(
        [
          { x: 70, y: 10 },
          { x: 90, y: 40 },
        ],
        false,
      ),
    ),
    shape(
      'base',
      path(
        [
          { x: 70, y: 10 },
          { x: 70, y: 40 },
          { x: 90, y: 40 },
        ],
        false,
      ),
    ),
    text('corner-words', 'Top', { x: 70, y: 6 }),
  ]);
  expect(ids.map((id) => find(drawing, id).item.role)).toEqual(ids.map(() => 'outline'));
});
