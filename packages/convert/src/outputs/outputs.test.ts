import { OUTPUT_PURPOSES } from '@relievo/graphic/outputs';
import { getProfile, PROFILES } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { openSpeech } from '../speech/speech.ts';
import { chooseProfile, createOutputs } from './create-outputs.ts';
import { ALL_OUTPUTS } from './outputs.ts';
import { readExample, unwrapMade } from './testing/make.ts';
import { writeOffers } from './testing/offers-in-code.ts';
import { translator } from './testing/translator.ts';
import { OFFERED_OUTPUTS } from './zip.ts';

const outputs = createOutputs({ translator, speech: openSpeech([]) }, DEFAULT_SETTINGS);

test('every output has a name of its own and words, and is offered for media that there are', () => {
  expect(new Set(OFFERED_OUTPUTS.map(({ id }) => id)).size).toBe(OFFERED_OUTPUTS.length);
  const media = PROFILES.map(({ id }) => id);
  for (const { id, words, media: own } of OFFERED_OUTPUTS) {
    expect(id).toMatch(/^[a-z]+$/);
    expect(words.use).toMatch(/^[A-Z].*\.$/);
    expect(media).toEqual(expect.arrayContaining([...own]));
  }
});

test('every purpose has an output', () => {
  expect(new Set(OFFERED_OUTPUTS.map(({ purpose }) => purpose))).toEqual(new Set(OUTPUT_PURPOSES));
});

test.each(ALL_OUTPUTS.filter(({ needs }) => !needs.some((need) => need === 'voice')))(
  '$id makes files of the kind and with the endings that it says',
  async ({ id, media, mediaType, endings }) => {
    const profile = chooseProfile(id, getProfile(media[0]));
    const { files } = unwrapMade(await outputs[id].make({ drawing: readExample('clock') }, profile));
    expect(files[0].mediaType).toBe(mediaType);
    const written = files.map(({ name }) => name.split('.').at(-1) ?? '');
    expect(endings).toEqual(expect.arrayContaining(written));
  },
);

/** The API and its readers know the outputs without the libraries that make them. `vitest -u` writes the list anew. */
test('the list that the API offers is the list of the outputs', async () => {
  const list = '../../../contracts/src/library/files/offered-outputs.ts';
  await expect(writeOffers(OFFERED_OUTPUTS)).toMatchFileSnapshot(list);
});
