import { dataTableOf } from '@relievo/chart';
import type { Source } from '../source.ts';
import type { Document, DocumentBlock } from './document.ts';
import { keyOf } from './key-of.ts';
import { partsOf } from './parts-of.ts';
import { wordsFor } from './words.ts';

/** Title, description, key, numbers, the graphic, its parts: what is empty is left out with its heading. */
export const documentOf = ({ drawing, chart, description, undrawn, keySheets = [] }: Source): Document => {
  const { title, language } = drawing;
  const words = wordsFor(language);
  const told = (description || drawing.description).trim();
  const key = [drawing, ...keySheets].flatMap(keyOf);
  const parts = partsOf(drawing);
  const section = (heading: string, ...blocks: readonly DocumentBlock[]): readonly DocumentBlock[] =>
    blocks.length > 0 ? [{ kind: 'heading', text: heading }, ...blocks] : [];
  return {
    title,
    language,
    blocks: [
      ...section(words.description, ...paragraphs(told)),
      ...section(words.key, ...(key.length > 0 ? [{ kind: 'key' as const, entries: key }] : [])),
      ...section(words.data, ...(chart ? [{ kind: 'table' as const, table: dataTableOf(chart) }] : [])),
      ...(undrawn ? [] : section(words.graphic, { kind: 'figure', alt: firstParagraph(told) || title })),
      ...section(words.parts, ...(parts.length > 0 ? [{ kind: 'parts' as const, entries: parts }] : [])),
    ],
  };
};

const paragraphs = (text: string): readonly DocumentBlock[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ kind: 'paragraph', text: paragraph }));

const firstParagraph = (text: string): string => {
  const [first] = paragraphs(text);
  return first?.kind === 'paragraph' ? first.text : '';
};
