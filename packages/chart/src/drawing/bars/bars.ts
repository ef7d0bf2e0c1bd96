import type { Item, Line, Point, ShapeItem, TextItem, Texture } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import type { Chart, DataPoint, Series } from '../../model/chart.ts';
import { createSpans } from '../../model/spans.ts';
import { nameOfPoint } from '../../words/name-of-point.ts';
import type { Drawn } from '../drawn.ts';
import { drawGridLines, type Span } from '../grid.ts';
import { polyline, rectangle, shape } from '../items.ts';
import { toMagnitude } from '../magnitude.ts';
import { createMissingEntries, drawMissingMark, liftMark } from '../missing-marks.ts';
import { createCodes, type Page, pointIdOn, withEntries } from '../page.ts';
import type { DrawingReports } from '../reports.ts';
import { placeValue } from '../scale.ts';
import { chooseColor, sampleEntries } from '../series-looks.ts';
import { type Bar, isDrawn, reportShortBars } from '../short-bars.ts';
import { createTones } from '../sounding.ts';
import { reportUnmarked } from '../unmarked.ts';
import type { BarFrame, BarLayout, CategoryWords } from './bar-frame.ts';
import { createLyingFrame } from './lying-bars.ts';
import { createStandingFrame } from './standing-bars.ts';

/** More fit on no sheet that two arms span. */
const MOST_CATEGORIES = 150;

/** Draws the bars, with one series of empty ones where some are too short for a texture; returns null when they do not fit. */
export function drawBars(empty: Page, layout: BarLayout): Drawn | null {
  const textured = arrangeBars(empty, layout, listLooks(empty, layout));
  if (!textured || layout.thin) return textured && drawArranged(textured, layout);
  const short = findShortSeries(textured);
  const [first] = short;
  if (first === undefined) return drawArranged(textured, layout);
  // A stack is parted by its textures, and two series of empty bars are taken for one.
  if (short.length > 1 || empty.chart.bars?.stacking) return null;
  const hollow = arrangeBars(empty, layout, listLooks(empty, layout, first));
  return hollow && drawArranged(hollow, layout);
}

/** Bars at their places on a page that has room for their key. */
interface Arranged {
  readonly page: Page;
  readonly frame: BarFrame;
  readonly labels: readonly string[];
  readonly bars: readonly PlacedBar[];
}

function arrangeBars(empty: Page, layout: BarLayout, looks: readonly Look[]): Arranged | null {
  const { chart } = empty;
  if (looks.length < chart.series.length) return null;
  const labels = chart.series[0]?.points.map(({ label }) => label) ?? [];
  if (labels.length > MOST_CATEGORIES) return null;
  const codes = layout.coded ? createCodes(empty) : [];
  const page = withEntries(withSides(empty), [
    ...sampleEntries(empty, (index) => sampleOf(looks[index], index, layout.thin)),
    ...(layout.marksMissing ? createMissingEntries(empty) : []),
    ...codes.map(({ entry }) => entry),
  ]);
  const names = codes.length > 0 ? codes.map(({ code }) => code) : labels.map((print) => ({ print }));
  const frame = (layout.lying ? createLyingFrame : createStandingFrame)(
    page,
    layout,
    createCategoryWords(page, names, layout.every),
  );
  return frame && { page, frame, labels, bars: createBars(page, frame, looks) };
}

function drawArranged({ page, frame, labels, bars: all }: Arranged, layout: BarLayout): Drawn {
  const bars = all.filter(isDrawn);
  return {
    page,
    figure: [
      ...drawBarGrid(page, frame, layout),
      ...frame.axes,
      ...bars.map(({ item }) => item),
      ...(layout.marksMissing ? markMissing(page, frame) : []),
    ],
    words: [...frame.words, ...frame.labelsFor(new Set(bars.map(({ item }) => item.id)))],
    changes: [
      ...reportShortBars(all),
      ...reportSteps(labels, layout),
      ...(layout.marksMissing ? [] : reportUnmarked(page)),
    ],
  };
}

/** Lists the series that have a bar too short to be felt as an area with a texture. */
function findShortSeries({ page, bars }: Arranged): readonly number[] {
  const short = bars.filter((bar) => isDrawn(bar) && isTooShort(bar, page)).map(({ index }) => index);
  return [...new Set(short)];
}

function reportSteps(labels: readonly string[], { every }: BarLayout): readonly Change<DrawingReports>[] {
  const parameters = { every, first: labels[0] ?? '', second: labels[every] ?? '' };
  return every === 1 ? [] : [{ code: 'bars_named_in_steps', parameters, items: [] }];
}

/** On both sides of zero stand values, and not what is below it. */
function withSides(page: Page): Page {
  return page.chart.bars?.stacking === 'diverging'
    ? { ...page, number: (value, decimals) => page.number(Math.abs(value), decimals) }
    : page;
}

interface CategoryWord {
  readonly print: string;
  readonly braille?: TextItem['braille'];
}

