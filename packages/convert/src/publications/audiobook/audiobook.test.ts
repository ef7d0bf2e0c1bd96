import { aDocument, heading, paragraph } from '@relievo/document/testing';
import { expect, test } from 'vitest';
import { translator } from '../../outputs/testing/translator.ts';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { flite } from '../../speech/flite/flite.ts';
import { openSpeech } from '../../speech/speech.ts';
import { readId3 } from '../spoken/testing/read-id3.ts';
import { countMp3Seconds } from '../spoken/testing/read-mp3.ts';
import { audiobook } from './audiobook.ts';
import { writeId3 } from './id3.ts';

const means = { translator, settings: DEFAULT_SETTINGS, speech: openSpeech([flite]) };
const DOCUMENT = aDocument([
  heading('h-1', 'Rain “over” Łódź'),
  paragraph('p-1', 'It rains on the hills.'),
  heading('h-2', 'Snow'),
  paragraph('p-2', 'It snows on the hills in winter.'),
]);

test('a spoken book has a chapter for each heading, one after the other to the end of the sound', async () => {
  const made = await audiobook.make({ document: DOCUMENT, pictures: new Map() }, means);
  const tag = readId3(made.ok ? made.value.files[0].bytes : new Uint8Array());
  expect([tag.title, ...tag.chapters.map(({ title }) => title)]).toEqual([
    'A document',
    'A document',
    'Rain “over” Łódź',
    'Snow',
  ]);
  expect(tag.contents).toEqual(tag.chapters.map(({ name }) => name));
  const bounds = [0, ...tag.chapters.map(({ end }) => end)];
  expect(tag.chapters.map(({ begin }) => begin)).toEqual(bounds.slice(0, -1));
  for (const { begin, end } of tag.chapters) expect(end - begin).toBeGreaterThan(500);
  expect(bounds.at(-1)).toBe(Math.round(countMp3Seconds(tag.sound) * 1000));
});

test('the same document gives the same bytes', async () => {
  const make = async (document: typeof DOCUMENT) => {
    const made = await audiobook.make({ document, pictures: new Map() }, means);
    return made.ok ? made.value.files[0].bytes : null;
  };
  const [one, other] = [await make({ ...DOCUMENT }), await make({ ...DOCUMENT })];
  expect(one).not.toBeNull();
  expect(one).toEqual(other);
});

test('a book of more chapters than a list holds has a list of lists', () => {
  const chapters = Array.from({ length: 700 }, (_, at) => ({
    title: `Chapter ${at + 1}`,
    begin: at * 1000,
    end: (at + 1) * 1000,
  }));
  const tag = readId3(writeId3({ title: 'A book', authors: ['A', 'B'], year: '2026', chapters }));
  expect([tag.authors, tag.contents.length, tag.chapters.length]).toEqual(['A/B', 700, 700]);
  expect(tag.contents).toEqual(tag.chapters.map(({ name }) => name));
});

test('no file is made without a voice or of a document that is too long to be said here', async () => {
  const make = (more: object) =>
    audiobook.make({ document: DOCUMENT, pictures: new Map() }, { ...means, ...more });
  expect(await make({ speech: undefined })).toMatchObject({ problems: [{ code: 'nothing_to_hear' }] });
  expect(await make({ maxSpoken: 10, settings: { ...DEFAULT_SETTINGS } })).toMatchObject({
    problems: [{ code: 'spoken_document_too_long', parameters: { max: 10 } }],
  });
  const silent = { ...DEFAULT_SETTINGS, speech: 'none' as const };
  expect(await make({ settings: silent })).toMatchObject({ problems: [{ code: 'nothing_to_hear' }] });
});
