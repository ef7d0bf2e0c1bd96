import { hasRole, isText, type TextPart } from './kinds.ts';
import type { Part } from './part.ts';

/** The short texts of a key, by what they say: each stands in the figure for a longer one. */
export const keyCodes = (parts: readonly Part[]): ReadonlyMap<string, TextPart> =>
  new Map(
    parts
      .filter(isText)
      .filter((part) => hasRole(part, 'key') && isCode(part.item.print))
      .map((part) => [part.item.print, part]),
  );

const isCode = (print: string): boolean => /^[\p{L}\p{N}]{1,3}$/u.test(print);
