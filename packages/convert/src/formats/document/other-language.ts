import type { WholeDocument } from '@relievo/document/file';
import { changeInside, type Document, replaceEach, walkParts } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import { chooseLanguage, countSmallWords } from '../../ocr/find-language.ts';

/** Words of another language are the rule in a document if they are so many, and so many times the English ones. */
const MIN_SHARE = 0.1;
const MIN_LEAD = 3;
/** A script that one language alone is written in among those that teachers bring tells the language by its letters. */
const SCRIPTS = [
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
] as const;
/** Letters that Arabic does not have and Persian and Urdu do. */
const NOT_ARABIC = /[پچژگکیٹڈڑےھ]/u;
/** Formulas have Greek letters too. */
const MIN_LETTERS = 40;
const MAX_CHARACTERS = 100_000;

/**
 * Finds the language of a document that calls itself English, as files do that state no language and as many programs
 * write it whatever the words are. Returns null if its words are English or do not tell.
 */
export function findOtherLanguage({ metadata, blocks }: Document): string | null {
  if (!isEnglish(metadata.language)) return null;
  const texts = listTextsInItsLanguage(blocks);
  const byScript = findByScript(texts.join(' '));
  if (byScript) return byScript;
  const small = countSmallWords(texts);
  const found = chooseLanguage(small);
  if (found === null || found === 'en') return null;
  const countOf = (language: string) => small.counts.find((one) => one.language === language)?.count ?? 0;
  const count = countOf(found);
  return count >= MIN_SHARE * small.words && count >= MIN_LEAD * countOf('en') ? found : null;
}

/** Takes the word English off the parts of a document whose language was English by mistake. */
export function takeEnglishOff(whole: WholeDocument): WholeDocument {
  const blocks = replaceEach(whole.document.blocks, (block) => {
    const { language, ...unnamed } = changeInside(block, {
      inlines: (inlines) =>
        inlines.map((one) => {
          if (one.kind !== 'text' || !isEnglish(one.language)) return one;
          const { language: _, ...run } = one;
          return run;
        }),
    });
    return [isEnglish(language) ? unnamed : { ...unnamed, ...(language !== undefined && { language }) }];
  });
  return { ...whole, document: { ...whole.document, blocks } };
}

function isEnglish(language: string | undefined): boolean {
  return language !== undefined && /^en(-|$)/i.test(language);
}

/** Lists the texts that no part of the document says to be in another language. */
function listTextsInItsLanguage(blocks: Document['blocks']): string[] {
  const texts: string[] = [];
  let characters = 0;
  for (const part of walkParts(blocks)) {
    if (part.kind !== 'inlines' || ('language' in part.of && part.of.language !== undefined)) continue;
    const text = textOfInlines(
      part.inlines.filter((one) => one.kind !== 'text' || one.language === undefined),
    );
    texts.push(text);
    characters += text.length;
    if (characters > MAX_CHARACTERS) break;
  }
  return texts;
}

function findByScript(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPTS) {
    const count = text.match(script)?.length ?? 0;
    if (count < MIN_LETTERS || count * 2 < letters) continue;
    return language === 'ar' && NOT_ARABIC.test(text) ? null : language;
  }
  return null;
}
