import { type Box, surround } from '@relievo/trace/pixels';
import { minOf } from '@relievo/words';
import type { PrintWord, ReadLine } from '../../../../ocr/read-line.ts';
import type { ScannedRule } from './find-rules.ts';

interface Placed {
  readonly lines: readonly ReadLine[];
  /** Rules that are not blanks of a line. */
  readonly rules: readonly ScannedRule[];
}

/**
 * Places rules among lines of print. An upright rule parts the words of two cells, and a level rule beside words is a blank
 * in their line, written as underscores.
 */
export function placeRules(lines: readonly ReadLine[], rules: readonly ScannedRule[]): Placed {
  const upright = rules.filter(({ isLevel }) => !isLevel);
  const loose = rules.filter((rule) => rule.isLevel && !upright.some((one) => doTouch(one.box, rule.box)));
  const blanks = new Set<ScannedRule>();
  const placed = lines.flatMap((line) => {
    const words = line.words.flatMap((word) => cleanWord(word, rules));
    if (words.length === 0) return [];
    const own = loose.filter((rule) => !blanks.has(rule) && isBlank(rule, words));
    for (const rule of own) blanks.add(rule);
    const all = [...words, ...own.map(({ box }) => writeBlank(box, line.box))];
    return splitWords(
      all.toSorted((a, b) => a.box.x - b.box.x),
      upright,
    ).map((part) => ({ ...line, words: part, box: surround(part.map(({ box }) => box)) }));
  });
  return { lines: placed, rules: rules.filter((rule) => !blanks.has(rule)) };
}

/** A reader takes rules of tables and lines to write on for these signs, alone or beside a word. */
const SIGNS_OF_RULES = /^[|!lI[\]_—–-]+$/u;
const SIGN_BEFORE = /^[|![\]](?=.)/u;
const SIGN_BEHIND = /(?<=.)[|![\]]$/u;
/** Pixels by which the box of such a sign may miss its rule. */
const SLACK = 8;
/** Pixels between a rule and the words of its cell. */
const PADDING = 24;

/** Removes signs that are rules from a word; nothing remains of a word that is one. */
function cleanWord(word: PrintWord, rules: readonly ScannedRule[]): readonly PrintWord[] {
  const { text, box } = word;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (SIGNS_OF_RULES.test(text) && rules.some((rule) => isNear(rule.box, middle))) return [];
  const inWord = rules.filter(
    (rule) =>
      !rule.isLevel && shareOf(rule.box, box) > -PADDING && isNear({ ...rule.box, x: middle.x }, middle),
  );
  const isBefore = inWord.some((rule) => rule.box.x < middle.x);
  const isBehind = inWord.some((rule) => rule.box.x > middle.x);
  let cleaned = text;
  if (SIGN_BEFORE.test(cleaned) && isBefore) cleaned = cleaned.slice(1);
  if (SIGN_BEHIND.test(cleaned) && isBehind) cleaned = cleaned.slice(0, -1);
  return [{ ...word, text: cleaned }];
}

function isNear({ x, y, width, height }: Box, point: { readonly x: number; readonly y: number }): boolean {
  const isBeside = point.x >= x - SLACK && point.x <= x + width + SLACK;
  return isBeside && point.y >= y - SLACK && point.y <= y + height + SLACK;
}

/** In heights of the line: how far a blank is above or below the foot of the words, and from the next word. */
const ABOVE = 0.5;
const BELOW = 0.4;
const NEXT_WORD = 3;
/** A rule under more than this share of its width of words is an underline or belongs to a table. */
const UNDER_WORDS = 0.2;

/** Tells whether a level and an upright rule are sides of one frame or table. */
function doTouch(upright: Box, level: Box): boolean {
  const isInHeight = level.y >= upright.y - SLACK && level.y <= upright.y + upright.height + SLACK;
  return isInHeight && shareOf(upright, level) > -SLACK;
}

function isBlank({ box }: ScannedRule, words: readonly PrintWord[]): boolean {
  const line = surround(words.map((word) => word.box));
  const foot = line.y + line.height;
  if (box.y < foot - ABOVE * line.height || box.y > foot + BELOW * line.height) return false;
  const shared = words.reduce((sum, word) => sum + Math.max(0, shareOf(box, word.box)), 0);
  const gap = minOf(words.map((word) => -shareOf(box, word.box)));
  return shared <= UNDER_WORDS * box.width && gap <= NEXT_WORD * line.height;
}

/** Returns the width that two boxes share; it is negative if there is a gap between them. */
function shareOf(one: Box, other: Box): number {
  return Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
}

/** An underscore is so wide, in heights of its line. */
const UNDERSCORE = 0.5;

function writeBlank(box: Box, line: Box): PrintWord {
  const count = Math.max(3, Math.round(box.width / (UNDERSCORE * line.height)));
  const height = line.height / 2;
  return { text: '_'.repeat(count), confidence: 100, box: { ...box, y: box.y - height, height } };
}

function splitWords(words: readonly PrintWord[], upright: readonly ScannedRule[]): readonly PrintWord[][] {
  const parts: PrintWord[][] = [];
  for (const word of words) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (part && before && !upright.some(({ box }) => isBetween(box, before, word))) part.push(word);
    else parts.push([word]);
  }
  return parts;
}

function isBetween(rule: Box, before: PrintWord, after: PrintWord): boolean {
  const x = rule.x + rule.width / 2;
  const middle = after.box.y + after.box.height / 2;
  const isInGap = x > before.box.x + before.box.width / 2 && x < after.box.x + after.box.width / 2;
  return isInGap && middle >= rule.y && middle <= rule.y + rule.height;
}
