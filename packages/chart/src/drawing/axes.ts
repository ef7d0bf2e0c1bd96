import type { Box, Item, Point, TextItem } from '@relievo/graphic/model';
import { straight } from './items.ts';
import { putAt } from './lettering.ts';
import type { Page } from './page.ts';
import { chooseRoundTicks, placeValue, type Scale } from './scale.ts';

/** Where the two axes run: x of the upright one, y of the lying one, and how far they reach. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A mark across an axis is felt from here (as long as braille is high). */
export const TICK = 5;

export interface Mark {
  readonly at: number;
  readonly print: string;
  /** Where it is no translation of the print, as codes are. */
  readonly braille?: TextItem['braille'];
  /** What a code stands for. */
  readonly name?: string;
}

export interface Part {
  readonly figure: readonly Item[];
  readonly words: readonly TextItem[];
}

function markText(
  page: Page,
  id: string,
  { print, braille, name = print }: Omit<Mark, 'at'>,
  labels?: string,
): TextItem {
  return page.lettering.text(id, 'label', print, {
    ...(labels === undefined ? {} : { labels }),
    name,
    ...(braille ? { braille } : {}),
  });
}

export function sizeOfMark(page: Page, print: string) {
  return page.lettering.sizeOf(markText(page, '', { print }));
}

export function findWidestPrint(page: Page, prints: readonly string[]): number {
  return prints.reduce((most, print) => Math.max(most, sizeOfMark(page, print).width), 0);
}

export function measureLineHeight(page: Page): number {
  return sizeOfMark(page, '0').height;
}

/** From the middle of an axis to labels beside its marks, which keep off half a number at the end of the other axis. */
export function measureTickReach(page: Page): number {
  return Math.max(TICK + page.labelGap, measureLineHeight(page) / 2 + page.gap);
}
/** From the middle of an axis to labels beside itself. */
export function measureAxisReach({ labelGap, styles }: Page): number {
  return styles.axis.width / 2 + labelGap;
}

const MOST_LEFT = 5;
const MOST_BELOW = 6;

/** As many round values as stand above each other. */
export function chooseTicksLeft(
  page: Page,
  least: number,
  greatest: number,
  height: number,
  most = MOST_LEFT,
): readonly number[] {
  const apart = Math.max(page.profile.limits.gridCell, measureLineHeight(page) + page.gap);
  return chooseRoundTicks(least, greatest, Math.max(1, Math.min(most, Math.floor(height / apart))));
}

/** As many round values as their numbers leave room for beside each other. */
export function chooseTicksBelow(
  page: Page,
  least: number,
  greatest: number,
  width: number,
): readonly number[] {
  for (let most = MOST_BELOW; most > 1; most -= 1) {
    const ticks = chooseRoundTicks(least, greatest, most);
    const widest = findWidestPrint(
      page,
      ticks.map((value) => page.number(value)),
    );
    if ((ticks.length - 1) * (widest + page.wordGap) <= width) return ticks;
  }
  return chooseRoundTicks(least, greatest, 1);
}

export function placeMarks(page: Page, scale: Scale, ticks: readonly number[]): readonly Mark[] {
  return ticks.map((value) => ({ at: placeValue(scale, value), print: page.number(value) }));
}

/** How an axis lies: a place along it, so far out on the side of its marks; and on which side its words stand. */
interface Lie {
  readonly at: (along: number, out: number) => Point;
  readonly side: 'left' | 'below';
  readonly from: number;
  readonly to: number;
}

function drawAxis(
  page: Page,
  id: string,
  name: string,
  marks: readonly Mark[],
  { at, side, from, to }: Lie,
): Part {
  const { axis } = page.styles;
  const line = straight(id, 'axis', name, axis, at(from, 0), at(to, 0));
  const tickId = (index: number): string => `${id}-tick-${index + 1}`;
  return {
    figure: [
      line,
      ...marks.map(({ at: along, print }, index) =>
        straight(
          tickId(index),
          'tick',
          page.terms.tick(print),
          axis,
          at(along, 0),
          at(along, TICK - axis.width / 2),
        ),
      ),
    ],
    words: marks.map((mark, index) => {
      const tick = tickId(index);
      const words = markText(page, `${tick}-label`, mark, tick);
      return putAt(words, side, at(mark.at, measureTickReach(page)), page.lettering);
    }),
  };
}

/** The upright axis with marks and numbers to its left. */
export function drawLeftAxis(
  page: Page,
  { left, top, bottom }: Plot,
  id: string,
  name: string,
  marks: readonly Mark[],
): Part {
  return drawAxis(page, id, name, marks, {
    at: (along, out) => ({ x: left - out, y: along }),
    side: 'left',
    from: bottom,
    to: top,
  });
}

/** The lying axis; its marks and words stand below it. */
export function drawAxisBelow(
  page: Page,
  { left, right, bottom }: Plot,
  id: string,
  name: string,
  marks: readonly Mark[],
): Part {
  return drawAxis(page, id, name, marks, {
    at: (along, out) => ({ x: along, y: bottom + out }),
    side: 'below',
    from: left,
    to: right,
  });
}

/** Between the words at an axis and its name, so that the name is no further word. */
export function nameGap({ gap }: Page): number {
  return Math.max(gap, 6);
}

/** What the upright axis shows, above its upper end. */
export function placeLeftTitle(
  page: Page,
  { left, top }: Plot,
  axis: string,
  print: string,
): readonly TextItem[] {
  const { lettering, area } = page;
  if (print === '') return [];
  const text = lettering.within(lettering.text(`${axis}-name`, 'label', print, { labels: axis }), area.width);
  const { width } = lettering.sizeOf(text);
  const x = Math.min(Math.max(left, area.x + width / 2), area.x + area.width - width / 2);
  return [putAt(text, 'above', { x, y: top - measureAxisReach(page) }, lettering)];
}

/** What the lying axis shows, under its words. */
export function placeTitleBelow(
  page: Page,
  { left, right }: Plot,
  axis: string,
  print: string,
  top: number,
): readonly TextItem[] {
  const { lettering, area } = page;
  if (print === '') return [];
  const text = lettering.within(lettering.text(`${axis}-name`, 'label', print), area.width);
  const { width } = lettering.sizeOf(text);
  const middle = (left + right) / 2;
  const x = Math.min(Math.max(middle, area.x + width / 2), area.x + area.width - width / 2);
  return [putAt(text, 'below', { x, y: top }, lettering)];
}

/** What the names of the axes take of a box, above and below; nothing where they are only spoken. */
export function measureTitleHeights(page: Page, leftName: string, belowName: string) {
  const { lettering, area, isRoomy } = page;
  if (!isRoomy) return { above: 0, below: 0 };
  const height = (print: string): number =>
    lettering.sizeOf(lettering.within(lettering.text('', 'label', print), area.width)).height;
  return { above: height(leftName) + measureAxisReach(page), below: height(belowName) + nameGap(page) };
}

export function insetBox(
  { x, y, width, height }: Box,
  above: number,
  right: number,
  below: number,
  left: number,
): Plot {
  return {
    left: x + left,
    right: x + width - right,
    top: y + above,
    bottom: y + height - below,
  };
}
