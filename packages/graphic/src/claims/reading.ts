import { NUMBER, readWritten, type WrittenNumber } from './numbers.ts';

/** A name that sentences may use, and the thing that it names. */
export interface Name<Thing> {
  readonly words: string;
  readonly thing: Thing;
  /** The name counts only as it is written: “Mean” names a line, and “mean” is a word. */
  readonly asWritten?: boolean;
}

/**
 * A sentence in small letters, in which `@0` is for the first name, `#0` for the first number and `^0` for the first
 * words in quotation marks.
 */
export interface Reading<Thing> {
  readonly text: string;
  readonly things: readonly (readonly Thing[])[];
  readonly numbers: readonly WrittenNumber[];
  readonly quotes: readonly string[];
}

const QUOTED = /“([^”]{0,200})”|"([^"]{0,200})"|(?<=^|[\s(])['‘]([^'’]{2,200})['’](?=[\s.,;:!?)]|$)/gu;
/** These come between a name and its verb. */
const ASIDE =
  /, (?:on the other hand|however|for (?:example|instance)|in turn|by contrast|in contrast|of course|in fact|in comparison|as you can (?:see|feel)|meanwhile|by the way|that is),(?= )/g;
const HIDDEN = 0xe000;

/** Reads a sentence with the names that it may use. Longer names come first, so that “red fox” is not a fox. */
export function readSentence<Thing>(sentence: string, names: readonly Name<Thing>[]): Reading<Thing> {
  const things: (readonly Thing[])[] = [];
  const numbers: WrittenNumber[] = [];
  const quotes: string[] = [];
  const marks: string[] = [];
  // Private characters hold the places of names and numbers, so that nothing is read twice.
  const hide = (mark: string): string => ` ${String.fromCharCode(HIDDEN + marks.push(mark) - 1)} `;
  const byWords = groupByWords(names);
  let text = sentence
    .normalize('NFC')
    .replaceAll(/\s/g, ' ')
    .replaceAll(/ {2,9}/g, ' ')
    .replaceAll(QUOTED, (_, ...found: (string | undefined)[]) => {
      const words = (found.slice(0, 3).find((one) => one !== undefined) ?? '').trim();
      const named = byWords.get(foldName(words));
      if (named) return hide(`@${things.push(named.map(({ thing }) => thing)) - 1}`);
      return hide(`^${quotes.push(words) - 1}`);
    });
  for (const words of [...byWords.keys()].toSorted((a, b) => b.length - a.length)) {
    const all = byWords.get(words) ?? [];
    text = text.replaceAll(patternOf(words), (found: string) => {
      const named = all.filter((one) => !one.asWritten || found.startsWith(one.words));
      return named.length === 0 ? found : hide(`@${things.push(named.map(({ thing }) => thing)) - 1}`);
    });
  }
  text = text.replaceAll(NUMBER, (found, at: number, all: string) => {
    const number = isPronoun(found, all.slice(0, at), all.slice(at + found.length))
      ? null
      : readWritten(found);
    return number ? hide(`#${numbers.push(number) - 1}`) : found;
  });
  const plain = [...text.toLowerCase().replaceAll('’', "'")]
    .map((letter) => marks[(letter.codePointAt(0) ?? 0) - HIDDEN] ?? letter)
    .join('')
    .replaceAll(/n't\b/g, ' not')
    .replaceAll(/'s\b/g, ' ')
    .replaceAll(ASIDE, ' ')
    .replaceAll(/([,;:%()])/g, ' $1 ')
    .replaceAll(/[.!?]{1,30}(?=\s|$)/g, ' ')
    .replaceAll(/\s{1,30}/g, ' ')
    .trim();
  return orderMarks({ text: plain, things, numbers, quotes });
}

/** Tells whether “one” is a pronoun, as in “the first one”. */
function isPronoun(found: string, before: string, behind: string): boolean {
  if (!/^one$/i.test(found)) return false;
  return (
    /\b(?:\w{1,30}est|first|last|second|third|the|this|that|which|no|each|every|any|other|another|only|with|a \w{1,30})\s{1,30}$/i.test(
      before,
    ) || /^\s{1,30}(?:another|of|after|by|for|from|can|finds?|sees?|reads?|in|on|at|thing)\b/i.test(behind)
  );
}

/** Numbers the marks in the order in which the sentence has them. */
function orderMarks<Thing>({ text, things, numbers, quotes }: Reading<Thing>): Reading<Thing> {
  const order = { '@': [] as number[], '#': [] as number[], '^': [] as number[] };
  const ordered = text.replaceAll(/([@#^])(\d{1,30})/g, (_, sign: '@' | '#' | '^', at: string) => {
    return `${sign}${order[sign].push(Number(at)) - 1}`;
  });
  return {
    text: ordered,
    things: order['@'].flatMap((at) => [things[at] ?? []]),
    numbers: order['#'].flatMap((at) => numbers[at] ?? []),
    quotes: order['^'].flatMap((at) => quotes[at] ?? []),
  };
}

function foldName(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/\s{1,30}/g, ' ')
    .trim();
}

function groupByWords<Thing>(names: readonly Name<Thing>[]): ReadonlyMap<string, readonly Name<Thing>[]> {
  const groups = new Map<string, Name<Thing>[]>();
  for (const name of names) {
    const words = foldName(name.words);
    if (words === '') continue;
    const group = groups.get(words) ?? [];
    groups.set(words, group);
    if (!group.some(({ thing }) => thing === name.thing)) group.push(name);
  }
  return groups;
}

/** At the beginning of a sentence “A” is an article, unless a verb follows it. */
const LETTER_A =
  /(?<![\p{L}\p{N}])(?:(?<!^|[.!?]\s)A|A(?=\s{1,30}(?:is|was|has|had|got|and|to|(?!series\b)\w{1,30}[^su\W]s)\b))(?![\p{L}\p{N}])/gu;

function patternOf(words: string): RegExp {
  if (words === 'a') return LETTER_A;
  const escaped = words
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s{1,30}`);
  const plural = /\p{L}$/u.test(words) && words.length > 2 ? '(?:s|es)?' : '';
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${escaped})${plural}(?![\p{L}\p{N}]|[.,]\d)`, 'giu');
}
