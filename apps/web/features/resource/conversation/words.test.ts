import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activateLocale, i18n } from '../../../lib/words/i18n.ts';
import { beginningOf } from './comments/comment-words.ts';
import { likesText, ratingText } from './reactions/reaction-words.ts';
import { idInAddress } from './requests/id-in-address.ts';
import { supportersText } from './requests/request-words.ts';

test('numbers are said in words', async () => {
  await activateLocale('en');
  expect([0, 1, 2].map(likesText)).toEqual([
    'Nobody has liked this yet.',
    '1 person likes this.',
    '2 people like this.',
  ]);
  expect([0, 1, 2].map(supportersText)).toEqual([
    'Nobody wants this now.',
    '1 person wants this.',
    '2 people want this.',
  ]);
  expect(ratingText({ rating: null, ratings: 0 }, i18n)).toBe('Nobody has rated this yet.');
  expect(ratingText({ rating: 4.25, ratings: 4 }, i18n)).toBe('4.3 of 5 stars, from 4 people.');
});

test('the beginning of a comment is one line that is no longer than a name may be, and breaks no letter', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'é', '\n', ' ', '\t', '😀'), { maxLength: 90 }), (letters) => {
      const name = beginningOf(letters.join(''));
      expect([...name].length).toBeLessThanOrEqual(41);
      expect(name).not.toMatch(/[\n\r\t]|^\s|[\ud800-\udbff](?![\udc00-\udfff])/);
    }),
  );
  expect(beginningOf('Clear\n\nunder the fingers.')).toBe('Clear under the fingers.');
});

test('an address of a resource is known by its identifier, wherever it stands in it', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom('', 'https://example.org', 'localhost:4000'), (id, site) => {
      expect(idInAddress(`${site}/resource/${id}?from=list#top`)).toBe(id);
      expect(idInAddress(id)).toBe(id);
    }),
  );
  expect(idInAddress('https://example.org/resource/')).toBeUndefined();
});
