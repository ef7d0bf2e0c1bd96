import { boxDistance } from '../geometry/box.ts';
import { isInside } from '../geometry/distance.ts';
import { hasRole, isClosed, isSymbol, isText, isTextured } from '../measure/kinds.ts';
import { measureGap } from '../measure/labelled.ts';
import { findNeighbours } from '../measure/neighbours.ts';
import type { Part } from '../measure/part.ts';
import type { ShapeItem, TextItem } from '../model/drawing.ts';
import type { Point } from '../model/geometry.ts';
import { type Anchor, placeBoxOff, type Size } from './anchors.ts';
import {
  type Board,
  doesNameAnother,
  doesTextFit,
  isTaken,
  leadItem,
  sizeOf,
  standsAtTip,
  toPart,
} from './board.ts';

export interface Led {
  readonly text: Part;
  readonly lead: Part;
  readonly line: ShapeItem;
}

/** From the text to the beginning of its line: as near as a label stands to anything (T: 3 to 6). */
const TEXT_GAP = 3.1;
/** A line that passes under a long text at a slant comes no nearer either. */
const LEAST_TEXT_GAP = 3;
const HAIR = 0.05;

interface Candidate {
  readonly tip: Point;
  readonly start: Point;
  readonly at: Point;
  readonly cost: number;
  /** Its tip lies within the area that it names, and so it crosses that outline. */
  readonly inward: boolean;
}

/** A place for the text within a lead line's reach, the ideal length first; null when there is none. */
export function placeOnLead(
  text: TextItem,
  own: readonly Part[],
  anchors: readonly Anchor[],
  board: Board,
): Led | null {
  const size = sizeOf(text, board);
  let best: (Led & { readonly cost: number }) | null = null;
  for (const { tip, start, at, cost, inward } of listCandidates(anchors, size, board)) {
    if (best && cost >= best.cost) break;
    if (isTaken({ ...at, ...size }, board) || isTipTaken(tip, board)) continue;
    const part = toPart({ ...text, at }, board);
    if (!part || !doesTextFit(part, own, board)) continue;
    const line = leadItem(`${text.id}-lead`, start, tip, board);
    const lead = toPart(line, board);
    if (!lead || measureGap(lead, part) < LEAST_TEXT_GAP || !isTipFree(tip, lead, own, board)) continue;
    if (inward && !doesPointInto(tip, own)) continue;
    const crossings = crossingsOf(lead, inward ? [] : own, board);
    if (crossings === null || crossings > MAX_CROSSINGS) continue;
    const doubt = doesNameAnother(part, own, board) ? DOUBT_COST : 0;
    const whole = cost + crossings * CROSSING_COST + doubt;
    if (!best || whole < best.cost) best = { text: part, lead, line, cost: whole };
  }
  return best;
}

const CROSSING_COST = 6;
/** A finger that follows a lead line loses it among more lines than these, and a code in the key is easier to follow. */
const MAX_CROSSINGS = 1;
/** The text stands at another symbol, as if it named that one. */
const DOUBT_COST = 20;
/** Only where nothing else leads to it. */
const INWARD_COST = 30;
const LENGTHS = [0, 3, 6, 9, 12, 15, 18];
const TURNS = [0, 0.5, -0.5, 1, -1];

function listCandidates(anchors: readonly Anchor[], size: Size, { profile }: Board): readonly Candidate[] {
  const { ideal, max, offTarget, width } = profile.limits.leadLine;
  const found: Candidate[] = [];
  for (const anchor of anchors)
    for (const sign of [1, -1])
      for (const turn of TURNS) {
        const way = turnVector({ x: anchor.normal.x * sign, y: anchor.normal.y * sign }, turn);
        for (const more of LENGTHS) {
          const length = ideal + more;
          if (length > max) continue;
          const off = anchor.half + width / 2 + (offTarget + HAIR) / Math.cos(turn);
          for (const inward of [false, true]) {
            const tipOff = inward ? -off : off;
            const tip = { x: anchor.at.x + way.x * tipOff, y: anchor.at.y + way.y * tipOff };
            const start = { x: tip.x + way.x * length, y: tip.y + way.y * length };
            const at = placeBoxOff({ at: start, normal: way, half: width / 2 }, way, TEXT_GAP, size);
            const cost = more / 3 + Math.abs(turn) + (inward ? INWARD_COST : 0);
            found.push({ tip, start, at, cost, inward });
          }
        }
      }
  return found.sort((a, b) => a.cost - b.cost);
}

function turnVector({ x, y }: Point, angle: number): Point {
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
}

/** An area whose middle is flat can be pointed into; a bare place has no inside. */
function doesPointInto(tip: Point, own: readonly Part[]): boolean {
  return own.some((part) => isClosed(part) && !isTextured(part) && !part.solid && isInside(tip, part.lines));
}

function isTipTaken({ x, y }: Point, { ink, profile }: Board): boolean {
  const { offTarget } = profile.limits.leadLine;
  // The largest square within the circle that must be free.
  const half = offTarget * Math.SQRT1_2;
  return ink.surelyWithin({ x: x - half, y: y - half, width: 2 * half, height: 2 * half }, 0);
}

/** Nothing nearer to the tip than what it points at, and that as near as it should be. */
function isTipFree(tip: Point, lead: Part, own: readonly Part[], { survey, profile, texts }: Board): boolean {
  const { offTarget } = profile.limits.leadLine;
  const point: Part = {
    ...lead,
    lines: [{ points: Float64Array.of(tip.x, tip.y), closed: true }],
    box: { x: tip.x, y: tip.y, width: 0, height: 0 },
  };
  const around = findNeighbours(point, survey, 3 * offTarget).filter(
    ({ part }) => !isText(part) && !hasRole(part, 'grid', 'background', 'lead-line'),
  );
  const nearest = around.reduce((least, { gap }) => Math.min(least, gap), Infinity);
  if (nearest < offTarget || (Number.isFinite(nearest) && nearest > 2 * offTarget)) return false;
  if (own.length > 0 && !around.some(({ part, gap }) => gap <= 2 * offTarget && own.includes(part)))
    return false;
  return !texts.some((text) => standsAtTip(text.box, lead));
}

/** How many lines it crosses; null where it would touch a text, a symbol or another lead line. */
function crossingsOf(
  lead: Part,
  own: readonly Part[],
  { survey, texts, leads, profile }: Board,
): number | null {
  const { elementGap } = profile.limits;
  const isNear = (other: Part): boolean =>
    boxDistance(other.box, lead.box) < elementGap && measureGap(other, lead) < elementGap;
  if (texts.some(isNear) || leads.some(isNear)) return null;
  let crossings = 0;
  for (const { part, gap } of findNeighbours(lead, survey, elementGap)) {
    if (hasRole(part, 'background') || own.includes(part)) {
      if (gap === 0 && !hasRole(part, 'background')) return null;
      continue;
    }
    if (isText(part) || isSymbol(part) || hasRole(part, 'lead-line')) return null;
    if (gap > 0 || hasRole(part, 'grid')) continue;
    crossings += isTextured(part) ? 2 : 1;
  }
  return crossings;
}
