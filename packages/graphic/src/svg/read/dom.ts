import type { Element } from '@xmldom/xmldom';
import { SVG_NAMESPACE } from '../version.ts';

export const attribute = (element: Element, name: string): string | undefined =>
  element.getAttribute(name) ?? undefined;

/** SVG's own elements only: what other programs keep beside them is passed over. */
export const svgChildren = (element: Element): readonly Element[] => {
  const children: Element[] = [];
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (isElement(child) && child.namespaceURI === SVG_NAMESPACE) children.push(child);
  }
  return children;
};

const isElement = (node: { readonly nodeType: number }): node is Element => node.nodeType === 1;

export const childText = (element: Element, tag: string): string =>
  svgChildren(element).find((child) => child.localName === tag)?.textContent ?? '';

/** Missing or empty is NaN, which no check lets pass. */
export const numberOf = (text: string | undefined): number =>
  text === undefined || text.trim() === '' ? Number.NaN : Number(text);

export const numbersOf = (text: string): readonly number[] =>
  text.trim() === ''
    ? []
    : text
        .trim()
        .split(/[\s,]+/)
        .map(Number);

export const pointOf = (text: string | undefined): { readonly x: number; readonly y: number } => {
  const [x = Number.NaN, y = Number.NaN] = numbersOf(text ?? '');
  return { x, y };
};
