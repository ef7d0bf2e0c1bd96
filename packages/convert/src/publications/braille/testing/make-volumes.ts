import type { Document } from '@relievo/document/model';
import { findInstalledEngine } from '../../../braille/testing/engines.ts';
import { createTranslator } from '../../../braille/translator.ts';
import { DEFAULT_SETTINGS, type OutputSettings } from '../../../settings.ts';
import type { PublicationMeans } from '../../publication.ts';
import { brf } from '../brf.ts';

/** A page has all its lines in braille ASCII, also the empty ones. */
export type AsciiPage = readonly string[];

/** Makes the volumes of a document, each as its pages. */
export async function makeVolumes(
  document: Document,
  settings: Partial<OutputSettings> = {},
  means: Partial<PublicationMeans> = {},
): Promise<readonly (readonly AsciiPage[])[]> {
  const made = await brf.make(
    { document, pictures: new Map() },
    {
      translator: createTranslator(findInstalledEngine()),
      settings: { ...DEFAULT_SETTINGS, ...settings },
      ...means,
    },
  );
  if (!made.ok) throw new Error(`The volumes were refused: ${made.problems[0].code}`);
  return made.value.files.map(({ bytes }) =>
    new TextDecoder()
      .decode(bytes)
      .split('\f')
      .map((page) => page.split('\r\n').slice(0, -1)),
  );
}

/** Makes the first pages of text of a document: lines above the last one, without those that are empty at the end. */
export async function makePages(
  document: Document,
  settings: Partial<OutputSettings> = {},
): Promise<readonly AsciiPage[]> {
  const volumes = await makeVolumes(document, settings);
  return volumes.flatMap((pages) => pages.filter((page) => !/ T#/.test(page.at(-1) ?? ''))).map(dropEmptyEnd);
}

function dropEmptyEnd(page: AsciiPage): AsciiPage {
  const text = page.slice(0, -1);
  return text.slice(0, text.findLastIndex((line) => line !== '') + 1);
}
