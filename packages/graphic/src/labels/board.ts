import { minOf } from '@relievo/words';
import { boxDistance } from '../geometry/box.ts';
import { isInside } from '../geometry/distance.ts';
import { measureBlankCell, textBox } from '../geometry/text-box.ts';
import { measureClearance } from '../measure/gaps.ts';
import { isClosed, isSymbol, isTextured } from '../measure/kinds.ts';
import { measureGap } from '../measure/labelled.ts';
import { findNeighbours } from '../measure/neighbours.ts';
import { type Part, partOf } from '../measure/part.ts';
import { isOnSheet } from '../measure/room.ts';
import { type Survey, surveyDrawing } from '../measure/survey.ts';
import type { Drawing, Line, ShapeItem, TextItem } from '../model/drawing.ts';
import type { Box, Point } from '../model/geometry.ts';
import type { Profile } from '../profiles/profile.ts';
import type { Size } from './anchors.ts';
import { type Ink, inkOf } from './ink.ts';

/** A drawing, and what has been put on it since it was measured. */
export interface Board {
  readonly survey: Survey;
  readonly profile: Profile;
  /** How far a label stands from what it names. */
  readonly range: { readonly min: number; readonly max: number };
  readonly ink: Ink;
  readonly texts: Part[];
  readonly leads: Part[];
  /** What the labels name: none of them is the place of another one's words. */
  readonly named: readonly Part[];
}

/** What a medium without a rule of its own for labels is given: the distances of paper. */
const ANY_RANGE = { min: 3, max: 6 };

export function boardOf(drawing: Drawing, profile: Profile, named: readonly string[] = []): Board {
  const measured = surveyDrawing(drawing, profile);
  return {
    survey: measured,
    profile,
    range: profile.limits.labelGap ?? ANY_RANGE,
    ink: inkOf(measured),
    texts: [],
    leads: [],
    named: named.flatMap((id) => measured.partsOf(id)).filter(isClosed),
  };
}

/** Whether a text of this size surely cannot stand there: quick, before anything is measured. */
export function isTaken(box: Box, board: Board): boolean {
  const { ink, range, survey, texts } = board;
  return (
    !isOnSheet(box, survey) ||
    texts.some((text) => isNearText(text.box, box, board)) ||
    ink.surelyWithin(box, Math.min(range.min, board.profile.limits.elementGap))
  );
}

/** Nearer than two words of one line, or than any two things, may be. */
export function isNearText(a: Box, b: Box, { survey: { drawing }, profile }: Board): boolean {
  const { elementGap } = profile.limits;
  const isLevel = a.y < b.y + b.height && b.y < a.y + a.height;
  const least =
    isLevel && profile.medium !== 'touchscreen'
      ? Math.max(elementGap, measureBlankCell(drawing.sheet))
      : elementGap;
  return boxDistance(a, b) < least;
}

/** The item as the rules will measure it; null where it raises nothing. */
export function toPart(item: TextItem | ShapeItem, { survey: { drawing, profile } }: Board): Part | null {
  const part = partOf(item, drawing.sheet, profile.medium, -1);
  return typeof part === 'string' ? null : part;
}

/**
 * Whether a text may stand there: within the margins, off every outline, text and lead line by what
 * the rules ask, and in no texture but one of its own, where there is room for a clear space.
 */
export function doesTextFit(text: Part, own: readonly Part[], board: Board): boolean {
  const { survey, profile, texts, leads } = board;
  if (!isOnSheet(text.box, survey)) return false;
  const { elementGap } = profile.limits;
  if (texts.some((other) => isNearText(other.box, text.box, board))) return false;
  if (liesInAnother(text, own, board)) return false;
  if (
    leads.some((lead) => boxDistance(lead.box, text.box) < elementGap && measureGap(lead, text) < elementGap)
  )
    return false;
  if (leads.some((lead) => standsAtTip(text.box, lead))) return false;
  return findNeighbours(text, survey, reachOf(board)).every(({ part, gap }) => {
    if (part.item.role === 'background') return true;
    if (own.includes(part)) return doesFitItsOwn(text, part, gap, board);
    const clearance = measureClearance(text, part, survey);
    return gap > 0 && (clearance === null || gap >= clearance.gap);
  });
}

