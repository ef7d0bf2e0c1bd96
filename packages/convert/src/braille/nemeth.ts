import { BLANK, isCell, type Translation } from '@relievo/braille';
import { LRUCache } from 'lru-cache';
import { sayFormulas } from '../math/engine.ts';
import { checkMathml } from '../math/read-mathml.ts';

const TABLE = 'nemeth';
const NEMETH = { locale: 'nemeth', modality: 'braille', domain: 'default' } as const;
const remembered = new LRUCache<string, Translation>({ maxSize: 500_000 });

/** Around a formula in Nemeth code that stands in a text of another code (Braille Authority of North America, 2018). */
export const NEMETH_OPENS = '⠸⠩';
export const NEMETH_CLOSES = '⠸⠱';

/** Formulas of MathML in Nemeth code. A character that it has no cells for is a finding, with a blank in its place. */
export async function translateFormulas(mathml: readonly string[]): Promise<readonly Translation[]> {
  for (const one of mathml) checkMathml(one);
  const known = new Map(mathml.map((one) => [one, remembered.get(one)]));
  const wanted = [...known.keys()].filter((one) => known.get(one) === undefined);
  if (wanted.length > 0) {
    const { texts, engine } = await sayFormulas(wanted, NEMETH);
    for (const [i, one] of wanted.entries()) {
      const translation = toTranslation(texts[i] ?? '', engine);
      known.set(one, translation);
      remembered.set(one, translation, { size: one.length + translation.cells.length });
    }
  }
  return mathml.flatMap((one) => known.get(one) ?? []);
}

function toTranslation(text: string, engine: string): Translation {
  const unknown = new Set<string>();
  const cells = Array.from(text, (one) => {
    if (isCell(one)) return one;
    if (one.trim() !== '') unknown.add(one);
    return BLANK;
  }).join('');
  const findings = [...unknown].map((character) => ({
    code: 'character_undefined_in_nemeth' as const,
    parameters: { character },
  }));
  return { cells, engine, table: TABLE, findings };
}
