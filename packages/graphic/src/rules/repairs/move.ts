import { shiftItems } from '../../geometry/change-shapes.ts';
import { hasRole, isText } from '../../measure/kinds.ts';
import { isMovable } from '../../measure/movable.ts';
import type { Part } from '../../measure/part.ts';
import { findNearestRoom } from '../../measure/room.ts';
import type { Survey } from '../../measure/survey.ts';
import type { Finding, Mend } from '../rule/rule.ts';

/** A hair more than asked, so that rounding never leaves the finding. */
const HAIR = 0.01;

/** Who may make way: texts before shapes, the smaller before the larger, never what is held in place. */
function listMovers(finding: Finding, survey: Survey): readonly Part[] {
  return finding.items
    .flatMap((id) => survey.partsOf(id))
    .filter((part) => isMovable(part, survey))
    .sort((a, b) => Number(isText(b)) - Number(isText(a)) || sizeOf(a) - sizeOf(b));
}

function sizeOf({ box }: Part): number {
  return box.width * box.height;
}

/** What is moved takes the texts that name it along. */
function findCompany(part: Part, survey: Survey): ReadonlySet<string> {
  return new Set([
    part.item.id,
    ...survey.parts
      .filter((other) => isText(other) && other.item.labels === part.item.id)
      .map(({ item }) => item.id),
  ]);
}

/** Back over the nearest margins. */
export const moveIntoMargins: Mend = (drawing, finding, survey) => {
  const [part] = listMovers(finding, survey);
  if (!part) return drawing;
  const margin = (survey.profile.limits.margin ?? 0) + HAIR;
  const { box } = part;
  const dx = shiftInto(box.x, box.width, margin, drawing.sheet.width - margin);
  const dy = shiftInto(box.y, box.height, margin, drawing.sheet.height - margin);
  if (!isText(part) && Math.hypot(dx, dy) > FARTHEST) return drawing;
  return shiftItems(drawing, findCompany(part, survey), dx, dy);
};

/** A shape that lies further out belongs to a picture that must be fitted as a whole. */
const FARTHEST = 15;

function shiftInto(start: number, length: number, least: number, most: number): number {
  if (start < least) return least - start;
  return start + length > most ? most - start - length : 0;
}

/** Straight away from the other, by what is missing. */
export const moveApart: Mend = (drawing, finding, survey) => {
  const [first, second] = finding.items.map((id) => survey.partsOf(id)[0]);
  const [mover] = listMovers(finding, survey);
  if (!first || !second || !mover || finding.measured <= 0) return drawing;
  const pair = survey
    .near()
    .pairs.find(({ a, b }) => (a === first && b === second) || (a === second && b === first));
  if (!pair) return drawing;
  const [other, own] = pair.a === mover ? [pair.to, pair.from] : [pair.from, pair.to];
  const length = Math.hypot(own.x - other.x, own.y - other.y);
  if (length === 0) return drawing;
  const by = (finding.required - finding.measured + HAIR) / length;
  return shiftItems(drawing, findCompany(mover, survey), (own.x - other.x) * by, (own.y - other.y) * by);
};

/** To the nearest free place that keeps every distance. */
export const moveToNearestRoom: Mend = (drawing, finding, survey) => {
  for (const mover of listMovers(finding, survey)) {
    const room = findNearestRoom(mover, survey);
    if (room) return shiftItems(drawing, listAlone(mover, survey), room.dx, room.dy);
  }
  return drawing;
};

function listAlone(part: Part, survey: Survey): ReadonlySet<string> {
  return hasRole(part, 'symbol') ? findCompany(part, survey) : new Set([part.item.id]);
}
