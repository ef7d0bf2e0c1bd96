import type { Box, Item, TextItem } from '@relievo/graphic';
import { numberText } from '@relievo/words';
import { axisTitle, type Chart } from '../model/chart.ts';
import {
  belowAxis,
  belowTitle,
  insetBox,
  leftAxis,
  leftTitle,
  lineHeight,
  marksOn,
  nameGap,
  type Plot,
  tickReach,
  ticksLeft,
  titleHeights,
  widestOf,
} from './axes.ts';
import { gridLines } from './grid.ts';
import { inMagnitude, type Magnitude, magnitudeOf, titleIn } from './magnitude.ts';
import type { Page } from './page.ts';
import type { Scale } from './scale.ts';
import { type Along, type AlongLabel, namesAlong, numbersAlong } from './x-marks.ts';

/** A field with two axes and a grid, in which points have their places. */
export interface Panel {
  readonly plot: Plot;
  readonly x: Scale;
  readonly y: Scale;
  readonly xMagnitude: Magnitude;
  readonly yMagnitude: Magnitude;
  readonly figure: readonly Item[];
  readonly words: readonly TextItem[];
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
}

const LEAST_SIDE = 30;

/** What words and name of the lying axis take below it. */
export function footOf(page: Page): number {
  const { x } = page.chart;
  return titleHeights(page, '', axisTitle(x)).below + lineHeight(page) + tickReach(page);
}

/** null where the box is too small for it. */
export function panelIn(page: Page, request: PanelRequest): Panel | null {
  const { chart, styles, isRoomy, gap } = page;
  const { box, prefix, yName, yExtent, inset, hasWordsBelow } = request;
  const [xMagnitude, yMagnitude] = [xMagnitudeOf(chart, request.xExtent), magnitudeOf(...yExtent)];
  const left = titleIn(yName, yMagnitude);
  const below = chart.x.kind === 'number' ? titleIn(chart.x, xMagnitude) : axisTitle(chart.x);
  const heights = titleHeights(page, left, below);
  const above = (isRoomy ? heights.above : 0) + Math.max(gap, lineHeight(page) / 2);
  const foot = hasWordsBelow ? footOf(page) : 0;
  const height = box.height - above - foot - inset;
  if (height < LEAST_SIDE / 2) return null;
  const [least, greatest] = withZero(
    inMagnitude(yExtent[0], yMagnitude),
    inMagnitude(yExtent[1], yMagnitude),
  );
  const ticks = ticksLeft(page, least, greatest, height, request.mostLeft);
  const gutter =
    widestOf(
      page,
      ticks.map((value) => numberText(value)),
    ) + tickReach(page);
  const end = isRoomy ? heights.above : styles.axis.width / 2;
  const plot = insetBox(
    box,
    end,
    styles.axis.width / 2,
    foot + (hasWordsBelow ? 0 : styles.axis.width / 2),
    gutter,
  );
  const y: Scale = {
    from: ticks[0] ?? 0,
    to: ticks.at(-1) ?? 1,
    start: plot.bottom - inset,
    end: box.y + above,
  };
  const along = alongOf(page, request, xMagnitude, plot.left + inset, plot.right - inset / 2);
  if (!along || plot.right - plot.left < LEAST_SIDE) return null;
  const leftPart = leftAxis(page, plot, `${prefix}y-axis`, left, marksOn(y, ticks));
  const belowPart = belowAxis(page, plot, `${prefix}x-axis`, below, hasWordsBelow ? along.marks : []);
  const grid = gridLines(
    page,
    y,
    ticks,
    [plot.left, plot.right],
    () => [],
    (x, across) => ({ x, y: across }),
    prefix,
  );
  const names = isRoomy
    ? [
        leftTitle(page, plot, `${prefix}y-axis`, left),
        ...(hasWordsBelow
          ? [
              belowTitle(
                page,
                plot,
                `${prefix}x-axis`,
                below,
                plot.bottom + tickReach(page) + lineHeight(page) + nameGap(page),
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
    figure: [...grid, ...leftPart.figure, ...belowPart.figure],
    words: [...leftPart.words, ...belowPart.words, ...names],
  };
}

const PLAIN: Magnitude = { power: 0, word: '' };

function xMagnitudeOf({ x }: Chart, extent: readonly [number, number]): Magnitude {
  return x.kind === 'number' ? magnitudeOf(...extent) : PLAIN;
}

function alongOf(
  page: Page,
  { xExtent, labels, mostBelow }: PanelRequest,
  magnitude: Magnitude,
  start: number,
  end: number,
): Along | null {
  return page.chart.x.kind === 'number'
    ? numbersAlong(page, xExtent, magnitude, start, end)
    : namesAlong(page, page.chart.series[0]?.points ?? [], labels, mostBelow, start, end);
}

/** Zero belongs to what nearly reaches it. */
const NEAR_ZERO = 0.35;

function withZero(least: number, greatest: number): readonly [number, number] {
  if (least > 0 && least < NEAR_ZERO * greatest) return [0, greatest];
  if (greatest < 0 && greatest > NEAR_ZERO * least) return [least, 0];
  return [least, greatest];
}
