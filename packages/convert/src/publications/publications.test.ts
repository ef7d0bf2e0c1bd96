import { expect, test } from 'vitest';
import { OFFERED_PUBLICATIONS } from './document-file.ts';
import { writePublicationOffers } from './testing/offers-in-code.ts';

test('every publication has another name, and a sentence that says what it is for', () => {
  expect(new Set(OFFERED_PUBLICATIONS.map(({ id }) => id)).size).toBe(OFFERED_PUBLICATIONS.length);
  for (const { id, name, use } of OFFERED_PUBLICATIONS) {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(name).not.toBe('');
    expect(use).toMatch(/^[A-Z].*\.$/);
  }
});

/** The API and its readers know the publications without the libraries that make them. `vitest -u` writes the list. */
test('the list that the API offers of documents is the list of the publications', async () => {
  const list = '../../../contracts/src/library/files/offered-publications.ts';
  await expect(writePublicationOffers(OFFERED_PUBLICATIONS)).toMatchFileSnapshot(list);
});
