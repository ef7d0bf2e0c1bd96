import { axisTitle, printedTitle } from '../../model/chart.ts';
import {
  chooseTicksBelow,
  drawAxisBelow,
  findWidestPrint,
  insetBox,
  measureLineHeight,
  measureTickReach,
  measureTitleHeights,
  nameGap,
  type Plot,
  placeLeftTitle,
  placeMarks,
  placeTitleBelow,
} from '../axes.ts';
import { straight } from '../items.ts';
import { putAt } from '../lettering.ts';
import { writeTitle } from '../magnitude.ts';
import type { Page } from '../page.ts';
import { placeValue } from '../scale.ts';
import { createSlots } from '../slots.ts';
import {
  type BarFrame,
  type BarLayout,
  BEYOND,
  type CategoryWords,
  createLabelling,
  findValueRange,
  LEAST_SIDE,
  measureWordsReach,
  scaleFrom,
} from './bar-frame.ts';

/** Words that take more of the sheet than this leave too little to the bars. */
const MOST_WORDS = 0.45;

/** Bars that lie along an upright axis, their names to its left; null where they do not fit. */
export function createLyingFrame(
  page: Page,
  { thin }: BarLayout,
  categories: CategoryWords,
): BarFrame | null {
  const { chart, area, styles, lineGap, isRoomy } = page;
  const { texts, widest, tallest, every } = categories;
  if (widest > area.width * MOST_WORDS) return null;
  const { magnitude, least, greatest } = findValueRange(page);
  const valueName = writeTitle(chart.y, magnitude);
  const heights = measureTitleHeights(page, printedTitle(chart.x), valueName);
  const toWords = measureWordsReach(page, least);
  const left = widest + toWords;
  const width = area.width - left;
  if (width < LEAST_SIDE) return null;
  const rough = chooseTicksBelow(page, least, greatest, width * 0.9);
  const halfLast = findWidestPrint(page, [page.number(rough.at(-1) ?? 0)]) / 2;
  const beyond = Math.max(halfLast, styles.axis.width / 2);
  const ticks = chooseTicksBelow(page, least, greatest, width - beyond);
  const plot = insetBox(
    area,
    isRoomy ? heights.above : 0,
    0,
    heights.below + measureLineHeight(page) + measureTickReach(page),
    left,
  );
  const slots = createSlots(
    {
      from: plot.top + (isRoomy ? BEYOND : 0),
      to: plot.bottom - styles.axis.width / 2 - lineGap,
      categories: texts.length,
      series: chart.series.length,
      abreast: chart.bars?.stacking ? 1 : chart.series.length,
      thin,
      words: (tallest + page.gap) / every,
    },
    page,
  );
  if (!slots) return null;
  const scale = scaleFrom(ticks, plot.left, plot.right - beyond);
  const base: Plot = { ...plot, right: plot.right - styles.axis.width / 2 };
  const values = drawAxisBelow(page, base, 'x-axis', valueName, placeMarks(page, scale, ticks));
  const zero = placeValue(scale, 0);
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
        ...placeLeftTitle(page, { ...plot, left: zero }, 'y-axis', printedTitle(chart.x)),
        ...placeTitleBelow(
          page,
          plot,
          'x-axis',
          valueName,
          plot.bottom + measureTickReach(page) + measureLineHeight(page) + nameGap(page),
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
    labelsFor: createLabelling(page, categories, least, 'y-axis', (text, row) =>
      putAt(text, 'left', { x: plot.left - toWords, y: slots.places[row] ?? 0 }, page.lettering),
    ),
  };
}
