import { expect, test } from 'vitest';
import { walkLeaves } from '../model/walk.ts';
import { getProfile } from '../profiles/profiles.ts';
import { check } from '../rules/check.ts';
import { cells, drawing, rect, shape, text } from '../testing/make.ts';
import { createCode, withKey } from './key.ts';

const paper = getProfile('swell-a4');

test('a code and its words are placed on the sheet where there is room', () => {
  const code = createCode('Monday', new Set());
  const before = drawing([
    shape('bar', rect(40, 40, 60, 60)),
    text('c', code.print, { braille: code.braille, at: { x: 40, y: 104.5 }, labels: 'bar' }),
  ]);
  const keyed = withKey(
    before,
    [{ id: 'k', mark: { code: code.braille, print: code.print }, print: 'Monday', braille: cells('⠍⠕⠝⠙⠁⠽') }],
    paper,
  );
  expect(keyed.keySheets).toEqual([]);
  expect([...walkLeaves(keyed.drawing)].filter(({ role }) => role === 'key').map(({ id }) => id)).toEqual([
    'k-code',
    'k',
  ]);
  expect(check(keyed.drawing, paper)).toEqual([]);
});

test('a key without room on the sheet gets sheets of its own', () => {
  const full = drawing([shape('all', rect(11, 11, 188, 275), { texture: 'dots-fine' })]);
  const keyed = withKey(full, [{ id: 'k', mark: null, print: 'Monday', braille: cells('⠍⠕⠝⠙⠁⠽') }], paper);
  expect(keyed.drawing).toEqual(full);
  expect(keyed.keySheets).toHaveLength(1);
});

test('a code in use is not given again', () => {
  const first = createCode('Monday', new Set()).print;
  expect(createCode('Monday', new Set([first])).print).not.toBe(first);
});