/**
 * How far a text stands from the tip of another one's lead line. Its own stands 3.1 mm from where the line begins: one
 * that is as near to the tip would be taken for the text, and the line would be followed the wrong way.
 */
const LEAST_FROM_TIP = 5;

export function standsAtTip(text: Box, lead: Part): boolean {
  const [x = Number.NaN, y = Number.NaN] = lead.lines.at(-1)?.points.slice(-2) ?? [];
  return boxDistance(text, { x, y, width: 0, height: 0 }) < LEAST_FROM_TIP;
}

/** In the middle of something else that has a name, and that does not hold its own part as well. */
function liesInAnother(text: Part, own: readonly Part[], { named }: Board): boolean {
  return named.some(
    (part) =>
      !own.includes(part) &&
      isTextInside(text, part) &&
      !own.some(({ box }) => isInside(middleOf(box), part.lines)),
  );
}

function reachOf({ range, survey: { drawing }, profile: { limits } }: Board): number {
  return Math.max(measureBlankCell(drawing.sheet), range.max, limits.elementGap, clearRoom(limits) + 3);
}

function clearRoom({ elementGap, labelClearance }: Profile['limits']): number {
  return Math.max(elementGap, labelClearance ?? 0);
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function isTextInside(text: Part, area: Part): boolean {
  return area.lines.some(({ closed }) => closed) && isInside(middleOf(text.box), area.lines);
}

function doesFitItsOwn(text: Part, own: Part, gap: number, { range, profile }: Board): boolean {
  if (!isTextured(own) || !isTextInside(text, own)) return gap >= range.min;
  // A clear space is cut into the texture, and something of the texture stays around it.
  return rimDistance(text, own) >= clearRoom(profile.limits) + 2 * own.half + MIN_RIM;
}

const MIN_RIM = 2;

/** To the outline itself: in the middle of a texture the gap is 0, the rim may be far. */
function rimDistance(text: Part, area: Part): number {
  return measureGap({ ...text, solid: false }, area);
}

/** Where the label will be read as belonging: between the nearest and the farthest, or inside. */
export function doesBelong(text: Part, own: readonly Part[], { range }: Board): boolean {
  if (own.length === 0 || own.some((part) => isTextInside(text, part))) return true;
  const gap = minOf(own.map((part) => measureGap(text, part)));
  return gap >= range.min && gap <= range.max;
}

/** Whether it stands as near to another symbol as to its own, and would be read as that one's name. */
export function doesNameAnother(text: Part, own: readonly Part[], { survey, range }: Board): boolean {
  if (own.length === 0 || own.some((part) => isTextInside(text, part))) return false;
  const around = findNeighbours(text, survey, range.max + 1);
  const ownGap = around.reduce(
    (least, { part, gap }) => (own.includes(part) ? Math.min(least, gap) : least),
    Infinity,
  );
  return around.some(({ part, gap }) => isSymbol(part) && !own.includes(part) && gap < ownGap + 1);
}

export function sizeOf(text: TextItem, { survey }: Board): Size {
  const { width, height } = textBox(text, survey.drawing.sheet);
  return { width, height };
}

export function leadItem(id: string, from: Point, to: Point, { profile }: Board): ShapeItem {
  const line: Line = { style: 'solid', width: profile.limits.leadLine.width };
  return {
    kind: 'shape',
    id,
    role: 'lead-line',
    name: '',
    description: '',
    geometry: { type: 'path', subpaths: [{ start: from, segments: [{ to }], closed: false }] },
    line,
    texture: null,
    height: 1,
  };
}
