import { maxOf } from '@relievo/words';
import { areaOf, doesContain, doMeet, widen } from '../../boxes.ts';
import type { Box, Marks, Rule } from '../../page-marks.ts';
import { findAlignedTables } from '../../text/aligned-tables.ts';
import { isBand, type PageSize } from '../../text/page-content.ts';
import { boxOfRow, type PageTable } from '../../text/page-table.ts';
import type { Row } from '../../text/rows.ts';
import { boxOf, groupTouching } from '../../text/ruled-tables.ts';
import { isMostlyFixed } from '../find-code.ts';

/** A frame or a ground of a page with text in it, and with nothing drawn. */
export interface TextBox {
  readonly box: Box;
  readonly rows: readonly Row[];
  /** They are around the text and behind it. */
  readonly marks: readonly Box[];
  /** It is a bar with one row at the top of the box; null if there is none. */
  readonly bar: Box | null;
}

interface Page {
  readonly rows: readonly Row[];
  readonly tables: readonly PageTable[];
  readonly size: PageSize;
}

/** Points by which the lines and grounds of one box may miss each other; a shadow is drawn as far away. */
const SLACK = 5;
/** Points between the parts of one box. */
const TOUCHING = 2;
/** A page with more marks is a drawing. */
const MAX_MARKS = 3000;
/** Points: a smaller frame has no room for text. */
const MIN_SIZE = 14;
const MIN_WIDTH = 70;
/** A larger share of a page is the ground of the whole page. */
const MAX_SHARE = 0.6;
/** A box has so many words, and some row of it is prose with so many. */
const MIN_WORDS = 6;
const PROSE_ROW = 5;
/** A box with fewer words is a part of a drawing if anything is drawn so near, in points. Arrows end so near a box. */
const FEW_WORDS = 12;
const NEAR_FEW = 20;
const NEAR = 5;
/** In usual sizes of the letters: larger words on a ground are the title of a page. */
const MAX_SIZE = 1.5;

/** Finds the boxes of text of a page: running text in a frame, on a ground or below a bar with its title. */
export function findTextBoxes(marks: Marks, page: Page): readonly TextBox[] {
  const { rules, shapes, areas, shadings, images } = marks;
  if ([rules, shapes, areas, shadings, images].reduce((sum, { length }) => sum + length, 0) > MAX_MARKS)
    return [];
  const framing = groupTouching(rules).filter(isFrame);
  const frames = framing.map(boxOf);
  const isOnPage = ({ left, right }: Box) => left >= -SLACK && right <= page.size.width + SLACK;
  const grounds = [
    ...shapes.filter(({ isFrame: has }) => has),
    ...areas,
    ...shadings.filter(isOnPage),
  ].filter((box) => !isBand(box, page.size) && box.right - box.left >= MIN_WIDTH && box.top - box.bottom > 1);
  const drawn = [...rules, ...shapes, ...areas, ...shadings, ...images];
  const boxes = new Set<Box>([...framing.flat(), ...grounds]);
  const mayBeTabs = [...frames, ...shapes.filter(({ isFrame: has }) => has), ...areas];
  return stack([...frames, ...grounds]).flatMap((stacked) => {
    const tabs = mayBeTabs.filter((one) => isTab(one, boxOf(stacked), page));
    const members = [...stacked, ...tabs];
    const box = boxOf(members);
    const own = new Set<Box>([
      ...members,
      ...rules.filter((rule) => isSide(rule, box)),
      ...shadings.filter((shading) => isBehind(shading, box)),
    ]);
    const others = drawn.filter((one) => !own.has(one) && !isOfText(one, box, page));
    return toTextBox({ box, members, own, others, boxes }, page);
  });
}

interface Candidate {
  readonly box: Box;
  readonly members: readonly Box[];
  readonly own: ReadonlySet<Box>;
  /** They are drawn on the page beside the box and its text. */
  readonly others: readonly Box[];
  /** They are the frames and grounds that may be boxes of text as well. */
  readonly boxes: ReadonlySet<Box>;
}

