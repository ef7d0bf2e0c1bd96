import { numberText } from '@relievo/words';
import { axisTitle } from '../../model/chart.ts';
import {
  belowAxis,
  belowTitle,
  insetBox,
  leftTitle,
  lineHeight,
  marksOn,
  nameGap,
  type Plot,
  tickReach,
  ticksBelow,
  titleHeights,
  widestOf,
} from '../axes.ts';
import { straight } from '../items.ts';
import { putAt } from '../lettering.ts';
import { titleIn } from '../magnitude.ts';
import type { Page } from '../page.ts';
import { place } from '../scale.ts';
import { slotsIn } from '../slots.ts';
import {
  type BarFrame,
  type BarLayout,
  BEYOND,
  type CategoryWords,
  LEAST_SIDE,
  labelled,
  rangeOf,
  scaleFrom,
  wordsReach,
} from './bar-frame.ts';

/** Words that take more of the sheet than this leave too little to the bars. */
const MOST_WORDS = 0.45;

/** Bars that lie along an upright axis, their names to its left; null where they do not fit. */
export function lyingFrame(
  page: Page,
  { thin }: BarLayout,
  { texts, widest, tallest }: CategoryWords,
): BarFrame | null {
  const { chart, area, styles, lineGap, isRoomy } = page;
  if (widest > area.width * MOST_WORDS) return null;
  const { magnitude, least, greatest } = rangeOf(page);
  const valueName = titleIn(chart.y, magnitude);
  const heights = titleHeights(page, axisTitle(chart.x), valueName);
  const toWords = wordsReach(page, least);
  const left = widest + toWords;
  const width = area.width - left;
  if (width < LEAST_SIDE) return null;
  const rough = ticksBelow(page, least, greatest, width * 0.9);
  const halfLast = widestOf(page, [numberText(rough.at(-1) ?? 0)]) / 2;
  const beyond = Math.max(halfLast, styles.axis.width / 2);
  const ticks = ticksBelow(page, least, greatest, width - beyond);
  const plot = insetBox(
    area,
    isRoomy ? heights.above : 0,
    0,
    heights.below + lineHeight(page) + tickReach(page),
    left,
  );
  const slots = slotsIn(
    {
      from: plot.top + (isRoomy ? BEYOND : 0),
      to: plot.bottom - styles.axis.width / 2 - lineGap,
      categories: texts.length,
      series: chart.series.length,
      thin,
      words: tallest,
    },
    page,
  );
  if (!slots) return null;
  const scale = scaleFrom(ticks, plot.left, plot.right - beyond);
  const base: Plot = { ...plot, right: plot.right - styles.axis.width / 2 };
  const values = belowAxis(page, base, 'x-axis', valueName, marksOn(scale, ticks));
  const zero = place(scale, 0);
  const category = straight(
    'y-axis',
    'axis',
    axisTitle(chart.x),
    styles.axis,
    { x: zero, y: plot.bottom },
    { x: zero, y: plot.top },
  );
  const names = isRoomy
    ? [
        leftTitle(page, { ...plot, left: zero }, 'y-axis', axisTitle(chart.x)),
        belowTitle(
          page,
          plot,
          'x-axis',
          valueName,
          plot.bottom + tickReach(page) + lineHeight(page) + nameGap(page),
        ),
      ]
    : [];
  return {
    slots,
    scale,
    ticks,
    magnitude,
    whole: [plot.top, plot.bottom],
    at: (along, across) => ({ x: across, y: along }),
    axes: [...values.figure, category],
    words: [...values.words, ...names],
    labelsFor: labelled(page, texts, least, 'y-axis', (text, row) =>
      putAt(text, 'left', { x: plot.left - toWords, y: slots.places[row] ?? 0 }, page.lettering),
    ),
  };
}
