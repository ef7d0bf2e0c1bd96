import { type Studio, TAKE_WAYS, USUAL_STUDIO } from '@relievo/contracts/people';
import { expect, test } from 'vitest';
import { chooseSheet } from './sheet-rules.ts';

function choose(studio: Partial<Studio>, isText = false) {
  const { format, profile } = chooseSheet({ ...USUAL_STUDIO, ...studio }, isText);
  return `${format}/${profile}`;
}

test('a sheet is for the paper, the embosser or the display of its reader', () => {
  expect(choose({ ways: ['swell', 'sound'], paper: 'swell-a3' })).toBe('swell/swell-a3');
  expect(choose({ ways: ['embosser'], embosser: 'brf/embosser-6' })).toBe('brf/embosser-6');
  expect(choose({ ways: ['display'], display: 'pins/dotpad' })).toBe('pins/dotpad');
});

test('whoever has not said how they read gets a sheet that is felt', () => {
  expect(choose({ paper: 'swell-letter' })).toBe('swell/swell-letter');
});

test.each(TAKE_WAYS)('a text for somebody who reads by %s is in a form that is made of texts', (way) => {
  expect(choose({ ways: [way] }, true)).toMatch(/^(brf|pef|ebraille|text|pdf|audio)\//);
});
