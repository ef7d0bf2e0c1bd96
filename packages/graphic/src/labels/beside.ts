import type { TextItem } from '../model/drawing.ts';
import type { Box, Point } from '../model/geometry.ts';
import { isClosed, isTextured } from '../rules/measure/kinds.ts';
import type { Part } from '../rules/measure/part.ts';
import { type Anchor, boxOff, type Size } from './anchors.ts';
import { asPart, type Board, belongs, isTaken, sizeOf, standsInside, textFits } from './board.ts';

type Candidate = { readonly at: Point; readonly cost: number };

/** Read first where hands and eyes look first: to the right, then above, then below, then to the left. */
const sideCost = ({ x, y }: Point): number => (x > 0.5 ? 0 : y < -0.5 ? 0.6 : y > 0.5 ? 0.8 : 1.2);

/** The best free place beside or inside what the text names; null when there is none. */
export const placeBeside = (
  text: TextItem,
  own: readonly Part[],
  anchors: readonly Anchor[],
  board: Board,
): Part | null => {
  const size = sizeOf(text, board);
  const candidates = [...inside(own, size, board), ...outside(anchors, size, board)];
  candidates.sort((a, b) => a.cost - b.cost);
  for (const { at } of candidates) {
    if (isTaken({ ...at, ...size }, board)) continue;
    const part = asPart({ ...text, at }, board);
    if (part && belongs(part, own, board) && textFits(part, own, board)) return part;
  }
  return null;
};

function* outside(anchors: readonly Anchor[], size: Size, { range }: Board): Generator<Candidate> {
  const gaps = [range.min + HAIR, (range.min + range.max) / 2, range.max - HAIR];
  for (const anchor of anchors)
    for (const sign of [1, -1]) {
      const way = { x: anchor.normal.x * sign, y: anchor.normal.y * sign };
      for (const [index, gap] of gaps.entries())
        yield { at: boxOff(anchor, way, gap, size), cost: sideCost(way) + index * 0.5 };
    }
}

const HAIR = 0.05;
/** Places inside are about so far apart; in a large area there are no more than so many across. */
const STEP = 2;
const MOST_STEPS = 24;
const stepsIn = (length: number): number => Math.min(MOST_STEPS, Math.max(2, Math.ceil(length / STEP)));

/** Within an area large enough: its middle first. A texture has to be opened for it, so that is dearer. */
function* inside(own: readonly Part[], size: Size, board: Board): Generator<Candidate> {
  for (const area of own) {
    if (!isClosed(area) || area.solid) continue;
    const { x, y, width, height } = area.box;
    if (width < size.width + 2 * board.range.min || height < size.height + 2 * board.range.min) continue;
    const columns = stepsIn(width);
    const rows = stepsIn(height);
    for (let row = 1; row < rows; row += 1)
      for (let column = 1; column < columns; column += 1) {
        const at = {
          x: x + (width * column) / columns - size.width / 2,
          y: y + (height * row) / rows - size.height / 2,
        };
        const box: Box = { ...at, ...size };
        if (isTaken(box, board) || !standsInside({ ...area, box }, area)) continue;
        const off = Math.hypot(column / columns - 0.5, row / rows - 0.5);
        yield { at, cost: (isTextured(area) ? 3 : -1) + off };
      }
  }
}
