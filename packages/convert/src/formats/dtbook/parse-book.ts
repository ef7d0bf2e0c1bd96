import type { Element } from '@xmldom/xmldom';
import { parseXml } from '../markup/xml.ts';

/**
 * Parses a book. Its declaration names a DTD, which is not fetched, and may switch MathML on by parameter entities, which are passed.
 * A book that declares other entities is not read: null.
 */
export function parseBook(text: string): Element | null {
  const at = text.search(/<!DOCTYPE\b/i);
  if (at < 0) return /<!ENTITY/i.test(text) ? null : parseXml(text);
  const end = findEnd(text, at);
  if (end === null) return null;
  const declared = text.slice(at, end);
  const rest = text.slice(0, at) + text.slice(end);
  const entities = declared.match(/<!ENTITY\s{1,100}[^\s]/gi) ?? [];
  const declaresWords = entities.some((one) => !one.endsWith('%'));
  return declaresWords || /<!(?:DOCTYPE|ENTITY)/i.test(rest) ? null : parseXml(rest);
}

/** Finds where a declaration ends; signs in quotes and in brackets do not end it. */
function findEnd(text: string, start: number): number | null {
  let quote = '';
  let isInBrackets = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '[') isInBrackets = true;
    else if (sign === ']') isInBrackets = false;
    else if (sign === '>' && !isInBrackets) return at + 1;
  }
  return null;
}
