import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Item } from '../model/drawing.ts';
import { getProfile } from '../profiles/profiles.ts';
import { drawing, shape } from '../testing/make.ts';
import { partOfBox } from './box-part.ts';
import { isPartNearBox } from './near-box.ts';
import { findNeighbours } from './neighbours.ts';
import { surveyDrawing } from './survey.ts';

const place = fc.double({ min: 20, max: 180, noNaN: true });
const size = fc.double({ min: 1, max: 60, noNaN: true });
const box = fc.record({ x: place, y: place, width: size, height: size });
const item: fc.Arbitrary<Item> = fc.oneof(
  box.map((frame) => shape('box', { type: 'rect', ...frame })),
  fc
    .tuple(place, place, size)
    .map(([x, y, r]) =>
      shape(
        'disc',
        { type: 'ellipse', center: { x, y }, rx: r, ry: r / 2, angle: 30 },
        { texture: 'dots-fine' },
      ),
    ),
  fc
    .tuple(place, place)
    .map(([x, y]) => shape('mark', { type: 'symbol', symbol: 'disc', at: { x, y }, size: 6 })),
);

test('a part is near a box where the index over the whole drawing finds it near', () => {
  fc.assert(
    fc.property(item, box, fc.double({ min: 0.5, max: 12, noNaN: true }), (one, around, gap) => {
      const survey = surveyDrawing(drawing([one]), getProfile('swell-a4'));
      const near = survey.parts.filter((part) => isPartNearBox(part, around, gap));
      expect(near).toEqual(findNeighbours(partOfBox(around), survey, gap).map(({ part }) => part));
    }),
  );
});
