import type { Element, Node } from '@xmldom/xmldom';

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

export const isElement = (node: Node): node is Element => node.nodeType === 1;
export const isText = (node: Node): boolean => node.nodeType === 3 || node.nodeType === 4;

export const attribute = (element: Element, name: string): string | undefined =>
  element.getAttribute(name) ?? undefined;

export const tagOf = (element: Element): string => element.localName ?? '';

/** Children of SVG's own; what programs keep for themselves is passed over. */
export const svgChildren = (element: Element): readonly Element[] => {
  const children: Element[] = [];
  for (let child = element.firstChild; child; child = child.nextSibling)
    if (isElement(child) && child.namespaceURI === SVG_NAMESPACE) children.push(child);
  return children;
};

/** An element and all within it, in the order of the file. */
export function* elementsIn(root: Element): Generator<Element, void, undefined> {
  const waiting: Element[] = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element;
    for (const child of svgChildren(element).toReversed()) waiting.push(child);
  }
}

/** SVG 2 writes href without its old prefix. */
export const hrefOf = (element: Element): string | undefined =>
  attribute(element, 'href') ?? attribute(element, 'xlink:href');

export const childText = (element: Element, tag: string): string =>
  (svgChildren(element).find((child) => tagOf(child) === tag)?.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const numbersOf = (text: string): readonly number[] =>
  (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
