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
  const cleaned = lines.flatMap((line): readonly ReadLine[] => {
    const words = line.words
      .flatMap((word) => cleanWord(word, rules))
      .map((word) => trimWord(word, loose, line.box));
    if (words.length === 0) return [];
    const own = loose.filter((rule) => !blanks.has(rule) && isBlank(rule, words));
    for (const rule of own) blanks.add(rule);
    const all = [...words, ...own.map(({ box }) => writeBlank(box, line.box))];
    return [{ ...line, words: all.toSorted((one, other) => one.box.x - other.box.x) }];
  });
  const gaps = cleaned.flatMap(listWideGaps);
  const placed = cleaned.flatMap((line) =>
    splitWords(line, upright, gaps).map((part) => ({ ...line, words: part, box: placePart(part, line.box) })),
  );
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

/** In heights of its line: a letter is at least so wide on the average of a word. */
const MIN_LETTER = 0.25;

/** Takes from the box of a word the blank that the reader has put into it, if the letters have room beside the blank. */
function trimWord(word: PrintWord, rules: readonly ScannedRule[], line: Box): PrintWord {
  const { text, box } = word;
  const foot = line.y + line.height;
  const rule = rules.find(
    (one) =>
      one.box.y >= foot - ABOVE * line.height &&
      one.box.y <= foot + BELOW * line.height &&
      shareOf(one.box, box) > UNDER_WORDS * one.box.width,
  )?.box;
  if (!rule) return word;
  const before = { ...box, width: rule.x - box.x };
  const end = rule.x + rule.width;
  const behind = { ...box, x: end, width: box.x + box.width - end };
  const rest = before.width > behind.width ? before : behind;
  return rest.width < MIN_LETTER * line.height * text.length ? word : { ...word, box: rest };
}

/** Places the words of one cell. All cells of a line have its foot, since letters below the line would part them. */
function placePart(words: readonly PrintWord[], line: Box): Box {
  const own = surround(words.map(({ box }) => box));
  return { ...own, y: line.y + line.height - own.height };
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

/**
 * In heights of a line: a wider gap is between two cells, and words of a sentence are nearer, even if they are justified. The
 * names of columns may be nearer if a wide gap is below theirs, within so many heights.
 */
const CELL_GAP = 1.5;
const HEAD_GAP = 0.8;
const BELOW_HEAD = 3;

/** Lists the gaps of a line that are between cells. */
function listWideGaps({ words, box }: ReadLine): readonly Box[] {
  return words.flatMap((word, at) => {
    const gap = at > 0 ? findGap(words[at - 1], word, box) : null;
    return gap && gap.width > CELL_GAP * box.height ? [gap] : [];
  });
}

function findGap(before: PrintWord | undefined, after: PrintWord, line: Box): Box | null {
  if (!before) return null;
  const x = before.box.x + before.box.width;
  return { ...line, x, width: after.box.x - x };
}

/** Parts the words of a line that are in different cells: at upright rules and at wide gaps. */
function splitWords(
  { words, box: line }: ReadLine,
  upright: readonly ScannedRule[],
  wide: readonly Box[],
): readonly PrintWord[][] {
  const parts: PrintWord[][] = [];
  for (const word of words) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    const gap = findGap(before, word, line);
    const isParted =
      before &&
      gap &&
      (gap.width > CELL_GAP * line.height ||
        (gap.width > HEAD_GAP * line.height && wide.some((one) => isBelow(one, gap))) ||
        upright.some(({ box }) => isBetween(box, before, word)));
    if (part && !isParted) part.push(word);
    else parts.push([word]);
  }
  return parts;
}

/** Tells whether one gap is below another one and reaches over its middle. */
function isBelow(one: Box, other: Box): boolean {
  const middle = other.x + other.width / 2;
  const down = one.y - other.y;
  return (
    down > other.height / 2 &&
    down < BELOW_HEAD * other.height &&
    middle > one.x &&
    middle < one.x + one.width
  );
}

function isBetween(rule: Box, before: PrintWord, after: PrintWord): boolean {
  const x = rule.x + rule.width / 2;
  const middle = after.box.y + after.box.height / 2;
  const isInGap = x > before.box.x + before.box.width / 2 && x < after.box.x + after.box.width / 2;
  return isInGap && middle >= rule.y && middle <= rule.y + rule.height;
}
