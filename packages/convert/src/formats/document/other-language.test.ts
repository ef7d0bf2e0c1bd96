import { aDocument, paragraph } from '@relievo/document/testing';
import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { translator } from '../../outputs/testing/translator.ts';
import { importDrafts } from '../import-drafts.ts';
import { findOtherLanguage } from './other-language.ts';

const GERMAN =
  'Das Wasser des Meeres wird von der Sonne erwärmt. Es steigt in die Höhe, wo die Luft kälter ist, und dort wird es zu einer Wolke.';
const ENGLISH =
  'The water of the sea is warmed by the sun. It rises to where the air is colder, and there it turns into a cloud.';
const SWEDISH =
  'Vattnet i havet värms av solen och stiger upp där luften är kallare, och där blir det till ett moln som sedan regnar över land och berg.';
const HEBREW = 'מי הים מתחממים בשמש ועולים אל המקום שבו האוויר קר יותר, ושם הם הופכים לענן.';
const ARABIC = 'تسخن مياه البحر بفعل الشمس وترتفع إلى حيث الهواء أبرد، وهناك تتحول إلى سحابة.';
const PERSIAN = 'آب دریا با گرمای خورشید گرم می‌شود و به جایی می‌رود که هوا سردتر است و ابر می‌شود.';

function findIn(...texts: readonly string[]): string | null {
  return findOtherLanguage(aDocument(texts.map((text, at) => paragraph(`p-${at}`, text))));
}

test.each([
  ['German', GERMAN, 'de'],
  ['Hebrew', HEBREW, 'he'],
  ['Arabic', ARABIC, 'ar'],
])('a document that calls itself English and is %s is found to be so', (_, text, language) => {
  expect(findIn(text)).toBe(language);
});

test('a language whose small words are not known remains as the file states it', () => {
  expect([SWEDISH, PERSIAN].map((text) => findIn(text))).toEqual([null, null]);
});

test('an English text about another language is English, and so is a list of formulas in Greek letters', () => {
  expect(findIn(ENGLISH, ENGLISH, GERMAN)).toBeNull();
  expect(findIn(ENGLISH, `Translate: “${GERMAN}”`)).toBeNull();
  expect(
    findIn('α + β = γ, λ = 2π / k, Δx · Δp ≥ ħ / 2 is the rule of the uncertainty of a place'),
  ).toBeNull();
});

test('a few labels and names have no language', () => {
  expect(findIn('Rhein', 'Donau', 'Elbe', 'Der Main')).toBeNull();
});

test('a document that states another language than English is believed', () => {
  const { metadata } = aDocument([]);
  const document = aDocument([paragraph('p', GERMAN)], { metadata: { ...metadata, language: 'fr' } });
  expect(findOtherLanguage(document)).toBeNull();
});

test('parts that state their language do not count for that of the whole', () => {
  expect(
    findOtherLanguage(
      aDocument([
        paragraph('a', ENGLISH),
        paragraph('b', GERMAN, { language: 'de' }),
        paragraph('c', '', { content: [{ kind: 'text', text: GERMAN.repeat(4), language: 'de' }] }),
      ]),
    ),
  ).toBeNull();
});

const PAGE = `<html lang="en-US"><head><title>Wasser</title></head><body><h1>Wasser</h1>
<p>${GERMAN}</p><p lang="en-US">${GERMAN}</p><p lang="fr">L’eau de la mer</p></body></html>`;

async function importPage(language?: string) {
  const read = await importDrafts(
    { name: 'page.html', bytes: new TextEncoder().encode(PAGE) },
    {
      profile: getProfile('swell-a4'),
      translate: translator.translate,
      documents: 'whole',
      ...(language !== undefined && { language }),
    },
  );
  if (!read.ok) throw new Error('The page was refused.');
  const [draft] = read.value;
  return {
    languages: [
      draft?.document?.document.metadata.language,
      draft?.source.drawing.language,
      ...(draft?.document?.document.blocks ?? []).map((block) => block.language),
    ],
    notes: draft?.changes.filter(({ code }) => code === 'language_found').map((note) => note.parameters),
  };
}

test('a file with German words is German in all parts that it calls English, and a note says so', async () => {
  expect(await importPage()).toEqual({
    languages: ['de', 'de', undefined, undefined, undefined, 'fr'],
    notes: [{ count: 1, language: 'de' }],
  });
});

test('a language that the author states is taken as it is', async () => {
  const { languages, notes } = await importPage('en-GB');
  expect([languages[0], notes]).toEqual(['en-GB', []]);
});
