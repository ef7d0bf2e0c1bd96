import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getProfile } from '@relievo/graphic';
import { describe, expect, test } from 'vitest';
import type { WrittenText } from '../documents/text.ts';
import { createTextSource } from '../documents/text-source.ts';
import { brf } from '../outputs/brf.ts';
import { unwrapMade } from '../outputs/testing/make.ts';
import { translator } from '../outputs/testing/translator.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import type { Source } from '../source.ts';
import { importDrafts } from './import-drafts.ts';

/** Texts whose structure is known, each as Pandoc, LibreOffice and Chromium write it in several forms. */
const FOLDER = join(import.meta.dirname, 'testing/documents');
const profile = getProfile('embosser-6');
const DOCUMENTS = readdirSync(FOLDER).flatMap((text) =>
  readdirSync(join(FOLDER, text))
    .filter((file) => file !== 'truth.json')
    .map((file) => ({ text, file })),
);

function readTruth(text: string): WrittenText {
  return JSON.parse(readFileSync(join(FOLDER, text, 'truth.json'), 'utf8')) as WrittenText;
}

function writeBrf(source: Source): string {
  const made = unwrapMade(brf.make(source, profile, { translator, settings: DEFAULT_SETTINGS }));
  return new TextDecoder().decode(made.files[0]?.bytes);
}

describe('a document of known structure', () => {
  test.each(DOCUMENTS)(
    '$text in $file is read with its order, headings, lists, tables and alternative texts, and its braille is that of the text itself',
    async ({ text, file }) => {
      const truth = readTruth(text);
      const bytes = new Uint8Array(readFileSync(join(FOLDER, text, file)));
      const options = { profile, translate: translator.translate, language: truth.language };
      const [draft] = unwrapMade(
        await importDrafts({ name: `file.${file.split('.').at(-1)}`, bytes }, options),
      );
      expect(draft?.source.drawing.title).toBe(truth.title);
      expect(draft?.source.text).toEqual(truth.blocks);
      expect(draft && writeBrf(draft.source)).toBe(writeBrf(createTextSource(truth)));
    },
  );
});
