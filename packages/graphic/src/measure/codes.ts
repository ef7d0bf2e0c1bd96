import { hasRole, isText, type TextPart } from './kinds.ts';
import type { Part } from './part.ts';

/**
 * The short texts of a key that stand for longer ones, by what they say: those that name the words
 * beside them, or that a label of the figure repeats and that have words to their right.
 */
export function keyCodes(parts: readonly Part[]): ReadonlyMap<string, TextPart> {
  const texts = parts.filter(isText);
  const keys = texts.filter((part) => hasRole(part, 'key'));
  const ids = new Set(keys.map(({ item }) => item.id));
  const figure = new Set(texts.filter((part) => hasRole(part, 'label')).map(({ item }) => item.print));
  const isCode = (part: TextPart): boolean => {
    const { print, labels } = part.item;
    if (!/^[\p{L}\p{N}]{1,3}$/u.test(print)) return false;
    return labels === undefined
      ? figure.has(print) && keys.some((other) => isRightOf(part, other))
      : ids.has(labels);
  };
  return new Map(keys.filter(isCode).map((part) => [part.item.print, part]));
}

const MOST_APART = 15;

function isRightOf({ box: a }: TextPart, { box: b }: TextPart): boolean {
  const apart = b.x - a.x - a.width;
  return apart > 0 && apart <= MOST_APART && b.y < a.y + a.height && a.y < b.y + b.height;
}
