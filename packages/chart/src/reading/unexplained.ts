import type { Point } from '@relievo/graphic/model';
import type { Bar } from './bars/bars.ts';
import type { Legend } from './legend.ts';
import {
  type Extent,
  heightOf,
  isPaper,
  isSameColor,
  middleOf,
  type Piece,
  type Rgb,
  widthOf,
} from './marks.ts';
import type { Page } from './page.ts';

/** A part of a plot is a mark from this share of its width or height. */
const MARK = 0.08;
/** A part that fills this share of the width or the height is a frame, a band or a background. */
const GROUND = 0.95;
/** Millimetres: axes, grids, ticks and whiskers are thinner than this in one direction. */
const THIN = 0.5;

/** Counts the marks in a plot that a chart does not explain: a line over bars, or an area without a series. */
export function countUnexplained(
  { pieces, legend }: Page,
  plot: Extent,
  isExplained: (piece: Piece) => boolean,
): number {
  return pieces.filter(
    (piece) => isMark(piece, plot) && !isExplained(piece) && !isAroundLegend(piece, legend),
  ).length;
}

/** Counts the names of the legend without a series of their colour: it was drawn, and not read. */
export function countUnread({ entries }: Legend, colors: readonly Rgb[]): number {
  return entries.filter((entry) => !colors.some((color) => isSameColor(color, entry.color))).length;
}

/** Tells whether a piece is the box of the legend, whose names are in it. */
function isAroundLegend({ box }: Piece, { labels }: Legend): boolean {
  return [...labels].some(
    ({ middle: { x, y } }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
  );
}

function isMark({ box, color, isClosed, fill, corners, isCurved }: Piece, plot: Extent): boolean {
  const { x, y } = middleOf(box);
  const isInside = x > plot.left && x < plot.right && y > plot.top && y < plot.bottom;
  const [width, height] = [widthOf(box), heightOf(box)];
  if (!isInside || isPaper(color) || width < THIN || height < THIN) return false;
  const isFrame = fill === null ? !isCurved && isSquare(corners) : isPaper(fill);
  if (isFrame) return false;
  const [wide, high] = [width / widthOf(plot), height / heightOf(plot)];
  const isGround = (isClosed || fill !== null) && (wide > GROUND || high > GROUND);
  return !isGround && (wide > MARK || high > MARK);
}

/** Tells whether a line has level and upright parts only, as an axis with its last ticks and a frame do. */
function isSquare(corners: readonly Point[]): boolean {
  return corners.slice(1).every(({ x, y }, at) => {
    const before = corners[at] ?? { x, y };
    return Math.abs(x - before.x) < 0.03 || Math.abs(y - before.y) < 0.03;
  });
}

/** Millimetres by which an outline or a shade of a bar may be beside it. */
const OUTLINE = 0.4;

/** Tells whether a piece is a part of a bar, or lies on one. */
export function isOnBar({ box }: Piece, bars: readonly Bar[]): boolean {
  return bars.some(({ left, right, from, to }) => {
    const [top, bottom] = [Math.min(from, to), Math.max(from, to)];
    return (
      box.left > left - OUTLINE &&
      box.right < right + OUTLINE &&
      box.top > top - OUTLINE &&
      box.bottom < bottom + OUTLINE
    );
  });
}

/** Millimetres between the corner of an area and the line that it ends at. */
const NEAR = { x: 0.3, y: 0.6 };
/** An area under a line has this share of its corners on it, and the rest on its base. */
const ON_LINE = 0.45;

/** Tells whether a piece runs along lines that were read, as the area under one of them does. */
export function isAlong({ corners }: Piece, points: readonly Point[]): boolean {
  const near = corners.filter(({ x, y }) =>
    points.some((point) => Math.abs(point.x - x) < NEAR.x && Math.abs(point.y - y) < NEAR.y),
  );
  return near.length >= ON_LINE * corners.length;
}
