import { centerOf } from '../geometry/box.ts';
import { isClosed, isSymbol, isTextured } from '../measure/kinds.ts';
import type { Part } from '../measure/part.ts';
import type { TextItem } from '../model/drawing.ts';
import type { Box, Point } from '../model/geometry.ts';
import { type Anchor, placeBoxOff, type Size } from './anchors.ts';
import {
  type Board,
  doesBelong,
  doesNameAnother,
  doesTextFit,
  isTaken,
  isTextInside,
  sizeOf,
  toPart,
} from './board.ts';

interface Candidate {
  readonly at: Point;
  readonly cost: number;
}

/** Read first where hands and eyes look first: to the right, then above, then below, then to the left. */
function sideCost({ x, y }: Point): number {
  return x > 0.5 ? 0 : y < -0.5 ? 0.6 : y > 0.5 ? 0.8 : 1.2;
}

/** The best free place beside or inside what the text names; null when there is none. */
export function placeBeside(
  text: TextItem,
  own: readonly Part[],
  anchors: readonly Anchor[],
  board: Board,
): Part | null {
  const size = sizeOf(text, board);
  const candidates = [
    ...placeInside(own, size, board),
    ...placeAtSymbols(own, size, board),
    ...placeOutside(anchors, size, board),
  ];
  candidates.sort((a, b) => a.cost - b.cost);
  let doubtful: Part | null = null;
  for (const { at } of candidates) {
    if (isTaken({ ...at, ...size }, board)) continue;
    const part = toPart({ ...text, at }, board);
    if (!part || !doesBelong(part, own, board) || !doesTextFit(part, own, board)) continue;
    if (!doesNameAnother(part, own, board)) return part;
    doubtful ??= part;
  }
  return doubtful;
}

const WAYS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** Level with a symbol or centred on it, where a finger looks first. */
function* placeAtSymbols(
  own: readonly Part[],
  { width, height }: Size,
  { range }: Board,
): Generator<Candidate> {
  for (const { box } of own.filter(isSymbol)) {
    const middle = centerOf(box);
    for (const way of WAYS)
      for (const [index, gap] of listGaps(range).entries()) {
        const x = middle.x + way.x * (box.width / 2 + gap + width / 2) - width / 2;
        const y = middle.y + way.y * (box.height / 2 + gap + height / 2) - height / 2;
        yield { at: { x, y }, cost: sideCost(way) + index * 0.5 - LEVEL };
      }
  }
}

/** Sooner than a place that hangs at a slant. */
const LEVEL = 0.25;

function* placeOutside(anchors: readonly Anchor[], size: Size, { range }: Board): Generator<Candidate> {
  const gaps = listGaps(range);
  for (const anchor of anchors)
    for (const sign of [1, -1]) {
      const way = { x: anchor.normal.x * sign, y: anchor.normal.y * sign };
      for (const [index, gap] of gaps.entries())
        yield { at: placeBoxOff(anchor, way, gap, size), cost: sideCost(way) + index * 0.5 };
    }
}

function listGaps({ min, max }: Board['range']): readonly number[] {
  return [min + HAIR, (min + max) / 2, max - HAIR];
}
const HAIR = 0.05;
/** Places inside are about so far apart; in a large area there are no more than so many across. */
const STEP = 2;
const MOST_STEPS = 24;
function countSteps(length: number): number {
  return Math.min(MOST_STEPS, Math.max(2, Math.ceil(length / STEP)));
}

/** Within an area large enough: its middle first. A texture has to be opened for it, so that is dearer. */
function* placeInside(own: readonly Part[], size: Size, board: Board): Generator<Candidate> {
  for (const area of own) {
    if (!isClosed(area) || area.solid) continue;
    const { x, y, width, height } = area.box;
    if (width < size.width + 2 * board.range.min || height < size.height + 2 * board.range.min) continue;
    const columns = countSteps(width);
    const rows = countSteps(height);
    for (let row = 1; row < rows; row += 1)
      for (let column = 1; column < columns; column += 1) {
        const at = {
          x: x + (width * column) / columns - size.width / 2,
          y: y + (height * row) / rows - size.height / 2,
        };
        const box: Box = { ...at, ...size };
        if (isTaken(box, board) || !isTextInside({ ...area, box }, area)) continue;
        const off = Math.hypot(column / columns - 0.5, row / rows - 0.5);
        yield { at, cost: (isTextured(area) ? 3 : -1) + off };
      }
  }
}
