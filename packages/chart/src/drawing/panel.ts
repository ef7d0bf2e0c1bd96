import type { Box, Item, TextItem } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { millimetres } from '@relievo/words';
import { type Chart, printedTitle, xExtentOf } from '../model/chart.ts';
import {
  chooseTicksLeft,
  drawAxisBelow,
  drawLeftAxis,
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
} from './axes.ts';
import { drawGridLines, type Span } from './grid.ts';
import {
  chooseMagnitude,
  chooseValueMagnitude,
  type Magnitude,
  PLAIN,
  toMagnitude,
  writeTitle,
} from './magnitude.ts';
import type { Page } from './page.ts';
import type { DrawingReports } from './reports.ts';
import { placeValue, type Scale } from './scale.ts';
import { listYears } from './time/date-ticks.ts';
import {
  type Along,
  type AlongLabel,
  type Named,
  placeDatesAlong,
  placeNamesAlong,
  placeNumbersAlong,
  type Stretch,
} from './x-marks.ts';

/** A field with two axes and a grid, in which points have their places. */
export interface Panel {
  readonly plot: Plot;
  readonly x: Scale;
  readonly y: Scale;
  readonly xMagnitude: Magnitude;
  readonly yMagnitude: Magnitude;
  readonly figure: readonly Item[];
  readonly words: readonly TextItem[];
  readonly changes: readonly Change<DrawingReports>[];
}

export interface PanelRequest {
  readonly box: Box;
  /** Before the ids of its axes, where a sheet holds several. */
  readonly prefix: string;
  readonly yName: Pick<Chart['y'], 'name' | 'unit'>;
  readonly xExtent: readonly [number, number];
  readonly yExtent: readonly [number, number];
  /** From the middle of an axis to the nearest value: what lies there keeps off the axis. */
  readonly inset: number;
  readonly labels: readonly AlongLabel[];
  readonly mostLeft: number;
  readonly mostBelow: number;
  /** Panels above each other share the words along their last axis. */
  readonly hasWordsBelow: boolean;
  /** Panels above each other begin at one place, whatever their numbers are. */
  readonly leastGutter?: number;
  readonly named?: Named;
  /** On the right of the field, where a name below may reach. */
  readonly freeRight?: number;
  /** What is drawn begins at zero, and stands on the axis where that is the line of zero. */
  readonly standsOnZero?: true;
  /** What of a line across the field is covered by what is drawn there. */
  readonly coveredAt?: (value: number, placed: Placed) => readonly Span[];
}

/** How values are put into a field. */
export type Placed = Pick<Panel, 'x' | 'xMagnitude' | 'yMagnitude'>;

const LEAST_SIDE = 30;

/** What words and name of the lying axis take below it. */
export function measureFoot(page: Page): number {
  const { x } = page.chart;
  const title = x.kind === 'date' ? writeDateTitle(x, xExtentOf(page.chart)) : printedTitle(x);
  return measureTitleHeights(page, '', title).below + measureLineHeight(page) + measureTickReach(page);
}