function createCategoryWords(
  { lettering }: Page,
  names: readonly CategoryWord[],
  every: number,
): CategoryWords {
  const texts = names.map((name, index) =>
    lettering.text(`category-${index + 1}`, 'label', name.print, name),
  );
  const sizes = texts.map((text) => lettering.sizeOf(text));
  return {
    texts,
    every,
    widest: sizes.reduce((most, { width }) => Math.max(most, width), 0),
    tallest: sizes.reduce((most, { height }) => Math.max(most, height), 0),
  };
}

/** How the bars of a series feel. */
interface Look {
  readonly line: Line;
  readonly texture: Texture | null;
  readonly color: string;
}

/** Lists a look for each series; the bars of the hollow one are empty. */
function listLooks({ styles }: Page, { thin }: BarLayout, hollow?: number): readonly Look[] {
  if (thin) return styles.stems.map((line, index) => ({ line, texture: null, color: chooseColor(index) }));
  const textures: (Texture | null)[] = [...styles.textures];
  if (hollow !== undefined) textures.splice(hollow, 0, null);
  return textures.map((texture, index) => ({ line: styles.outline, texture, color: chooseColor(index) }));
}

function sampleOf(look: Look | undefined, index: number, isThin: boolean): ShapeItem | null {
  const ends: readonly [Point, Point] = [
    { x: 0, y: 0 },
    { x: 30, y: 15 },
  ];
  return look
    ? shape({
        id: `series-${index + 1}-sample`,
        role: 'data',
        name: `Series ${index + 1}`,
        geometry: isThin ? polyline(...ends) : rectangle(...ends),
        ...look,
      })
    : null;
}

/** The number of its series says which look the bar has. */
interface PlacedBar extends Bar {
  readonly index: number;
}

function createBars(page: Page, frame: BarFrame, looks: readonly Look[]): readonly PlacedBar[] {
  const tone = createTones(page.portion.whole);
  const spanOf = createSpans(page.chart);
  const place = (value: number): number => placeValue(frame.scale, toMagnitude(value, frame.magnitude));
  return listRows(page.chart).flatMap(({ point, series, row, index }) => {
    const look = looks[index];
    const span = spanOf(index, row);
    const middle = findMiddle(frame, row, index);
    if (point.y === null || !look || !span || middle === undefined) return [];
    const [begin, end] = [place(span[0]), place(span[1])];
    const length = Math.abs(end - begin);
    const half = frame.slots.width / 2;
    // A finger finds the hollow of an empty bar; a bar that is shorter is a line.
    const isLine =
      half === 0 || (look.texture === null && length < page.profile.limits.hollow + look.line.width);
    const geometry = isLine
      ? polyline(frame.at(middle, begin), frame.at(middle, end))
      : rectangle(frame.at(middle - half, begin), frame.at(middle + half, end));
    const item = shape({
      id: pointIdOn(page, index, row),
      role: 'data',
      name: nameOfPoint(point, series, page.chart.language),
      description: page.chart.series.length > 1 ? series.name : '',
      geometry,
      plays: tone(point.y, series.unit),
      ...look,
      ...(isLine && half > 0 ? { line: page.styles.stems[0] ?? look.line } : {}),
    });
    return [{ item, length, index }];
  });
}

/** All that is stacked shares one. */
function findMiddle({ slots }: BarFrame, row: number, index: number): number | undefined {
  const middles = slots.middles[row];
  return middles?.length === 1 ? middles[0] : middles?.[index];
}

/** Where the bar would begin. */
function markMissing(page: Page, { slots, scale, at }: BarFrame): readonly Item[] {
  const zero = placeValue(scale, 0);
  const lift = liftMark(page) * Math.sign(scale.end - scale.start);
  return listRows(page.chart).flatMap(({ point, row, index }) => {
    const middle = slots.middles[row]?.[index];
    if (point.y !== null || middle === undefined) return [];
    return [drawMissingMark(page, index, row, at(middle, zero + lift))];
  });
}

interface Row {
  readonly point: DataPoint;
  readonly series: Series;
  readonly row: number;
  readonly index: number;
}

/** Category by category, as the figure is read. */
function listRows({ series }: Chart): readonly Row[] {
  return (series[0]?.points ?? []).flatMap((_, row) =>
    series.flatMap((one, index) => {
      const point = one.points[row];
      return point ? [{ point, series: one, row, index }] : [];
    }),
  );
}

function isTooShort({ length }: Bar, { profile, styles }: Page): boolean {
  return length + styles.outline.width < profile.limits.areaSide;
}

function drawBarGrid(page: Page, frame: BarFrame, { thin }: BarLayout): readonly Item[] {
  const half = frame.slots.width / 2;
  const spanOf = createSpans(page.chart);
  const covered = (value: number): readonly Span[] =>
    thin
      ? []
      : listRows(page.chart).flatMap(({ point, row, index }) => {
          const middle = findMiddle(frame, row, index);
          const span = spanOf(index, row);
          if (point.y === null || !span || middle === undefined) return [];
          const y = toMagnitude(span[1], frame.magnitude);
          return (value > 0 ? y >= value : y <= value) ? [[middle - half, middle + half] as const] : [];
        });
  const values = frame.ticks.filter((value) => value !== 0);
  return drawGridLines(page, frame.scale, values, frame.whole, covered, frame.at);
}
