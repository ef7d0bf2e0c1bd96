import { tell } from '@relievo/words';
import { expect, test } from 'vitest';
import { drawing, rect, shape, text } from '../testing/make.ts';
import { checkDescription } from './check.ts';
import { judgeByDrawing } from './judge-by-drawing.ts';
import { ENGLISH_DRAWING_CLAIMS } from './words-en.ts';

function path(id: string, points: readonly (readonly [number, number])[], closed: boolean, more = {}) {
  const [start = [0, 0], ...others] = points;
  const at = ([x, y]: readonly [number, number]) => ({ x, y });
  const subpath = { start: at(start), segments: others.map((point) => ({ to: at(point) })), closed };
  return shape(id, { type: 'path', subpaths: [subpath] }, more);
}

/** The sheet has a sea below a cloud, an arrow from the sea to the cloud, and two towns, one in a field. */
const sheet = drawing([
  { ...shape('cloud', rect(60, 30, 60, 20)), name: 'Cloud' },
  { ...shape('sea', rect(40, 120, 100, 40)), name: 'Sea' },
  path(
    'shaft',
    [
      [90, 118],
      [90, 58],
    ],
    false,
  ),
  {
    ...path(
      'head',
      [
        [90, 52],
        [87, 59],
        [93, 59],
      ],
      true,
    ),
    role: 'arrow' as const,
  },
  { ...shape('field', rect(150, 40, 40, 60)), name: 'Field' },
  { ...shape('town-a', rect(165, 60, 5, 5)), name: 'Town A' },
  { ...shape('town-b', rect(20, 60, 5, 5)), name: 'Town B' },
  { ...text('label', 'Cloud'), labels: 'cloud' },
]);
const judge = judgeByDrawing({ ...sheet, title: 'The way of rain' });

function check(sentence: string): string {
  const [checked] = checkDescription(sentence, [judge]);
  return checked?.right ? tell(checked.right, ENGLISH_DRAWING_CLAIMS) : (checked?.outcome ?? '');
}

test.each([
  'The cloud is above the sea.',
  'Town B lies to the left of the cloud.',
  'Inside the field is Town A.',
  'An arrow leads from the sea to the cloud.',
  'There are two towns.',
  'The sea is larger than the field.',
  'The title of the drawing is “The way of rain”.',
  'One label reads “Cloud”.',
  'Town A does not touch the sea.',
])('the sentence “%s” is true', (sentence) => expect(check(sentence)).toBe('true'));

test.each([
  ['The cloud is below the sea.', '“Cloud” is above “Sea”.'],
  ['To the right of the cloud we meet Town B.', '“Town B” is to the left of “Cloud”.'],
  ['Town B is inside the field.', '“Town B” is apart from “Field”.'],
  ['An arrow goes from the cloud to the sea.', 'The arrow leads from “Sea” to “Cloud”.'],
  ['There are five towns.', 'The drawing has 2 of “town”.'],
  ['The title is “The way of snow”.', 'The title is “The way of rain”.'],
  ['One label reads “Mountain”.', 'The words on the sheet are “Cloud”.'],
])('the sentence “%s” is false, because “%s”', (sentence, right) => expect(check(sentence)).toBe(right));

test.each([
  'Rain is good for the field.',
  'Two towns lie on the coast of another sea.',
  'The cloud might be above the sea.',
  'Water rises when the sun shines.',
])('the drawing does not say whether “%s”', (sentence) => expect(check(sentence)).toBe('unknown'));