/** null where the box is too small for it. */
export function createPanel(page: Page, request: PanelRequest): Panel | null {
  const { chart, styles, isRoomy, gap } = page;
  const { box, prefix, yName, yExtent, inset, hasWordsBelow } = request;
  const [xMagnitude, yMagnitude] = [
    chooseXMagnitude(page, request.xExtent),
    chooseValueMagnitude(chart, yExtent, page.terms),
  ];
  const left = writeTitle(yName, yMagnitude);
  const below =
    chart.x.kind === 'number'
      ? writeTitle(chart.x, xMagnitude)
      : chart.x.kind === 'date'
        ? writeDateTitle(chart.x, request.xExtent)
        : printedTitle(chart.x);
  const heights = measureTitleHeights(page, left, below);
  const above = (isRoomy ? heights.above : 0) + Math.max(gap, measureLineHeight(page) / 2);
  const foot = hasWordsBelow ? measureFoot(page) : 0;
  const height = box.height - above - foot - inset;
  if (height < LEAST_SIDE / 2) return null;
  const least = toMagnitude(yExtent[0], yMagnitude);
  const greatest = toMagnitude(yExtent[1], yMagnitude);
  const [from, to] = yMagnitude.isLog
    ? toPowers(least, greatest)
    : request.standsOnZero
      ? [Math.min(0, least), Math.max(0, greatest)]
      : withZero(least, greatest);
  // Marks of logarithms are whole powers.
  const most = yMagnitude.isLog ? Math.min(request.mostLeft, to - from) : request.mostLeft;
  const ticks = chooseTicksLeft(page, from, to, height, most);
  const valued = yMagnitude.isLog ? withPowers(page) : page;
  const prints = ticks.map((value) => valued.number(value));
  const gutter = Math.max(request.leastGutter ?? 0, findWidestPrint(page, prints) + measureTickReach(page));
  const freeRight = request.freeRight ?? 0;
  const end = isRoomy ? heights.above : styles.axis.width / 2;
  const plot = insetBox(
    box,
    end,
    styles.axis.width / 2 + freeRight,
    foot + (hasWordsBelow ? 0 : styles.axis.width / 2),
    gutter,
  );
  const onAxis: Scale = {
    from: ticks[0] ?? 0,
    to: ticks.at(-1) ?? 1,
    start: plot.bottom,
    end: box.y + above,
  };
  // The lying axis is the line of the lowest mark, unless a value would then run into it.
  const lowest = placeValue(onAxis, least);
  const isClear = request.standsOnZero || plot.bottom - lowest >= inset;
  const y = isClear ? onAxis : { ...onAxis, start: plot.bottom - inset };
  const stretch = {
    start: plot.left + inset,
    end: freeRight > 0 ? plot.right : plot.right - inset / 2,
    freeRight,
  };
  const along = createAlong(page, request, xMagnitude, stretch);
  if (!along || plot.right - plot.left < LEAST_SIDE) return null;
  const leftPart = drawLeftAxis(page, plot, `${prefix}y-axis`, left, placeMarks(valued, y, ticks));
  const belowPart = drawAxisBelow(page, plot, `${prefix}x-axis`, below, hasWordsBelow ? along.marks : []);
  const grid = drawGridLines(
    valued,
    y,
    ticks.slice(1),
    [plot.left, plot.right],
    (value) => request.coveredAt?.(value, { x: along.scale, xMagnitude, yMagnitude }) ?? [],
    (x, across) => ({ x, y: across }),
    prefix,
  );
  const names = isRoomy
    ? [
        ...placeLeftTitle(page, plot, `${prefix}y-axis`, left),
        ...(hasWordsBelow
          ? [
              ...placeTitleBelow(
                page,
                plot,
                `${prefix}x-axis`,
                below,
                plot.bottom + measureTickReach(page) + measureLineHeight(page) + nameGap(page),
              ),
            ]
          : []),
      ]
    : [];
  return {
    plot,
    x: along.scale,
    y,
    xMagnitude,
    yMagnitude,
    changes: [
      ...(isClear ? [] : [reportAxisBelow(prints[0] ?? '', inset, `${prefix}x-axis`)]),
      ...reportZero(ticks, prints, yMagnitude, `${prefix}y-axis`),
      ...(along.isNamedOnce && hasWordsBelow ? [reportOneName(along.marks, `${prefix}x-axis`)] : []),
    ],
    figure: [...grid, ...leftPart.figure, ...belowPart.figure],
    words: [...leftPart.words, ...belowPart.words, ...names],
  };
}

/** From one power of ten to another. */
function toPowers(least: number, greatest: number): readonly [number, number] {
  const from = Math.floor(least + HAIR);
  return [from, Math.max(from + 1, Math.ceil(greatest - HAIR))];
}
const HAIR = 1e-9;

/** Its numbers are what powers of ten are. */
function withPowers(page: Page): Page {
  return { ...page, number: (value) => page.number(Number((10 ** value).toPrecision(1))) };
}

function reportAxisBelow(value: string, distance: number, axis: string): Change<DrawingReports> {
  return { code: 'axis_below_scale', parameters: { value, distance: millimetres(distance) }, items: [axis] };
}

function reportOneName([mark]: Along['marks'], axis: string): Change<DrawingReports> {
  return { code: 'axis_named_once', parameters: { name: mark?.name ?? mark?.print ?? '' }, items: [axis] };
}

/** Where zero is on no axis, hands that measure heights from its foot measure no values. */
function reportZero(
  ticks: readonly number[],
  prints: readonly string[],
  { isLog }: Magnitude,
  axis: string,
): readonly Change<DrawingReports>[] {
  const [first = 0, last = 0] = [ticks[0], ticks.at(-1)];
  if (isLog || (first <= 0 && last >= 0)) return [];
  const parameters = { from: prints[0] ?? '', to: prints.at(-1) ?? '' };
  return [{ code: 'axis_without_zero', parameters, items: [axis] }];
}

function chooseXMagnitude({ chart: { x }, terms }: Page, extent: readonly [number, number]): Magnitude {
  return x.kind === 'number' ? chooseMagnitude(...extent, terms) : PLAIN;
}

/** Marks of months and days leave out the year. */
function writeDateTitle(x: Chart['x'], [first, last]: readonly [number, number]): string {
  return `${printedTitle(x)}: ${listYears(first, last).join(', ')}`;
}

function createAlong(
  page: Page,
  { xExtent, labels, mostBelow, named = 'none' }: PanelRequest,
  magnitude: Magnitude,
  stretch: Stretch,
): Along | null {
  const dates = page.chart.x.kind === 'date' ? placeDatesAlong(page, xExtent, stretch) : null;
  if (dates) return dates;
  return page.chart.x.kind === 'number'
    ? placeNumbersAlong(page, xExtent, magnitude, stretch, named)
    : placeNamesAlong(page, page.chart.series[0]?.points ?? [], labels, mostBelow, stretch, named);
}

/** Zero belongs to what nearly reaches it. */
const NEAR_ZERO = 0.35;

function withZero(least: number, greatest: number): readonly [number, number] {
  if (least > 0 && least < NEAR_ZERO * greatest) return [0, greatest];
  if (greatest < 0 && greatest > NEAR_ZERO * least) return [least, 0];
  return [least, greatest];
}
