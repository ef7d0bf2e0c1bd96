import { wrapCells } from '@relievo/braille/layout';
import { maxOf } from '@relievo/words';
import { boxDistance, centerOf } from '../geometry/box.ts';
import { isInside } from '../geometry/distance.ts';
import { hasRole, isClosed, isText, isTextured } from '../measure/kinds.ts';
import { findNeighbours } from '../measure/neighbours.ts';
import type { Part } from '../measure/part.ts';
import type { TextItem } from '../model/drawing.ts';
import type { Box, Point } from '../model/geometry.ts';
import type { Size } from './anchors.ts';
import { type Board, doesTextFit, isTaken, leadItem, sizeOf, toPart } from './board.ts';

/** Millimetres that braille may be away from its words in the source: farther, it names something else. */
const REACH = 12;
/** Within the area that they name words may be farther away. */
const REACH_AT_HOME = 25;
const STEP = 1.5;
/** Cells from which words are tried in two lines and in three. */
const LONG = 12;

interface Candidate {
  readonly text: TextItem;
  readonly size: Size;
  readonly at: Point;
  readonly cost: number;
}

/**
 * Finds the free place nearest to where the source has the words. No line lies between both, so that the braille
 * stays on its side of what it names; words within an area stay in it.
 */
export function placeNear(text: TextItem, near: Box, own: readonly Part[], board: Board): Part | null {
  const middle = centerOf(near);
  const closed = board.survey.parts.filter((part) => isClosed(part) && !isText(part));
  const homes = closed.filter((part) => isWithin(middle, part));
  const isNamed = own.some((part) => homes.includes(part));
  const candidates = listForms(text).flatMap((form, index) =>
    listCandidates(form, index, near, isNamed ? REACH_AT_HOME : REACH, board),
  );
  candidates.sort((a, b) => a.cost - b.cost);
  for (const { text: form, size, at: corner } of candidates) {
    const box = { ...corner, ...size };
    if (isTaken(box, board)) continue;
    const at = centerOf(box);
    if (closed.some((area) => homes.includes(area) !== isWithin(at, area))) continue;
    const part = toPart({ ...form, at: corner }, board);
    if (part && doesTextFit(part, own, board) && isInSight(middle, box, board)) return part;
  }
  return null;
}

/** Tells whether the point is within the outline. Most outlines are elsewhere, which their boxes tell at once. */
function isWithin({ x, y }: Point, { box, lines }: Part): boolean {
  const isInBox = x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
  return isInBox && isInside({ x, y }, lines);
}

/** A number or a few letters say as much as a code would. */
export function isNumberOrLetter(print: string): boolean {
  return /^[-+−±]?[\p{L}\p{N}.,:/%°′″'’?]{1,6}$/u.test(print.trim());
}

function listForms(text: TextItem): readonly TextItem[] {
  const cells = text.braille?.cells ?? '';
  if (!text.braille || cells.length < LONG) return [text];
  const forms = new Map([[cells, text]]);
  const longest = maxOf(cells.split(BLANK_CELL).map((word) => word.length));
  for (const lines of [2, 3]) {
    // A word is never divided.
    const wrapped = wrapCells(cells, Math.max(longest, Math.ceil(cells.length / lines) + 1)).join('\n');
    forms.set(wrapped, { ...text, braille: { ...text.braille, cells: wrapped } });
  }
  return [...forms.values()];
}

const BLANK_CELL = '\u2800';

/** The first form is the best unless another saves millimetres. */
const FORM_COST = 1.5;

function listCandidates(
  text: TextItem,
  form: number,
  near: Box,
  reach: number,
  board: Board,
): readonly Candidate[] {
  const size = sizeOf(text, board);
  const found: Candidate[] = [];
  for (let y = near.y - size.height - reach; y <= near.y + near.height + reach; y += STEP)
    for (let x = near.x - size.width - reach; x <= near.x + near.width + reach; x += STEP)
      found.push({
        text,
        size,
        at: { x, y },
        cost: measureMove({ x, y, ...size }, near) + form * FORM_COST,
      });
  return found;
}

/** Words keep the edge that they had at their neighbour: left, middle or right, whichever moves least. */
function measureMove(box: Box, near: Box): number {
  const [a, b] = [centerOf(box), centerOf(near)];
  const across = Math.min(
    Math.abs(box.x - near.x),
    Math.abs(a.x - b.x),
    Math.abs(box.x + box.width - near.x - near.width),
  );
  return boxDistance(box, near) + 0.6 * across + 0.6 * Math.abs(a.y - b.y);
}

/** Tells whether nothing lies between the place of the words in the source and the braille. */
function isInSight(from: Point, box: Box, board: Board): boolean {
  const to = {
    x: Math.min(Math.max(from.x, box.x), box.x + box.width),
    y: Math.min(Math.max(from.y, box.y), box.y + box.height),
  };
  if (Math.hypot(to.x - from.x, to.y - from.y) < 0.5) return true;
  const way = toPart(leadItem('way', from, to, board), board);
  if (!way) return true;
  return findNeighbours({ ...way, half: 0 }, board.survey, 0.1).every(
    ({ part, gap }) =>
      gap > 0 ||
      hasRole(part, 'grid', 'background') ||
      (isTextured(part) && isInside(from, part.lines) && isInside(to, part.lines)),
  );
}
