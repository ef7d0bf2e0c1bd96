import { numberText } from '@relievo/words';
import { axisTitle } from '../../model/chart.ts';
import {
  belowTitle,
  insetBox,
  leftAxis,
  leftTitle,
  lineHeight,
  marksOn,
  nameGap,
  tickReach,
  ticksLeft,
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

/** Bars that stand on a lying axis, their names below the figure; null where they do not fit. */
export function standingFrame(
  page: Page,
  { thin }: BarLayout,
  { texts, widest, tallest }: CategoryWords,
): BarFrame | null {
  const { chart, area, styles, gap, lineGap, isRoomy } = page;
  const { magnitude, least, greatest } = rangeOf(page);
  const valueName = titleIn(chart.y, magnitude);
  const heights = titleHeights(page, valueName, axisTitle(chart.x));
  const toWords = wordsReach(page, least);
  const above = isRoomy ? heights.above : lineHeight(page) / 2;
  const below = heights.below + tallest + toWords;
  const beyond = isRoomy ? gap + BEYOND : styles.axis.width / 2;
  const height = area.height - above - below - beyond;
  if (height < LEAST_SIDE) return null;
  const ticks = ticksLeft(page, least, greatest, height);
  const prints = ticks.map((value) => numberText(value));
  const plot = insetBox(area, above, styles.axis.width / 2, below, widestOf(page, prints) + tickReach(page));
  const slots = slotsIn(
    {
      from: plot.left + styles.axis.width / 2 + lineGap,
      to: plot.right,
      categories: texts.length,
      series: chart.series.length,
      thin,
      words: widest,
    },
    page,
  );
  if (!slots) return null;
  const scale = scaleFrom(ticks, plot.bottom, plot.top + beyond);
  const values = leftAxis(page, plot, 'y-axis', valueName, marksOn(scale, ticks));
  const zero = place(scale, 0);
  const category = straight(
    'x-axis',
    'axis',
    axisTitle(chart.x),
    styles.axis,
    { x: plot.left, y: zero },
    { x: plot.right, y: zero },
  );
  const names = isRoomy
    ? [
        leftTitle(page, plot, 'y-axis', valueName),
        belowTitle(page, plot, 'x-axis', axisTitle(chart.x), plot.bottom + toWords + tallest + nameGap(page)),
      ]
    : [];
  return {
    slots,
    scale,
    ticks,
    magnitude,
    whole: [plot.left, plot.right],
    at: (along, across) => ({ x: along, y: across }),
    axes: [...values.figure, category],
    words: [...values.words, ...names],
    labelsFor: labelled(page, texts, least, 'x-axis', (text, row) =>
      putAt(text, 'below', { x: slots.places[row] ?? 0, y: plot.bottom + toWords }, page.lettering),
    ),
  };
}
