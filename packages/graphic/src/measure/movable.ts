import type { Role } from '../model/drawing.ts';
import { hasRole, isText } from './kinds.ts';
import type { Part } from './part.ts';
import type { Survey } from './survey.ts';

/** Data, axes and grids say by their place what they say: to move one would be a lie. */
const FREE_TO_MOVE: readonly Role[] = ['symbol', 'outline', 'area', 'decoration', 'key', 'locator', 'arrow'];

/** Texts, and shapes that stand alone and say nothing by their exact place. */
export function isMovable(part: Part, survey: Survey): boolean {
  return isText(part) || (hasRole(part, ...FREE_TO_MOVE) && !survey.joined().has(part));
}
