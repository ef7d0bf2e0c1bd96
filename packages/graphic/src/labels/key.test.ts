import { expect, test } from 'vitest';
import { leaves } from '../model/walk.ts';
import { knownProfile } from '../profiles/profiles.ts';
import { check } from '../rules/check.ts';
import { cells, drawing, rect, shape, text } from '../testing/make.ts';
import { codeFor, withKey } from './key.ts';

const paper = knownProfile('swell-a4');

test('a code and its words stand on the sheet where there is room', () => {
  const code = codeFor('Monday', new Set());
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
  expect([...leaves(keyed.drawing)].filter(({ role }) => role === 'key').map(({ id }) => id)).toEqual([
    'k-code',
    'k',
  ]);
  expect(check(keyed.drawing, paper)).toEqual([]);
});

test('a key for which the sheet has no room stands on sheets of its own', () => {
  const full = drawing([shape('all', rect(11, 11, 188, 275), { texture: 'dots-fine' })]);
  const keyed = withKey(full, [{ id: 'k', mark: null, print: 'Monday', braille: cells('⠍⠕⠝⠙⠁⠽') }], paper);
  expect(keyed.drawing).toEqual(full);
  expect(keyed.keySheets).toHaveLength(1);
});

test('a code that is taken is not given again', () => {
  const first = codeFor('Monday', new Set()).print;
  expect(codeFor('Monday', new Set([first])).print).not.toBe(first);
});
