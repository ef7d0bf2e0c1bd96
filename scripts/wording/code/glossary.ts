import type { WordList } from '../list.ts';
import type { Remark, RemarkFault } from './remark.ts';

interface Rule {
  readonly say: string;
  readonly phrase: string;
  readonly pattern: RegExp;
}

/** The glossary in a form that is matched: rules for sentences, rules for names, and phrases that are allowed. */
export interface Glossary {
  readonly sentences: readonly Rule[];
  readonly names: readonly Rule[];
  readonly allowed: RegExp | null;
  readonly allowedNames: RegExp | null;
}

/**
 * Reads the marks of the table in CONTRIBUTING.md: `code` is a word in a name, “Word …” is the beginning of a sentence,
 * and “but word” allows a longer phrase that a shorter one of the row would refuse.
 */
export function readGlossary({ entries }: WordList): Glossary {
  const sentences: Rule[] = [];
  const names: Rule[] = [];
  const allowed: string[] = [];
  const allowedNames: string[] = [];
  for (const { say, not } of entries)
    for (const phrase of not) {
      const [, but, code, plain = ''] = /^(but )?(?:`(.+)`|(.+))$/.exec(phrase) ?? [];
      if (but) (code ? allowedNames : allowed).push(code ? splitName(code) : plain);
      else if (code) names.push({ say, phrase: code, pattern: matchName(code) });
      else if (phrase) sentences.push({ say, phrase, pattern: matchSentence(phrase) });
    }
  return {
    sentences,
    names,
    allowed: allowed.length > 0 ? new RegExp(`\\b(?:${allowed.map(escape).join('|')})\\b`, 'giu') : null,
    allowedNames: allowedNames.length > 0 ? new RegExp(`\\b(?:${allowedNames.join('|')})\\b`, 'gu') : null,
  };
}

/** Finds the words of a remark that the glossary replaces. */
export function findReplacedWords(glossary: Glossary, remark: Remark): RemarkFault[] {
  const isName = remark.kind === 'name';
  // The first word of the comment of a function has its own rule, which suggests a verb.
  const isBeginning = ({ phrase }: Rule) => remark.kind === 'function comment' && phrase.endsWith('…');
  const allowed = isName ? glossary.allowedNames : glossary.allowed;
  // The area of a commit is not part of its sentence.
  const sentence = remark.kind === 'commit' ? remark.text.replace(/^[\w, -]+: /u, '') : remark.text;
  const text = isName ? splitName(remark.text) : removeQuotes(sentence).replaceAll('’', "'");
  const read = allowed ? text.replace(allowed, (words) => '.'.repeat(words.length)) : text;
  return (isName ? glossary.names : glossary.sentences)
    .filter((rule) => !isBeginning(rule) && rule.pattern.test(read))
    .map(({ say, phrase }) => ({ remark, found: `“${phrase}”`, say: `“${say}”` }));
}

/** Removes quotations and code from a sentence: it mentions their words and does not use them. */
export function removeQuotes(text: string): string {
  return text.replaceAll(/`[^`]*`|“[^”]*”|"[^"]*"/gu, '…');
}

/** Splits a name into its words, constants marked by a final underscore on each. */
function splitName(name: string): string {
  if (/^[A-Z\d_]+$/.test(name)) return name;
  return name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
}

function matchName(code: string): RegExp {
  if (code.endsWith('_')) return new RegExp(`^${code}?(?:_|$)`, 'u');
  return new RegExp(`(?:^|[ _])${code}(?:$|[ _])`, 'iu');
}

function matchSentence(phrase: string): RegExp {
  if (phrase.endsWith('…')) return new RegExp(`^${escape(phrase.slice(0, -1).trim())}\\b`, 'iu');
  return new RegExp(`(?<![\\w-])${escape(phrase)}(?![\\w-])`, 'iu');
}

function escape(phrase: string): string {
  return phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
}