function toTextBox(
  { box, members, own, others, boxes }: Candidate,
  { rows, tables, size }: Page,
): readonly TextBox[] {
  if (box.top - box.bottom < MIN_SIZE || areaOf(box) > MAX_SHARE * size.width * size.height) return [];
  const within = rows.filter((row) => doesContain(box, boxOfRow(row)));
  const words = within.reduce((sum, { text }) => sum + countWords(text), 0);
  const near = words < FEW_WORDS ? NEAR_FEW : NEAR;
  // Boxes are beside each other, and level lines below.
  const distanceTo = (one: Box) => (isRule(one) && one.isLevel ? 0 : boxes.has(one) ? NEAR : near);
  if (
    words < MIN_WORDS ||
    !isRunningText(within) ||
    within.some((row) => row.left < box.left - 1 || row.right > box.right + 1) ||
    maxOf(within.map((row) => row.size)) > MAX_SIZE * usualSize(rows) ||
    others.some((one) => doMeet(widen(box, distanceTo(one)), one)) ||
    tables.some((table) => doMeet(table.box, box) && !isWithin(table.box, widen(box, -SLACK))) ||
    isMostlyFixed(within) ||
    countStripes(box, members, within) > MAX_STRIPES ||
    findAlignedTables(within.filter((row) => !tables.some((table) => doesContain(table.box, boxOfRow(row)))))
      .length > 0
  )
    return [];
  return [{ box, rows: within, marks: [...own], bar: findBar(box, members, within) }];
}

/** Tells whether a box is a tab with one row of words on the upper side of another, which is wider. */
function isTab(tab: Box, box: Box, { rows }: Page): boolean {
  if (tab.bottom >= box.top || tab.top <= box.top || tab.left < box.left || tab.right > box.right)
    return false;
  const isLow = tab.top - tab.bottom < TAB * (box.top - box.bottom);
  return isLow && rows.filter((row) => doesContain(tab, boxOfRow(row))).length === 1;
}

/** A tab is lower than this share of its box. */
const TAB = 0.7;

/** A box has the ground of its title and that of its text. The lines of a table have more. */
const MAX_STRIPES = 2;
const STRIPE = 0.6;

function countStripes(box: Box, members: readonly Box[], rows: readonly Row[]): number {
  return members.filter(
    (one) =>
      one.top - one.bottom < STRIPE * (box.top - box.bottom) &&
      rows.some((row) => doesContain(one, boxOfRow(row))),
  ).length;
}

/** Returns true for running text, not for labels: some row is prose, or the words on one line together are. */
function isRunningText(rows: readonly Row[]): boolean {
  const levels = new Map<number, number>();
  for (const { base, text } of rows) {
    const level = Math.round(base);
    levels.set(level, (levels.get(level) ?? 0) + text.trim().split(/\s+/).length);
  }
  return [...levels.values()].some((words) => words >= PROSE_ROW);
}

/** Finds the bar at the top of a box that has one row of words. */
function findBar(box: Box, members: readonly Box[], rows: readonly Row[]): Box | null {
  const count = (one: Box) => rows.filter((row) => doesContain(one, boxOfRow(row))).length;
  const bars = members.filter((one) => one.top > box.top - SLACK && count(one) === 1 && rows.length > 1);
  if (bars[0]) return bars[0];
  // The ground of the text may end below the bar, and the bar is what is above it.
  const below = members.find((one) => one.top < box.top - MIN_SIZE / 2 && count(one) === rows.length - 1);
  return below && rows.length > 1 ? { ...box, bottom: below.top } : null;
}

