import { dataTableOf } from '@relievo/chart/words';
import type { Drawing } from '@relievo/graphic/model';
import type { Source } from '../source.ts';
import {
  type Document,
  type DocumentBlock,
  type KeyLine,
  type Part,
  writeKeyLine,
  writePartLine,
} from './document.ts';
import { readKey } from './key-of.ts';
import { listParts } from './parts-of.ts';
import type { TextBlock } from './text.ts';
import { findWords } from './words.ts';

/** Title, description, key, numbers, the graphic, its parts: what is empty is left out with its heading. */
export function createDocument(source: Source): Document {
  const { drawing, chart, description, undrawn, text: written, furtherSheets = [], keySheets = [] } = source;
  const { title, language } = drawing;
  const words = findWords(language);
  if (written)
    return {
      title,
      language,
      blocks: written.map((block) => nameImage(block, words.graphic)),
      ...(source.formulas && { formulas: source.formulas }),
    };
  const told = (description || drawing.description).trim();
  const key = dropRepeated([drawing, ...furtherSheets, ...keySheets].flatMap(readKey));
  // A table says what the parts that carry data would say again.
  const parts = source.guide
    ? listPartsOf([drawing, ...furtherSheets])
    : listParts(drawing, chart ? ['data'] : []);
  const foreign = findForeignLanguage(source);
  const [first] = splitIntoParagraphs(told);
  const section = (heading: string, ...blocks: readonly DocumentBlock[]): readonly DocumentBlock[] =>
    blocks.length > 0 ? [{ kind: 'heading', text: heading }, ...blocks] : [];
  return {
    title,
    language,
    blocks: [
      ...section(
        words.description,
        ...splitIntoParagraphs(told).map((text) => ({ kind: 'paragraph' as const, text, ...foreign })),
      ),
      ...section(words.key, ...(key.length > 0 ? [{ kind: 'key' as const, entries: key }] : [])),
      ...section(words.data, ...(chart ? [{ kind: 'table' as const, table: dataTableOf(chart) }] : [])),
      ...section(words.guide, ...writeGuide(source)),
      ...(undrawn
        ? []
        : section(
            words.graphic,
            { kind: 'figure', alt: first ?? title, ...(first ? foreign : {}) },
            ...furtherSheets.map((sheet, at) => ({
              kind: 'figure' as const,
              alt: sheet.title,
              sheet: at + 1,
            })),
          )),
      ...section(words.parts, ...(parts.length > 0 ? [{ kind: 'parts' as const, entries: parts }] : [])),
    ],
  };
}

/** What leads from sheet to sheet is English, whatever the drawing speaks. */
function writeGuide({ guide = [], drawing }: Source): readonly DocumentBlock[] {
  const language = /^en\b/i.test(drawing.language) ? {} : { language: 'en' };
  return guide.map((text) => ({ kind: 'paragraph', text, ...language }));
}

/** Of an overview and its details: each part once, and not the marks that lead from one to the other. */
function listPartsOf(sheets: readonly Drawing[]): readonly Part[] {
  const parts = sheets.flatMap((sheet) => listParts(sheet, ['locator']));
  return [...new Map(parts.map((part) => [writePartLine(part), part])).values()];
}

/** A text holds no picture, only what is said of it. */
function nameImage(block: TextBlock, name: string): DocumentBlock {
  return block.kind === 'image' ? { kind: 'paragraph', text: `${name}: ${block.alt}` } : block;
}

/** Every sheet explains its codes; read in one go, each is explained once. */
function dropRepeated(entries: readonly KeyLine[]): readonly KeyLine[] {
  return [...new Map(entries.map((entry) => [writeKeyLine(entry), entry])).values()];
}

/** The language of a description that was written in another one than the drawing's words. */
function findForeignLanguage({ drawing, description, descriptionLanguage: language }: Source): {
  readonly language?: string;
} {
  return description && language && language !== drawing.language ? { language } : {};
}

function splitIntoParagraphs(text: string): readonly string[] {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}
