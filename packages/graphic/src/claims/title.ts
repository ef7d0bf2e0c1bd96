import { foldName } from './fold-name.ts';

const TITLED =
  /(?:\b(?:title|heading|caption|headline)\b(?: \w{1,30}){0,5}? (?:is|reads|says|was)(?: simply)?|\b(?:titled|entitled|headed)|\b(?:title|heading|headline)(?=\s{1,30}[“"])|^(?:the|this)? ?(?:bar |line |pie |column |scatter )?(?:chart|graph|diagram|plot|drawing|picture|figure|map|sheet)(?: \w{1,30})? (?:is |was )?(?:called|named))[:,]?\s{1,30}(.{1,200})$/i;

/** Says whether a sentence gives the right title; null if it gives none. */
export function checkTitle(title: string, sentence: string): boolean | null {
  const rest = TITLED.exec(sentence.trim())?.[1];
  if (rest === undefined || /\b(?:not|axis)\b/i.test(sentence)) return null;
  const quoted = /^[“"'‘](.+?)[”"'’](?:[\s.,;:]|$)/u.exec(rest)?.[1];
  const [given, right] = [foldName(quoted ?? rest), foldName(title)];
  if (right === '' || given === '') return null;
  return quoted === undefined ? given.startsWith(right) || right.startsWith(given) : given === right;
}
