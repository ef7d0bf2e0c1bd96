import { addAll } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf } from '../markup/xml.ts';

/** Lists the parts of a row without the rows that only group: a bracket may open in one and close in another. */
export function flattenRow(elements: readonly Element[]): readonly Element[] {
  const flat: Element[] = [];
  for (const element of elements)
    if (nameOf(element) === 'mrow') addAll(flat, flattenRow(listChildren(element)));
    else flat.push(element);
  return flat;
}

/** Lists the parts of an element: those of a row, or the element alone. */
export function listParts(element: Element | undefined): readonly Element[] {
  return element ? flattenRow([element]) : [];
}

export function textOf(element: Element | undefined): string {
  return element?.textContent ?? '';
}

/** Finds the only part of an element: a row around one part only groups. */
export function findOnly(element: Element | undefined): Element | undefined {
  const parts = listParts(element);
  return parts.length === 1 ? parts[0] : undefined;
}
