import { expect, test } from 'vitest';
import { graphicReportText } from '../words/graphic-report-text.ts';
import { findContradiction } from './contradictions.ts';
import { defineProfile } from './define-profile.ts';
import { getProfile, PROFILES } from './profiles.ts';

function own(more: object = {}) {
  return {
    id: 'my-paper',
    name: 'My paper',
    medium: 'swell',
    sheet: { width: 200, height: 100, margin: 12 },
    ...more,
  };
}
function problemOf(value: unknown): string {
  const result = defineProfile(value);
  return result.ok ? 'none' : result.problems.map(graphicReportText).join(' ');
}

test('the eleven media are defined', () => {
  expect(PROFILES.map(({ id }) => id)).toEqual([
    'swell-a4',
    'swell-letter',
    'swell-a3',
    'braille-11x11.5',
    'tiger-letter',
    'embosser-6',
    'embosser-8',
    'dotpad',
    'monarch',
    'graphiti',
    'touchscreen',
  ]);
});

test.each(PROFILES.map((one) => [one.id, one] as const))('%s does not contradict itself', (_, one) => {
  expect(findContradiction(one)).toBeNull();
  expect(defineProfile(one)).toEqual({ ok: true, value: one });
});

test('European sheets use the Dresden limits, North American ones the BANA limits', () => {
  expect([
    getProfile('swell-a4').limits.mainLineLength,
    getProfile('swell-letter').limits.mainLineLength,
  ]).toEqual([25, 12.5]);
});

test('a custom profile keeps the limits of its medium for missing values', () => {
  const result = defineProfile(own({ limits: { elementGap: 5, mainLineWidth: { max: null } } }));
  expect(result.ok && result.value.limits).toEqual({
    ...getProfile('swell-a4').limits,
    elementGap: 5,
    mainLineWidth: { min: 1, max: null },
  });
});

test.each([
  ['no object', null, 'A profile is an object'],
  ['an array', [], 'A profile is an object'],
  ['no id', { ...own(), id: '' }, 'needs an id'],
  ['an unknown medium', own({ medium: 'stone' }), 'must be one of swell'],
  ['a misspelt limit', own({ limits: { elementgap: 3 } }), 'There is no limit "limits.elementgap"'],
  ['a limit that is no number', own({ limits: { elementGap: '3' } }), 'must be a number'],
  ['a limit that is not finite', own({ limits: { elementGap: Number.NaN } }), 'must be a number'],
  ['null where a limit is needed', own({ limits: { elementGap: null } }), 'must be a number'],
  ['a sheet of nothing', own({ sheet: { width: 0, height: 100, margin: 0 } }), 'nothing fits on it'],
  ['margins larger than the sheet', own({ sheet: { width: 20, height: 100, margin: 10 } }), 'leave nothing'],
  ['a range upside down', own({ limits: { labelGap: { min: 7 } } }), '"labelGap" has a smallest value (7)'],
  ['a width range upside down', own({ limits: { mainLineWidth: { min: 4 } } }), '"mainLineWidth"'],
  ['a ratio below one', own({ limits: { lineWidthRatio: 0.25 } }), '1 or more'],
  ['a share above one', own({ limits: { raisedShare: { max: 40 } } }), 'a share is at most 1'],
  ['an ideal outside its limits', own({ limits: { leadLine: { ideal: 50 } } }), 'outside its own limits'],
  ['a dash gap above its limit', own({ limits: { dash: { gap: 7 } } }), 'above its own limit'],
  [
    'pins that do not fit',
    own({ resolution: { type: 'pins', columns: 100, rows: 10, pitch: 4 } }),
    'larger than the sheet',
  ],
  ['an unknown field', own({ colour: 'red' }), 'no field "colour"'],
])('%s is reported as one clear problem', (_, value, words) => {
  expect(problemOf(value)).toContain(words);
});
