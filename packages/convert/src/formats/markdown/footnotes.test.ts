import { getProfile } from '@relievo/graphic/profiles';
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
