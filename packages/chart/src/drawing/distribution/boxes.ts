import type { Item, Point, ShapeItem, TextItem } from '@relievo/graphic/model';
import type { Chart, Series } from '../../model/chart.ts';
import { nameOfPoint } from '../../words/name-of-point.ts';
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
  placeMarks,
  placeTitleBelow,
} from '../axes.ts';
import type { Drawn } from '../drawn.ts';
import { drawGridLines } from '../grid.ts';
import { group, polyline, rectangle, shape } from '../items.ts';
import { putAt } from '../lettering.ts';
import { chooseMagnitude, type Magnitude, toMagnitude, writeTitle } from '../magnitude.ts';
import { createSeriesCodes, type Page, pointIdOn, seriesIdOn, withEntries } from '../page.ts';
import { placeValue, type Scale } from '../scale.ts';
import { createSlots } from '../slots.ts';
import { createTones } from '../sounding.ts';

export interface BoxLayout {
  /** Two letters stand for each name, explained in the key. */
  readonly coded: boolean;
  /** With a contour, or as a texture alone where the median lies close to it. */
  readonly form: 'outlined' | 'bare';
}

/** Names that take more of the sheet than this leave too little to the boxes. */
const MOST_WORDS = 0.4;
const LEAST_WIDTH = 60;
/** Across a box: the ends of whiskers are shorter than what runs beside each other for a finger. */
const CAP = 8;
const HAIR = 0.05;

/** A box for each series above one axis, its names to the left; null where they do not fit. */
export function drawBoxes(empty: Page, { coded, form }: BoxLayout): Drawn | null {
  const { chart } = empty;
  const named = chart.series.length > 1;
  if (coded && !named) return null;
  const codes = coded ? createSeriesCodes(empty) : [];
  const page = withEntries(
    empty,
    codes.map(({ entry }) => entry),
  );
  const { lettering } = page;
  const names = !named
    ? []
    : chart.series.map(({ name }, index) =>
        lettering.text(`box-${index + 1}`, 'label', codes[index]?.code.print ?? name, {
          ...(codes[index] ? { braille: codes[index].code.braille } : {}),
          name,
        }),
      );
  const frame = createFrame(page, names);
  if (!frame) return null;
  const boxes = chart.series.map((series, index) => drawBox(page, frame, series, index, form));
  const drawn = boxes.flatMap((box) => box ?? []);
  if (drawn.length < boxes.length) return null;
  return {
    page,
    figure: [...frame.figure, ...drawn],
    words: [...frame.words, ...placeNames(page, frame, names)],
  };
}

interface Frame {
  readonly plot: Plot;
  readonly scale: Scale;
  readonly magnitude: Magnitude;
  readonly middles: readonly number[];
  /** Half of what a box takes across. */
  readonly half: number;
  readonly figure: readonly Item[];
  readonly words: readonly TextItem[];
}

function createFrame(page: Page, names: readonly TextItem[]): Frame | null {
  const { chart, area, styles, lettering, terms, lineGap, labelGap } = page;
  const widest = names.reduce((most, text) => Math.max(most, lettering.sizeOf(text).width), 0);
  const tallest = names.reduce((most, text) => Math.max(most, lettering.sizeOf(text).height), 0);
  if (widest > area.width * MOST_WORDS) return null;
  const magnitude = chooseMagnitude(...page.extent, terms);
  const [least, greatest] = [toMagnitude(page.extent[0], magnitude), toMagnitude(page.extent[1], magnitude)];
  const title = writeTitle(chart.series.length === 1 ? (chart.series[0] ?? chart.y) : chart.y, magnitude);
  const left = names.length > 0 ? widest + labelGap + page.gap : styles.axis.width / 2;
  const width = area.width - left;
  if (width < LEAST_WIDTH) return null;
  const rough = chooseTicksBelow(page, least, greatest, width * 0.9);
  const beyond = findWidestPrint(page, [page.number(rough[0] ?? 0), page.number(rough.at(-1) ?? 0)]) / 2;
  const start = names.length > 0 ? 0 : beyond;
  const ticks = chooseTicksBelow(page, least, greatest, width - beyond - start);
  const below = measureTitleHeights(page, '', title).below + measureLineHeight(page) + measureTickReach(page);
  const whole = insetBox(area, 0, beyond, below, left + start);
  const slots = createSlots(
    {
      from: whole.top,
      to: whole.bottom - styles.axis.width / 2 - lineGap,
      categories: chart.series.length,
      series: 1,
      abreast: 1,
      thin: false,
      words: tallest + page.gap,
    },
    page,
  );
  if (!slots) return null;
  // The axis stays near: a hand that reads a value goes down to it.
  const lowest = (slots.places.at(-1) ?? 0) + slots.width / 2 + 2 * lineGap + styles.axis.width;
  const plot: Plot = { ...whole, bottom: Math.min(whole.bottom, lowest) };
  const scale: Scale = { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, start: plot.left, end: plot.right };
  const axis = drawAxisBelow(page, plot, 'x-axis', title, placeMarks(page, scale, ticks));
  const grid = drawGridLines(
    page,
    scale,
    ticks,
    [plot.top, plot.bottom],
    // A grid beside the ends of whiskers would be taken for one of them.
    () =>
      slots.places.map((middle) => [middle - slots.width / 2 - lineGap, middle + slots.width / 2 + lineGap]),
    (along, across) => ({ x: across, y: along }),
  );
  const top = plot.bottom + measureTickReach(page) + measureLineHeight(page) + nameGap(page);
  return {
    plot,
    scale,
    magnitude,
    middles: slots.places,
    half: slots.width / 2,
    figure: [...grid, ...axis.figure],
    words: [...axis.words, ...(page.isRoomy ? placeTitleBelow(page, plot, 'x-axis', title, top) : [])],
  };
}

