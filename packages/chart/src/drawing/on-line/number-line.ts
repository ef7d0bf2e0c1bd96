import type { Item, Point, TextItem } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { nameOfPoint } from '../../words/name-of-point.ts';
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
  type Part,
  type Plot,
  placeLeftTitle,
  placeMarks,
  placeTitleBelow,
} from '../axes.ts';
import type { Drawn } from '../drawn.ts';
import { shape } from '../items.ts';
import { putAt } from '../lettering.ts';
import { chooseMagnitude, type Magnitude, toMagnitude, writeTitle } from '../magnitude.ts';
import { liftMark } from '../missing-marks.ts';
import { createCodes, type Page, pointIdOn, withEntries } from '../page.ts';
import type { DrawingReports } from '../reports.ts';
import { placeValue, type Scale } from '../scale.ts';
import { createTones } from '../sounding.ts';
import { reportUnmarked } from '../unmarked.ts';
import { placeNumbersAlong } from '../x-marks.ts';

export interface NumberLineLayout {
  /** From the foot of the sheet upwards, with room for a name beside each point. */
  readonly upright: boolean;
  /** Two letters stand for each name, explained in the key. */
  readonly coded: boolean;
}

interface Line extends Part {
  readonly scale: Scale;
  readonly magnitude: Magnitude;
  /** Where the middle of a symbol stands, and where its name begins. */
  readonly at: (along: number) => { readonly symbol: Point; readonly name: Point };
}

/** Points beside one axis at their values, each with its name; null where names would meet. */
export function drawNumberLine(empty: Page, { upright, coded }: NumberLineLayout): Drawn | null {
  const { chart } = empty;
  const [series] = chart.series;
  if (!series) return null;
  const codes = coded ? createCodes(empty) : [];
  const page = withEntries(
    empty,
    codes.map(({ entry }) => entry),
  );
  const line = upright ? createUprightLine(page) : createLyingLine(page);
  if (!line) return null;
  const tone = createTones(page.portion.whole);
  const figure: Item[] = [];
  const words: TextItem[] = [];
  let reached = -Infinity;
  for (const [row, point] of series.points.entries()) {
    if (point.y === null) continue;
    const along = placeValue(line.scale, toMagnitude(point.y, line.magnitude));
    const { symbol, name } = line.at(along);
    const id = pointIdOn(page, 0, row);
    figure.push(
      shape({
        id,
        role: 'data',
        name: nameOfPoint(point, series, chart.language),
        geometry: { type: 'symbol', symbol: 'disc', at: symbol, size: page.styles.symbolSize },
        plays: tone(point.y, series.unit),
      }),
    );
    const code = codes[row]?.code;
    const text = page.lettering.text(`${id}-label`, 'label', code?.print ?? point.label, {
      labels: id,
      name: point.label,
      ...(code ? { braille: code.braille } : {}),
    });
    const label = putAt(text, upright ? 'right' : 'above', name, page.lettering);
    const size = page.lettering.sizeOf(text);
    // Along an upright line places go up while the sheet goes down.
    const middle = upright ? -along : along;
    const half = (upright ? size.height : size.width) / 2;
    if (middle - half < reached || isBeyond(page, name, size, upright)) return null;
    reached = middle + half + (upright ? page.gap : page.wordGap);
    words.push(label);
  }
  const changes: readonly Change<DrawingReports>[] = reportUnmarked(page);
  return { page, figure: [...line.figure, ...figure], words: [...line.words, ...words], changes };
}

function isBeyond(
  { area }: Page,
  at: Point,
  size: { readonly width: number; readonly height: number },
  upright: boolean,
): boolean {
  return upright
    ? at.x + size.width > area.x + area.width
    : at.x - size.width / 2 < area.x || at.x + size.width / 2 > area.x + area.width;
}

function findExtent({ chart, extent, terms }: Page) {
  const magnitude = chooseMagnitude(...extent, terms);
  const [least, greatest] = [toMagnitude(extent[0], magnitude), toMagnitude(extent[1], magnitude)];
  return { magnitude, least, greatest, title: writeTitle(chart.y, magnitude) };
}

/** Symbols stand off the axis as a mark does, so that its ticks are felt beside them. */
function createLyingLine(page: Page): Line | null {
  const { area, isRoomy, styles, labelGap } = page;
  const { magnitude, least, greatest, title } = findExtent(page);
  const below = measureTitleHeights(page, '', title).below + measureLineHeight(page) + measureTickReach(page);
  const lift = liftMark(page);
  const above = lift + styles.symbolSize / 2 + labelGap + measureLineHeight(page);
  const box = insetBox(area, 0, 0, below, 0);
  const plot: Plot = { ...box, bottom: Math.min(box.bottom, area.y + Math.max(above, area.height / 3)) };
  if (plot.bottom - area.y < above) return null;
  const inset = styles.symbolSize * 2;
  if (least === greatest) return null;
  const along = placeNumbersAlong(
    page,
    page.extent,
    magnitude,
    { start: plot.left + inset, end: plot.right - inset, freeRight: 0 },
    'none',
  );
  if (!along) return null;
  const axis = drawAxisBelow(page, plot, 'x-axis', title, along.marks.filter(isMarked(page)));
  const top = plot.bottom + measureTickReach(page) + measureLineHeight(page) + nameGap(page);
  return {
    scale: along.scale,
    magnitude,
    figure: axis.figure,
    words: [...axis.words, ...(isRoomy ? placeTitleBelow(page, plot, 'x-axis', title, top) : [])],
    at: (x) => ({
      symbol: { x, y: plot.bottom - lift },
      name: { x, y: plot.bottom - lift - styles.symbolSize / 2 - labelGap },
    }),
  };
}

/** On a time line years stand whole: nobody reads half of one. */
function isMarked({ chart }: Page): (mark: { readonly print: string }) => boolean {
  return ({ print }) => chart.type !== 'time-line' || !/\d\D\d/.test(print);
}

function createUprightLine(page: Page): Line | null {
  const { area, isRoomy, styles, labelGap } = page;
  const { magnitude, least, greatest, title } = findExtent(page);
  if (least === greatest) return null;
  const above = (isRoomy ? measureTitleHeights(page, title, '').above : 0) + measureLineHeight(page) / 2;
  const box = insetBox(area, above, 0, measureLineHeight(page) / 2, 0);
  const inset = styles.symbolSize;
  const height = box.bottom - box.top - 2 * inset;
  if (height < 40) return null;
  const ticks = chooseTicksLeft(page, least, greatest, height);
  const ends = { from: ticks[0] ?? least, to: ticks.at(-1) ?? greatest };
  const scale: Scale = { ...ends, start: box.bottom - inset, end: box.top + inset };
  const marks = placeMarks(page, scale, ticks).filter(isMarked(page));
  const widest = findWidestPrint(
    page,
    marks.map(({ print }) => print),
  );
  const plot: Plot = { ...box, left: area.x + widest + measureTickReach(page) };
  const axis = drawLeftAxis(page, plot, 'y-axis', title, marks);
  const lift = liftMark(page);
  return {
    scale,
    magnitude,
    figure: axis.figure,
    words: [...axis.words, ...(isRoomy ? placeLeftTitle(page, plot, 'y-axis', title) : [])],
    at: (y) => ({
      symbol: { x: plot.left + lift, y },
      name: { x: plot.left + lift + styles.symbolSize / 2 + labelGap, y },
    }),
  };
}
