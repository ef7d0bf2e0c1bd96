import { axisTitle, printedTitle } from '../../model/chart.ts';
import {
  chooseTicksLeft,
  drawLeftAxis,
  findWidestPrint,
  insetBox,
  measureLineHeight,
  measureTickReach,
  measureTitleHeights,
  nameGap,
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

/** Bars that stand on a lying axis, their names below the figure; null where they do not fit. */
export function createStandingFrame(
  page: Page,
  { thin }: BarLayout,
  categories: CategoryWords,
): BarFrame | null {
  const { chart, area, styles, gap, lineGap, isRoomy } = page;
  const { texts, widest, tallest, every } = categories;
  const { magnitude, least, greatest } = findValueRange(page);
  const valueName = writeTitle(chart.y, magnitude);
  const heights = measureTitleHeights(page, valueName, printedTitle(chart.x));
  const toWords = measureWordsReach(page, least);
  const above = isRoomy ? heights.above : measureLineHeight(page) / 2;
  const below = heights.below + tallest + toWords;
  const beyond = isRoomy ? gap + BEYOND : styles.axis.width / 2;
  const height = area.height - above - below - beyond;
  if (height < LEAST_SIDE) return null;
  const ticks = chooseTicksLeft(page, least, greatest, height);
  const prints = ticks.map((value) => page.number(value));
  const plot = insetBox(
    area,
    above,
    styles.axis.width / 2,
    below,
    findWidestPrint(page, prints) + measureTickReach(page),
  );
  const slots = createSlots(
    {
      from: plot.left + styles.axis.width / 2 + lineGap,
      to: plot.right,
      categories: texts.length,
      series: chart.series.length,
      abreast: chart.bars?.stacking ? 1 : chart.series.length,
      thin,
      words: (widest + page.wordGap) / every,
    },
    page,
  );
  if (!slots) return null;
  const scale = scaleFrom(ticks, plot.bottom, plot.top + beyond);
  const values = drawLeftAxis(page, plot, 'y-axis', valueName, placeMarks(page, scale, ticks));
  const zero = placeValue(scale, 0);
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
        ...placeLeftTitle(page, plot, 'y-axis', valueName),
        ...placeTitleBelow(
          page,
          plot,
          'x-axis',
          printedTitle(chart.x),
          plot.bottom + toWords + tallest + nameGap(page),
        ),
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
    labelsFor: createLabelling(page, categories, least, 'x-axis', (text, row) =>
      putAt(text, 'below', { x: slots.places[row] ?? 0, y: plot.bottom + toWords }, page.lettering),
    ),
  };
}
