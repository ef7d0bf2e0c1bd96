import { expect, test } from 'vitest';
import type { EllipseGeometry } from '../../model/geometry.ts';
import { drawing, group, rect, shape } from '../../testing/make.ts';
import type { EditMessage } from '../messages.ts';
import { boxOf } from '../things.ts';
import { listThingsAt } from '../things-at.ts';
import { listNeighbours } from '../where.ts';
import { tellEdit } from '../words/tell-edit.ts';
import {
  findFreePlace,
  tellBetween,
  tellFull,
  tellMeeting,
  tellNear,
  tellSheet,
  tellWhere,
} from './questions.ts';

const bare = { line: null, texture: 'solid' } as const;
const SAMPLE = drawing([
  shape('lake', rect(20, 20, 40, 40), { ...bare, name: 'Lake' }),
  shape('island', rect(30, 30, 5, 5), { ...bare, name: 'Island' }),
  shape('house', rect(70, 24, 10, 10), { ...bare, name: 'House' }),
]);

function say(message: EditMessage | null): string {
  return message ? tellEdit(message, 'full') : '';
}

test.each([
  [
    'where',
    tellWhere(SAMPLE, ['house']),
    'Square “House” is at 70, 24, 10 by 10 millimetres; 10 from Square “Lake”.',
  ],
  ['where with nothing chosen', tellWhere(SAMPLE, []), say(tellSheet(SAMPLE))],
  ['the sheet', tellSheet(SAMPLE), '“A drawing”: 3 objects on a sheet of 210 by 297 millimetres.'],
  [
    'near',
    tellNear(SAMPLE, ['house']),
    'Near Square “House”: Square “Lake”, 10 millimetres away and Square “Island”, 35 millimetres away.',
  ],
  ['meeting', tellMeeting(SAMPLE, ['island']), 'Square “Island” meets Square “Lake”.'],
  ['meeting nothing', tellMeeting(SAMPLE, ['house']), 'Nothing meets Square “House”.'],
  [
    'between',
    tellBetween(SAMPLE, 'house', 'lake'),
    'Square “House” and Square “Lake” are 10 millimetres apart. From box to box it is 10 across and 0 down.',
  ],
  ['how full', tellFull(SAMPLE), '3 % of the sheet is raised.'],
])('the question %s is answered in words', (_, answer, words) => {
  expect(say(answer)).toBe(words);
});

test('things are as far apart as their edges are, and not as the boxes around them', () => {
  const round = (x: number, y: number): EllipseGeometry => ({
    type: 'ellipse',
    center: { x, y },
    rx: 10,
    ry: 10,
    angle: 0,
  });
  const aslant = drawing([
    shape('one', round(40, 40), { ...bare, name: 'One' }),
    shape('two', round(60, 60), { ...bare, name: 'Two' }),
    shape('ring', rect(100, 100, 60, 60), { name: 'Ring' }),
    shape('dot', round(130, 130), { ...bare, name: 'Dot' }),
  ]);
  expect(say(tellBetween(aslant, 'one', 'two'))).toBe(
    'Circle “One” and Circle “Two” are 8.3 millimetres apart. From box to box it is 0 across and 0 down.',
  );
  expect(say(tellMeeting(aslant, ['one']))).toBe('Nothing meets Circle “One”.');
  expect(say(tellNear(aslant, ['one']))).toMatch(/^Near Circle “One”: Circle “Two”, 8\.3 millimetres away/);
  // Nothing fills the ring: the dot in it lies apart from its line.
  expect(say(tellMeeting(aslant, ['dot']))).toBe('Nothing meets Circle “Dot”.');
});

test('a free place is the nearest to the middle that keeps clear of all there is', () => {
  expect(findFreePlace(drawing([]), 30, 20)).toEqual({ x: 90, y: 139 });
  const taken = drawing([shape('middle', rect(80, 120, 50, 60), bare)]);
  const { x, y } = findFreePlace(taken, 30, 20);
  const after = drawing([...(taken.layers[0]?.items ?? []), shape('new', rect(x, y, 30, 20), bare)]);
  const box = boxOf(after, ['new']);
  const [nearest] = box ? listNeighbours(after, ['new'], box) : [];
  expect(nearest?.distance).toBeGreaterThanOrEqual(6);
});

test('a finger meets the topmost thing first, and the group that it is in', () => {
  expect(listThingsAt(SAMPLE, { x: 32, y: 32 }, 1).map(({ id }) => id)).toEqual(['island', 'lake']);
  expect(listThingsAt(SAMPLE, { x: 65, y: 30 }, 1)).toEqual([]);
  const outlined = drawing([group('pair', [shape('ring', rect(20, 20, 40, 40))])]);
  expect(listThingsAt(outlined, { x: 20, y: 30 }, 1).map(({ id }) => id)).toEqual(['pair']);
  expect(listThingsAt(outlined, { x: 40, y: 40 }, 1)).toEqual([]);
});
