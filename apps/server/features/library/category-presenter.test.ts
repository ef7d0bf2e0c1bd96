import { expect, test } from 'vitest';
import { findFace } from './category-presenter.ts';

const KNOWN = [
  'Algebra',
  'Calculus I',
  'Geometry',
  'Trigonometry',
  'Science',
  'Physical Education',
  'General Education',
  'Art',
  'Music',
  'Technology',
];

test.each(KNOWN)('%s has a description and an icon of its own, however it is written', (category) => {
  const face = findFace(category);
  expect(face.icon).not.toBe('📁');
  expect(face.description).not.toContain('Resources related to');
  expect(findFace(` ${category.toUpperCase()} `)).toBe(face);
  expect(KNOWN.filter((other) => findFace(other).icon === face.icon)).toEqual([category]);
});

test.each(['Maps', 'constructor', '__proto__', 'toString'])(
  '%s has the icon of a folder, like any other',
  (category) => {
    expect(findFace(category)).toEqual({ icon: '📁', description: `Resources related to ${category}` });
  },
);
