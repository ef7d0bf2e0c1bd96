import { getProfile } from '@relievo/graphic/profiles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brf } from '../../outputs/brf.ts';
import { unwrapMade } from '../../outputs/testing/make.ts';
import { translator } from '../../outputs/testing/translator.ts';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { importDrafts } from '../import-drafts.ts';

const profile = getProfile('embosser-6');

async function read(markdown: string) {
  const file = { name: 'a.md', bytes: new TextEncoder().encode(`# Title\n\n${markdown}\n`) };
  const [draft] = unwrapMade(await importDrafts(file, { profile, translate: translator.translate }));
  if (!draft) throw new Error('No draft was made.');
  const paragraphs = draft.source.text?.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  return { source: draft.source, paragraphs };
}

test('notes stand after the text in the order in which it names them, each behind the sign that it has there', async () => {
  const { paragraphs } = await read(
    'Bees[^b] dance[^a].\n\n[^a]: To tell *where*.\n[^b]: Honey bees,\nof a hive.\n\n    Not others.\n\nThey hum.',
  );
  expect(paragraphs).toEqual([
    'Bees [1] dance [2].',
    'They hum.',
    '[1] Honey bees, of a hive.',
    'Not others.',
    '[2] To tell where.',
  ]);
});

test('a note that nothing names is kept, and a mark without a note stays as it was typed', async () => {
  const { paragraphs } = await read('Bees[^x] dance.\n\n[^y]: Words.');
  expect(paragraphs).toEqual(['Bees[^x] dance.', '[1] Words.']);
});

function writeBrf(source: Awaited<ReturnType<typeof read>>['source']): string {
  const made = unwrapMade(brf.make(source, profile, { translator, settings: DEFAULT_SETTINGS }));
  return new TextDecoder().decode(made.files[0]?.bytes);
}

test('braille of a text with a note is that of the text with its number and the note behind the same number', async () => {
  const { source } = await read('Bees[^b] dance.\n\n[^b]: Honey bees.');
  const { source: typed } = await read('Bees \\[1\\] dance.\n\n\\[1\\] Honey bees.');
  expect(writeBrf(source)).toBe(writeBrf(typed));
});

test('an inline note of Pandoc is a note behind its number, with its own brackets', async () => {
  const { paragraphs } = await read('Bees^[Honey bees [of *hives*].] dance^[See[^a].].\n\n[^a]: Far.');
  expect(paragraphs).toEqual([
    'Bees [1] dance [2].',
    '[1] Honey bees [of hives].',
    '[2] See [3].',
    '[3] Far.',
  ]);
});

test('a sign of an inline note that never closes stays as it was typed', async () => {
  const { paragraphs } = await read('Bees^[Honey bees.');
  expect(paragraphs).toEqual(['Bees^[Honey bees.']);
});

test('a note that is indented by up to three spaces is a note, also behind another', async () => {
  const { paragraphs } = await read('Bees[^a] dance[^b].\n\n  [^a]: Honey\n   [^b]: Far\n\n [^c]: Wide');
  expect(paragraphs).toEqual(['Bees [1] dance [2].', '[1] Honey', '[2] Far', '[3] Wide']);
});

test('a mark before a colon leads to its note, and a name may have blanks', async () => {
  const { paragraphs } = await read('Bees[^a]: they dance[^my note].\n\n[^a]: Honey.\n[^my note]: Far');
  expect(paragraphs).toEqual(['Bees [1]: they dance [2].', '[1] Honey.', '[2] Far']);
});

const places = ['', '> ', '- ', '1. ', '> - ', '- > '] as const;
const piece = fc.record({
  place: fc.constantFrom(...places),
  indent: fc.nat({ max: 6 }),
  name: fc.constantFrom('a', 'b', '6', 'my note', 'x'.repeat(80)),
  words: fc.integer({ min: 1, max: 3 }),
  form: fc.constantFrom('note', 'inline', 'mark', 'further'),
  gap: fc.constantFrom('\n', '\n\n', '\n\n\n'),
});

test('every word of notes is in the document, wherever they are written and however they are indented', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), async (pieces) => {
      let count = 0;
      const written = pieces.map(({ place, indent, name, words, form, gap }) => {
        const text = Array.from({ length: words }, () => `word${(count += 1)}z`).join(' ');
        const lead = ' '.repeat(indent);
        if (form === 'inline') return `${place}${lead}Bees^[${text}]${gap}`;
        if (form === 'mark') return `${place}${lead}${text}[^${name}]${gap}`;
        if (form === 'further')
          return `${place}${lead}[^${name}]: ${text}\n\n    [^${name}]: word${(count += 1)}z${gap}`;
        return `${place}${lead}[^${name}]: ${text}${gap}`;
      });
      const { source } = await read(written.join(''));
      const all = JSON.stringify(source);
      for (let at = 1; at <= count; at += 1) expect(all).toContain(`word${at}z`);
    }),
    { numRuns: 60 },
  );
});
