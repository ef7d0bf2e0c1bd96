import { hasRole, isText, type TextPart } from './kinds.ts';
import type { Part } from './part.ts';

/**
 * The short texts of a key that stand for longer ones, by what they say: those that name the words
 * beside them, or that a label of the figure repeats.
 */
export const keyCodes = (parts: readonly Part[]): ReadonlyMap<string, TextPart> => {
  const texts = parts.filter(isText);
  const keys = texts.filter((part) => hasRole(part, 'key'));
  const words = new Set(keys.map(({ item }) => item.id));
  const figure = new Set(texts.filter((part) => hasRole(part, 'label')).map(({ item }) => item.print));
  const isCode = ({ item }: TextPart): boolean =>
    /^[\p{L}\p{N}]{1,3}$/u.test(item.print) &&
    (item.labels === undefined ? figure.has(item.print) : words.has(item.labels));
  return new Map(keys.filter(isCode).map((part) => [part.item.print, part]));
};
