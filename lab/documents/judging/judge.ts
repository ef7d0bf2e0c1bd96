import { maxOf } from '@relievo/words';
import { type Class, KEY_CLASSES } from '../classes.ts';
import { alignSequences, type Pairs } from './align.ts';
import type { Facts, Key } from './facts.ts';
import { judgeTables } from './judge-tables.ts';
import type { Failure, Mark } from './mark.ts';

/** A figure is in place within this many words, because captions are set above and below it. */
const NEAR = 12;
const SHOWN = 8;

export function judge(truth: Facts, made: Facts, without: readonly Class[] = []): readonly Mark[] {
  const pairs = alignSequences(truth.words, made.words);
  const marks = [
    judgeWords(truth, made, pairs),
    judgeTrueWords(made, pairs),
    ...KEY_CLASSES.map((kind) => judgeKeys(kind, truth, made)),
    judgeTables(truth.tables, made.tables),
    judgeFigures(truth, made, pairs),
  ];
  return marks.filter((mark) => mark.of > 0 && !without.includes(mark.class));
}

function judgeWords(truth: Facts, made: Facts, pairs: Pairs): Mark {
  const paired = pairs.map(([at]) => at);
  const failures = listGaps('words lost', truth.words, paired, (expected, place) => ({
    expected,
    came: around(made.words, placeInMade(pairs, place)),
  }));
  return { class: 'words', right: pairs.length, of: truth.words.length, failures };
}

function judgeTrueWords(made: Facts, pairs: Pairs): Mark {
  const paired = pairs.map(([, at]) => at);
  const failures = listGaps('words added', made.words, paired, (came, place) => ({
    expected: '',
    came: `${came}, after “${around(made.words, place - SHOWN)}”`,
  }));
  return { class: 'true words', right: pairs.length, of: made.words.length, failures };
}

/** Makes one failure of each stretch of words that has no partner. */
function listGaps(
  kind: string,
  words: readonly string[],
  paired: readonly number[],
  tell: (text: string, place: number) => Pick<Failure, 'expected' | 'came'>,
): readonly Failure[] {
  const failures: Failure[] = [];
  let from = 0;
  for (const at of [...paired, words.length]) {
    if (at > from) {
      const text = words.slice(from, Math.min(at, from + SHOWN)).join(' ');
      failures.push({
        kind,
        ...tell(`${text}${at > from + SHOWN ? ` and ${at - from - SHOWN} more` : ''}`, from),
      });
    }
    from = at + 1;
  }
  return failures;
}

function placeInMade(pairs: Pairs, place: number): number {
  return (pairs.findLast(([at]) => at < place)?.[1] ?? -1) + 1;
}

function around(words: readonly string[], place: number): string {
  return words.slice(Math.max(0, place - 2), place + SHOWN).join(' ');
}

function judgeKeys(kind: (typeof KEY_CLASSES)[number], truth: Facts, made: Facts): Mark {
  const [expected, came] = [truth.keys[kind], made.keys[kind]];
  const pairs = alignSequences(expected.map(writeKey), came.map(writeKey));
  const [paired, pairedMade] = [new Set(pairs.map(([at]) => at)), new Set(pairs.map(([, at]) => at))];
  const missing = expected.filter((_, at) => !paired.has(at));
  const added = came.filter((_, at) => !pairedMade.has(at));
  // Lines of poems are looked for among all lines, and marks and alternatives may be more than the truth counts.
  const isOpen = kind === 'poems' || kind === 'marks' || kind === 'alternatives';
  const failures = [
    ...missing.map((key) => explainMissing(kind, key, added, made)),
    ...(isOpen ? [] : added.filter(({ text }) => !missing.some((key) => key.text === text))).map((key) => ({
      kind: `${kind}: one too many`,
      expected: '',
      came: writeKey(key),
    })),
  ];
  const of = isOpen || expected.length === 0 ? expected.length : maxOf([expected.length, came.length]);
  return {
    class: kind,
    right: pairs.length,
    of: kind === 'headings' && of === 0 ? came.length : of,
    failures,
  };
}

function explainMissing(kind: string, key: Key, added: readonly Key[], made: Facts): Failure {
  const expected = writeKey(key);
  const alike = added.find(({ text }) => text === key.text);
  if (alike)
    return {
      kind:
        alike.detail === key.detail ? `${kind}: in another order` : `${kind}: ${nameDetail(kind)} differs`,
      expected,
      came: writeKey(alike),
    };
  const longer = added.find(
    ({ text }) => key.text !== '' && (text.includes(key.text) || (text !== '' && key.text.includes(text))),
  );
  if (longer) return { kind: `${kind}: joined or split`, expected, came: writeKey(longer) };
  const isInText = key.text !== '' && ` ${made.words.join(' ')} `.includes(` ${key.text} `);
  return {
    kind: isInText ? `${kind}: only plain text` : `${kind}: missing`,
    expected,
    came: added[0] ? writeKey(added[0]) : '',
  };
}

function nameDetail(kind: string): string {
  if (kind === 'headings') return 'level';
  if (kind === 'lists') return 'depth';
  return 'kind';
}

function writeKey({ text, detail }: Key): string {
  return detail === '' ? text : `${text} (${detail})`;
}

/** A figure is in place between the words that the truth has around it. */
function judgeFigures(truth: Facts, made: Facts, pairs: Pairs): Mark {
  const free = [...made.figures];
  const failures: Failure[] = [];
  let right = 0;
  for (const place of truth.figures) {
    const before = pairs.findLast(([at]) => at < place)?.[1] ?? -1;
    const after = pairs.find(([at]) => at >= place)?.[1] ?? made.words.length;
    const at = free.findIndex((one) => one >= before + 1 - NEAR && one <= after + NEAR);
    if (at >= 0) {
      free.splice(at, 1);
      right += 1;
    } else
      failures.push({
        kind: free.length > 0 ? 'figures: in another place' : 'figures: missing',
        expected: `after “${around(truth.words, place - SHOWN + 2)}”`,
        came: free[0] === undefined ? '' : `after “${around(made.words, free[0] - SHOWN + 2)}”`,
      });
  }
  const lost = truth.figures.length - right;
  for (const place of free.slice(lost))
    failures.push({
      kind: 'figures: one too many',
      expected: '',
      came: `after “${around(made.words, place - SHOWN + 2)}”`,
    });
  return { class: 'figures', right, of: maxOf([truth.figures.length, made.figures.length]), failures };
}
