import { type MessageDescriptor, setupI18n } from '@lingui/core';
import { PICTURE_WORDS } from '@relievo/contracts/classes';
import { expect, test } from 'vitest';
import { namePicture, readPictureWords } from './picture-names.ts';

test('in English a picture is called as its word, and each word is read as itself', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  for (const word of PICTURE_WORDS) expect(namePicture(word, i18n)).toBe(word);
  expect(readPictureWords(' Sun  MOON, star.cat ', i18n)).toBe('sun-moon-star-cat');
});

test('in another language a picture has the name of its catalogue, which is read as the word of the password', () => {
  const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
  // Messages are compiled by then: a list of their parts.
  i18n._ = (message: string | MessageDescriptor) => {
    const word = typeof message === 'string' ? message : String(message.message);
    return word === 'moon' ? 'Mond' : word;
  };
  expect(namePicture('moon', i18n)).toBe('Mond');
  expect(readPictureWords('sun mond star cat', i18n)).toBe('sun-moon-star-cat');
  expect(readPictureWords('sun moon', i18n)).toBe('sun-moon');
});