/** Tells whether lines that touch each other are the four sides of a frame, and perhaps a line below its title. */
export function isFrame(group: readonly Rule[]): boolean {
  const box = boxOf(group);
  if (box.right - box.left < MIN_WIDTH || box.top - box.bottom < MIN_SIZE) return false;
  // Short lines inside of it may be blanks.
  const isBlank = ({ isLevel, left, right, bottom, top }: Rule) =>
    isLevel &&
    left > box.left + SLACK &&
    right < box.right - SLACK &&
    bottom > box.bottom + 1 &&
    top < box.top - 1;
  const isAlong = (rule: Rule) =>
    isBlank(rule) ||
    (rule.isLevel
      ? isNear(rule.left, box.left) && isNear(rule.right, box.right)
      : isNear(rule.bottom, box.bottom) && isNear(rule.top, box.top));
  const has = (isLevel: boolean, side: 'left' | 'right' | 'bottom' | 'top') =>
    group.some((rule) => rule.isLevel === isLevel && isNear(rule[side], box[side]));
  const inner = group.filter(
    (rule) =>
      rule.isLevel && !isBlank(rule) && !isNear(rule.bottom, box.bottom) && !isNear(rule.bottom, box.top),
  );
  return (
    group.every(
      (rule) =>
        isAlong(rule) && (rule.isLevel || isNear(rule.left, box.left) || isNear(rule.right, box.right)),
    ) &&
    inner.every(({ bottom }) => isNear(bottom, inner[0]?.bottom ?? 0)) &&
    has(true, 'bottom') &&
    has(true, 'top') &&
    has(false, 'left') &&
    has(false, 'right')
  );
}

/** Tells whether a line lies along a side of a box. */
function isSide(rule: Rule, box: Box): boolean {
  if (!isWithin(rule, widen(box, SLACK))) return false;
  return rule.isLevel
    ? isNear(rule.left, box.left) && isNear(rule.right, box.right)
    : isNear(rule.left, box.left) || isNear(rule.right, box.right);
}

/** Tells whether colours that run into each other reach across a box. What is cut off of them reaches farther. */
function isBehind({ left, right, bottom, top }: Box, box: Box): boolean {
  const isAcross = left <= box.left + SLACK && right >= box.right - SLACK;
  return isAcross && bottom >= box.bottom - SLACK && top <= box.top + SLACK;
}

/** Gathers boxes that lie on or right below each other and are equally wide. */
function stack(boxes: readonly Box[]): readonly (readonly Box[])[] {
  const groups: { members: Box[]; around: Box }[] = [];
  for (const box of boxes.toSorted((a, b) => b.top - a.top)) {
    const group = groups.find(
      ({ around }) =>
        isNear(around.left, box.left) &&
        isNear(around.right, box.right) &&
        doMeet(widen(around, TOUCHING), box),
    );
    if (group) {
      group.members.push(box);
      group.around = boxOf([group.around, box]);
    } else groups.push({ members: [box], around: box });
  }
  return groups.map(({ members }) => members);
}

/** Tells whether a mark belongs to the words of a box: a line under them, a table, or the ground of one row. */
function isOfText(one: Box, box: Box, { rows, tables }: Page): boolean {
  if (!isWithin(one, widen(box, 1))) return false;
  if (isRule(one) && one.isLevel) return true;
  if (tables.some((table) => isWithin(one, widen(table.box, 1)))) return true;
  return rows.some((row) => one.top - one.bottom < 2.2 * row.size && doesContain(one, boxOfRow(row)));
}

function isRule(box: Box): box is Rule {
  return 'isLevel' in box;
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= SLACK;
}

function isWithin(one: Box, outer: Box): boolean {
  return (
    one.left >= outer.left && one.right <= outer.right && one.bottom >= outer.bottom && one.top <= outer.top
  );
}

function countWords(text: string): number {
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Finds the size of the letter in the middle of all letters by their sizes. */
function usualSize(rows: readonly Row[]): number {
  const sorted = rows.toSorted((a, b) => a.size - b.size);
  let left = rows.reduce((sum, { text }) => sum + text.length, 0) / 2;
  const middle = sorted.find(({ text }) => {
    left -= text.length;
    return left <= 0;
  });
  return middle?.size ?? 12;
}
