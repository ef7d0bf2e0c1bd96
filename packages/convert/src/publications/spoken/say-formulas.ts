import { type Document, walkBlocks, walkInlines } from '@relievo/document/model';
import { encodeUtf8 } from '@relievo/graphic/outputs';
import { parseOfficeXml } from '../../formats/markup/xml.ts';
import { cleanMathml } from '../../formats/math/clean-mathml.ts';
import { SPOKEN_FORMULAS } from '../../formats/math/tell-formulas.ts';
import { sayFormulas } from '../../math/engine.ts';

/** Formulas of a school book. Those of a longer one are read as a line of characters. */
const MAX_CHARACTERS = 150_000;

/** Puts the formulas of a document into words, by their markup as pages have it. */
export async function sayFormulasOf({
  blocks,
  metadata,
}: Document): Promise<(mathml: string) => string | undefined> {
  const locale = metadata.language.toLowerCase().split('-')[0] ?? '';
  const cleaned = new Set<string>();
  const add = (mathml: string): void => {
    const root = parseOfficeXml(encodeUtf8(mathml));
    if (root?.localName === 'math') cleaned.add(cleanMathml(root));
  };
  for (const inline of walkInlines(blocks)) if (inline.kind === 'formula') add(inline.mathml);
  for (const { block } of walkBlocks(blocks)) if (block.kind === 'formula') add(block.mathml);
  if (cleaned.size === 0 || !SPOKEN_FORMULAS.has(locale)) return () => undefined;
  let characters = 0;
  const some = [...cleaned].filter(({ length }) => {
    characters += length;
    return characters <= MAX_CHARACTERS;
  });
  const { texts } = await sayFormulas(some, { locale, modality: 'speech', domain: 'clearspeak' });
  const words = new Map(some.map((one, at) => [one, texts[at]?.trim() || undefined]));
  return (mathml) => words.get(mathml);
}
