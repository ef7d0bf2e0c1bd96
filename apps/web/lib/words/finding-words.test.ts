import { afterEach, expect, test } from 'vitest';
import { ENGLISH_CATALOGUES, setCatalogues } from './catalogues.ts';
import { formatError } from './error-text.ts';
import { describeFinding } from './finding-words.ts';
import { PSEUDO_CATALOGUES } from './pseudo-catalogues.ts';

const FINDING = {
  profile: 'swell-a4',
  severity: 'warning',
  code: 'lead_line_bent',
  parameters: { bend: 2.5 },
  message: 'Words of the server.',
} as const;

afterEach(() => setCatalogues(ENGLISH_CATALOGUES));

test('a finding in English uses the words of the server', () => {
  expect(describeFinding(FINDING)).toBe('Words of the server.');
});

test('findings and errors in another language use its words and numbers', () => {
  setCatalogues(PSEUDO_CATALOGUES);
  expect(describeFinding(FINDING)).toBe(
    'Ȧ ŀḗȧḓ ŀīƞḗ ƀḗƞḓş ƀẏ 2,5 ḿḿ; ǿƞŀẏ ȧ şŧřȧīɠħŧ ǿƞḗ īş ƒǿŀŀǿẇḗḓ ẇīŧħǿŭŧ ŀǿşīƞɠ īŧ.',
  );
  expect(formatError('sign_in_required')).toBe('Ƥŀḗȧşḗ şīɠƞ īƞ ŧǿ ƈǿƞŧīƞŭḗ.');
});

test('a finding with an unknown code keeps the words of the server', () => {
  setCatalogues(PSEUDO_CATALOGUES);
  expect(describeFinding({ ...FINDING, code: 'kept_sentence' })).toBe('Words of the server.');
});
