import { afterEach, expect, test } from 'vitest';
import { ENGLISH_CATALOGUES, setCatalogues } from './catalogues.ts';
import { errorText } from './error-text.ts';
import { findingWords } from './finding-words.ts';
import { PSEUDO_CATALOGUES } from './pseudo-catalogues.ts';

const FINDING = {
  profile: 'swell-a4',
  severity: 'warning',
  code: 'lead_line_bent',
  parameters: { bend: 2.5 },
  message: 'Words of the server.',
} as const;

afterEach(() => setCatalogues(ENGLISH_CATALOGUES));

test('in English a finding is told in the words of the server', () => {
  expect(findingWords(FINDING)).toBe('Words of the server.');
});

test('in another language findings and errors are told in its words, with its numbers', () => {
  setCatalogues(PSEUDO_CATALOGUES);
  expect(findingWords(FINDING)).toBe(
    'Ȧ ŀḗȧḓ ŀīƞḗ ƀḗƞḓş ƀẏ 2,5 ḿḿ; ǿƞŀẏ ȧ şŧřȧīɠħŧ ǿƞḗ īş ƒǿŀŀǿẇḗḓ ẇīŧħǿŭŧ ŀǿşīƞɠ īŧ.',
  );
  expect(errorText('sign_in_required')).toBe('Ƥŀḗȧşḗ ŀǿɠ īƞ ŧǿ ƈǿƞŧīƞŭḗ.');
});

test('a finding whose code this app does not know keeps the words of the server', () => {
  setCatalogues(PSEUDO_CATALOGUES);
  expect(findingWords({ ...FINDING, code: 'kept_sentence' })).toBe('Words of the server.');
});
