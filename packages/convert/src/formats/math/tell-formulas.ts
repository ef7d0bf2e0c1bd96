import type { Change } from '@relievo/graphic/outputs';
import { sayFormulas } from '../../math/engine.ts';
import type { PlacedFormula } from '../../math/formula.ts';
import type { Source } from '../../source.ts';
import type { FileReports } from '../../words/reports.ts';
import { translateFormulas } from './nemeth/translate-formulas.ts';
import { prepareSpeech } from './prepare-speech.ts';

/** Languages in which speech-rule-engine has words for formulas, of those that texts have here. */
export const SPOKEN_FORMULAS: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'it']);
/** Of MathML: a thousand formulas of a school book, which take a quarter of a minute. */
const MOST_CHARACTERS = 150_000;

export interface ToldFormulas {
  readonly source: Source;
  readonly changes: readonly Change[];
}

/** A text whose formulas are also in words and in Nemeth code; any other source as it is. */
export async function tellFormulas(source: Source): Promise<ToldFormulas> {
  const { formulas: found = [], drawing } = source;
  if (found.length === 0) return { source, changes: [] };
  const all = [...new Set(found.flatMap(({ formulas }) => formulas.map(({ mathml }) => mathml)))];
  const mathml = all.slice(0, countWithin(all, MOST_CHARACTERS));
  const spoken = await sayInWords(mathml, drawing.language);
  const nemeth = writeInNemeth(mathml);
  const tell = (one: PlacedFormula): readonly PlacedFormula[] =>
    nemeth.has(one.mathml)
      ? [{ ...one, spoken: spoken.get(one.mathml) ?? null, nemeth: nemeth.get(one.mathml) ?? null }]
      : [];
  const formulas = found
    .map(({ words, formulas }) => ({ words, formulas: formulas.flatMap(tell) }))
    .filter((one) => one.formulas.length > 0);
  const left = all.length - mathml.length;
  return { source: { ...source, formulas }, changes: left > 0 ? [reportLeft(left)] : [] };
}

function reportLeft(count: number): Change {
  const code: keyof FileReports = 'formulas_too_many';
  return { code, parameters: { count }, items: [] };
}

function countWithin(texts: readonly string[], most: number): number {
  let characters = 0;
  const beyond = texts.findIndex(({ length }) => {
    characters += length;
    return characters > most;
  });
  return beyond < 0 ? texts.length : beyond;
}

/** Of a formula in many parts its words may be many times as long: nobody hears them to their end. */
const LONGEST = 20_000;

function keepShort(told: string): string | null {
  return told === '' || told.length > LONGEST ? null : told;
}

async function sayInWords(
  mathml: readonly string[],
  language: string,
): Promise<ReadonlyMap<string, string | null>> {
  const locale = language.toLowerCase().split('-')[0] ?? '';
  if (!SPOKEN_FORMULAS.has(locale)) return new Map();
  const prepared = mathml.flatMap((one) => {
    const said = prepareSpeech(one, locale);
    return said === null ? [] : [{ one, said }];
  });
  const said = prepared.map((one) => one.said);
  const { texts } = await sayFormulas(said, { locale, modality: 'speech', domain: 'clearspeak' });
  return new Map(prepared.map(({ one }, at) => [one, keepShort(texts[at]?.trim() ?? '')]));
}

/** Writes formulas in Nemeth code; those that have no certain cells are not written in it, rather than with a gap. */
function writeInNemeth(mathml: readonly string[]): ReadonlyMap<string, string | null> {
  const translations = translateFormulas(mathml);
  return new Map(
    mathml.map((one, at) => {
      const made = translations[at];
      return [one, made && made.findings.length === 0 ? keepShort(made.cells) : null];
    }),
  );
}
