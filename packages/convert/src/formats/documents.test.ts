import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getProfile } from '@relievo/graphic/profiles';
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
/** It says nothing of how it is built, and has no words for pictures. */
const UNTAGGED = 'libreoffice-untagged.pdf';
const DOCUMENTS = readdirSync(FOLDER).flatMap((text) =>
  readdirSync(join(FOLDER, text))
    .filter((file) => file !== 'truth.json' && file !== UNTAGGED)
    .map((file) => ({ text, file })),
);

function readTruth(text: string): WrittenText {
  return JSON.parse(readFileSync(join(FOLDER, text, 'truth.json'), 'utf8')) as WrittenText;
}

function writeBrf(source: Source): string {
  const made = unwrapMade(brf.make(source, profile, { translator, settings: DEFAULT_SETTINGS }));
  return new TextDecoder().decode(made.files[0]?.bytes);
}

async function read(text: string, file: string, language: string) {
  const bytes = new Uint8Array(readFileSync(join(FOLDER, text, file)));
  const options = { profile, translate: translator.translate, language };
  return unwrapMade(await importDrafts({ name: `file.${file.split('.').at(-1)}`, bytes }, options))[0];
}

describe('a document of known structure', () => {
  test.each(DOCUMENTS)(
    '$text in $file is read with its order, headings, lists, tables and alternative texts, and its braille is that of the text itself',
    async ({ text, file }) => {
      const truth = readTruth(text);
      const draft = await read(text, file, truth.language);
      expect(draft?.source.drawing.title).toBe(truth.title);
      expect(draft?.source.text).toEqual(truth.blocks);
      expect(draft && writeBrf(draft.source)).toBe(writeBrf(createTextSource(truth)));
    },
  );

  test.each(readdirSync(FOLDER))(
    '%s in a PDF that says nothing of how it is built is read with its order, headings, lists and tables, and its braille is that of the text itself',
    async (text) => {
      const truth = readTruth(text);
      const known = { ...truth, blocks: truth.blocks.filter(({ kind }) => kind !== 'image') };
      const draft = await read(text, UNTAGGED, truth.language);
      expect(draft?.source.drawing.title).toBe(truth.title);
      expect(draft?.source.text).toEqual(known.blocks);
      expect(draft && writeBrf(draft.source)).toBe(writeBrf(createTextSource(known)));
    },
  );
});
