import { translateLetters } from '@relievo/braille';
import { expect, test } from 'vitest';
import { flatten, lengthOf } from '../geometry/flatten.ts';
import { walkLeaves } from '../model/walk.ts';
import { getProfile } from '../profiles/profiles.ts';
import { check } from '../rules/check.ts';
import { formatFinding } from '../rules/words/finding-text.ts';
import { dashesOf } from '../set/line-styles.ts';
import { cells, drawing, lines, rect, shape } from '../testing/make.ts';
import { placeLabels } from './place.ts';

const paper = getProfile('swell-a4');
const river = { style: 'dashed', width: 1 } as const;
const map = drawing([
  shape('forest', rect(20, 20, 80, 60), { texture: 'dots-coarse' }),
  shape('farm', rect(110, 20, 80, 60), { texture: 'lines-rising' }),
  shape('river', lines([20, 110, 180, 120]), { line: river }),
]);
const labelled = placeLabels(
  map,
  ['forest', 'farm', 'river'].map((id) => ({ id: `${id}-words`, print: id, sample: id })),
  paper,
  (words) => translateLetters(words) ?? cells(''),
);

test('samples above each other in a key keep the distance of lines side by side', () => {
  expect(check(map, paper)).toEqual([]);
  expect(check(labelled.drawing, paper).map((finding) => formatFinding(finding))).toEqual([]);
});

test('the sample of a broken line ends with a whole dash', () => {
  const sample = [...walkLeaves(labelled.drawing)].find(({ id }) => id === 'river-words-key-sample');
  const [line] = sample?.kind === 'shape' ? flatten(sample.geometry) : [];
  const rhythm = dashesOf(river, 'swell') ?? [];
  const [dash = 0] = rhythm;
  const period = rhythm.reduce((sum, piece) => sum + piece, 0);
  expect((line ? lengthOf(line) : 0) % period).toBeCloseTo(dash, 5);
});
