import { shiftItems } from '../../geometry/change-shapes.ts';
import { hasRole, isText } from '../../measure/kinds.ts';
import { isMovable } from '../../measure/movable.ts';
import type { Part } from '../../measure/part.ts';
import { nearestRoom } from '../../measure/room.ts';
import type { Survey } from '../../measure/survey.ts';
import type { Finding, Mend } from '../rule/rule.ts';

/** A hair more than asked, so that rounding never leaves the finding. */
const HAIR = 0.01;

/** Who may make way: texts before shapes, the smaller before the larger, never what is held in place. */
const movers = (finding: Finding, survey: Survey): readonly Part[] =>
  finding.items
    .flatMap((id) => survey.partsOf(id))
    .filter((part) => isMovable(part, survey))
    .sort((a, b) => Number(isText(b)) - Number(isText(a)) || sizeOf(a) - sizeOf(b));

const sizeOf = ({ box }: Part): number => box.width * box.height;

/** What is moved takes the texts that name it along. */
const company = (part: Part, survey: Survey): ReadonlySet<string> =>
  new Set([
    part.item.id,
    ...survey.parts
      .filter((other) => isText(other) && other.item.labels === part.item.id)
      .map(({ item }) => item.id),
  ]);

/** Back over the nearest margins. */
export const intoMargins: Mend = (drawing, finding, survey) => {
  const [part] = movers(finding, survey);
  if (!part) return drawing;
  const margin = (survey.profile.limits.margin ?? 0) + HAIR;
  const { box } = part;
  const dx = into(box.x, box.width, margin, drawing.sheet.width - margin);
  const dy = into(box.y, box.height, margin, drawing.sheet.height - margin);
  if (!isText(part) && Math.hypot(dx, dy) > FARTHEST) return drawing;
  return shiftItems(drawing, company(part, survey), dx, dy);
};

/** A shape that lies further out belongs to a picture that must be fitted as a whole. */
const FARTHEST = 15;

const into = (start: number, length: number, least: number, most: number): number => {
  if (start < least) return least - start;
  return start + length > most ? most - start - length : 0;
};

/** Straight away from the other, by what is missing. */
export const apart: Mend = (drawing, finding, survey) => {
  const [first, second] = finding.items.map((id) => survey.partsOf(id)[0]);
  const [mover] = movers(finding, survey);
  if (!first || !second || !mover || finding.measured <= 0) return drawing;
  const pair = survey
    .near()
    .pairs.find(({ a, b }) => (a === first && b === second) || (a === second && b === first));
  if (!pair) return drawing;
  const [other, own] = pair.a === mover ? [pair.to, pair.from] : [pair.from, pair.to];
  const length = Math.hypot(own.x - other.x, own.y - other.y);
  if (length === 0) return drawing;
  const by = (finding.required - finding.measured + HAIR) / length;
  return shiftItems(drawing, company(mover, survey), (own.x - other.x) * by, (own.y - other.y) * by);
};

/** To the nearest free place that keeps every distance. */
export const toNearestRoom: Mend = (drawing, finding, survey) => {
  for (const mover of movers(finding, survey)) {
    const room = nearestRoom(mover, survey);
    if (room) return shiftItems(drawing, alone(mover, survey), room.dx, room.dy);
  }
  return drawing;
};

const alone = (part: Part, survey: Survey): ReadonlySet<string> =>
  hasRole(part, 'symbol') ? company(part, survey) : new Set([part.item.id]);
