import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activateLocale, i18n } from '../../../lib/words/i18n.ts';
import { beginningOf } from './comments/comment-words.ts';
import { formatLikes, formatRating } from './reactions/reaction-words.ts';
import { findIdInAddress } from './requests/id-in-address.ts';
import { formatSupporters } from './requests/request-words.ts';

test('numbers are written with their nouns', async () => {
  await activateLocale('en');
  expect([0, 1, 2].map(formatLikes)).toEqual([
    'No likes yet.',
    '1 person likes this.',
    '2 people like this.',
  ]);
  expect([0, 1, 2].map(formatSupporters)).toEqual([
    'Nobody wants this now.',
    '1 person wants this.',
    '2 people want this.',
  ]);
  expect(formatRating({ rating: null, ratings: 0 }, i18n)).toBe('No ratings yet.');
  expect(formatRating({ rating: 4.25, ratings: 4 }, i18n)).toBe('4.3 of 5 stars, from 4 people.');
});

test('the preview of a comment is one line within the limit of names, and breaks no letter', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'é', '\n', ' ', '\t', '😀'), { maxLength: 90 }), (letters) => {
      const name = beginningOf(letters.join(''));
      expect([...name].length).toBeLessThanOrEqual(41);
      expect(name).not.toMatch(/[\n\r\t]|^\s|[\ud800-\udbff](?![\udc00-\udfff])/);
    }),
  );
  expect(beginningOf('Clear\n\nunder the fingers.')).toBe('Clear under the fingers.');
});

test('the address of a resource is recognized by its identifier at any place in it', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom('', 'https://example.org', 'localhost:4000'), (id, site) => {
      expect(findIdInAddress(`${site}/resource/${id}?from=list#top`)).toBe(id);
      expect(findIdInAddress(id)).toBe(id);
    }),
  );
  expect(findIdInAddress('https://example.org/resource/')).toBeUndefined();
});
