import type { Role } from '../model/drawing.ts';
import { isText } from './kinds.ts';
import type { Part } from './part.ts';
import type { Survey } from './survey.ts';

/** Data, axes and grids say by their place what they say: to move one would be a lie. */
const FREE_TO_MOVE: ReadonlySet<Role> = new Set([
  'symbol',
  'outline',
  'area',
  'decoration',
  'key',
  'locator',
  'arrow',
]);

/** What its author has not locked: texts, and shapes that stand alone and say nothing by their exact place. */
export function isMovable(part: Part, survey: Survey): boolean {
  if (part.item.locked) return false;
  return isText(part) || (FREE_TO_MOVE.has(part.item.role) && !survey.joined().has(part));
}