function placeNames(page: Page, { plot, middles }: Frame, names: readonly TextItem[]): readonly TextItem[] {
  return names.map((text, index) =>
    putAt(text, 'left', { x: plot.left - page.gap, y: middles[index] ?? 0 }, page.lettering),
  );
}

/** Two whiskers, the box between the quartiles, and a line at each of the five numbers; null where they lie too close. */
function drawBox(
  page: Page,
  { scale, magnitude, middles, half }: Frame,
  series: Series,
  index: number,
  form: BoxLayout['form'],
): Item | null {
  const { styles, profile, chart } = page;
  const middle = middles[index] ?? 0;
  const tone = createTones(page.portion.whole);
  const [lowest = 0, lower = 0, median = 0, upper = 0, highest = 0] = series.points.map(({ y }) =>
    placeValue(scale, toMagnitude(y ?? 0, magnitude)),
  );
  const line = styles.outline;
  if (upper - lower + (form === 'outlined' ? line.width : 0) < profile.limits.areaSide + HAIR) return null;
  const across = (x: number, reach: number): readonly [Point, Point] => [
    { x, y: middle - reach },
    { x, y: middle + reach },
  ];
  const lineAt = (row: number, x: number, reach: number, look = line): ShapeItem =>
    shape({
      id: pointIdOn(page, index, row),
      role: 'data',
      name: nameFive(series, row, chart),
      geometry: polyline(...across(x, reach)),
      line: look,
      plays: tone(series.points[row]?.y ?? 0, series.unit),
    });
  const whisker = (side: 'low' | 'high', from: number, to: number): readonly ShapeItem[] =>
    Math.abs(to - from) < HAIR
      ? []
      : [
          shape({
            id: `${seriesIdOn(page, index)}-${side}`,
            role: 'data',
            name: page.terms.whisker,
            geometry: polyline({ x: from, y: middle }, { x: to, y: middle }),
            line,
          }),
        ];
  const box = shape({
    id: `${seriesIdOn(page, index)}-box`,
    role: 'data',
    name: page.terms.middleHalf,
    geometry: rectangle({ x: lower, y: middle - half }, { x: upper, y: middle + half }),
    line: form === 'outlined' ? line : null,
    texture: form === 'bare' ? (styles.textures[0] ?? null) : null,
  });
  const sides = form === 'outlined' ? [lineAt(1, lower, half), lineAt(3, upper, half)] : [];
  const stem = styles.stems[0] ?? line;
  return group(seriesIdOn(page, index), 'data', series.name, [
    box,
    ...whisker('low', lowest, lower),
    ...whisker('high', upper, highest),
    lineAt(0, lowest, Math.min(half, CAP / 2)),
    ...sides,
    lineAt(2, median, half, stem),
    lineAt(4, highest, Math.min(half, CAP / 2)),
  ]);
}

function nameFive(series: Series, row: number, { language }: Chart): string {
  const point = series.points[row];
  return point ? `${series.name}, ${nameOfPoint(point, series, language)}` : series.name;
}
