import type { Element } from '@xmldom/xmldom';
import { SVG_NAMESPACE } from '../version.ts';

export function readAttribute(element: Element, name: string): string | undefined {
  return element.getAttribute(name) ?? undefined;
}

/** SVG's own elements only: what other programs keep beside them is passed over. */
export function listSvgChildren(element: Element): readonly Element[] {
  const children: Element[] = [];
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (isElement(child) && child.namespaceURI === SVG_NAMESPACE) children.push(child);
  }
  return children;
}

function isElement(node: { readonly nodeType: number }): node is Element {
  return node.nodeType === 1;
}

export function readChildText(element: Element, tag: string): string {
  return listSvgChildren(element).find((child) => child.localName === tag)?.textContent ?? '';
}

/** Missing or empty is NaN, which no check lets pass. */
export function numberOf(text: string | undefined): number {
  return text === undefined || text.trim() === '' ? Number.NaN : Number(text);
}

export function numbersOf(text: string): readonly number[] {
  return text.trim() === ''
    ? []
    : text
        .trim()
        .split(/[\s,]+/)
        .map(Number);
}

export function pointOf(text: string | undefined): { readonly x: number; readonly y: number } {
  const [x = Number.NaN, y = Number.NaN] = numbersOf(text ?? '');
  return { x, y };
}
