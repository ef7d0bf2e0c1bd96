import type { Element, Node } from '@xmldom/xmldom';

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
export function isText(node: Node): boolean {
  return node.nodeType === 3 || node.nodeType === 4;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.getAttribute(name) ?? undefined;
}

export function tagOf(element: Element): string {
  return element.localName ?? '';
}

/** Children of SVG's own; what programs keep for themselves is passed over. */
export function svgChildren(element: Element): readonly Element[] {
  const children: Element[] = [];
  for (let child = element.firstChild; child; child = child.nextSibling)
    if (isElement(child) && child.namespaceURI === SVG_NAMESPACE) children.push(child);
  return children;
}

/** An element and all within it, in the order of the file. */
export function* elementsIn(root: Element): Generator<Element, void, undefined> {
  const waiting: Element[] = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element;
    for (const child of svgChildren(element).toReversed()) waiting.push(child);
  }
}

/** SVG 2 writes href without its old prefix. */
export function hrefOf(element: Element): string | undefined {
  return attribute(element, 'href') ?? attribute(element, 'xlink:href');
}

export function childText(element: Element, tag: string): string {
  return (svgChildren(element).find((child) => tagOf(child) === tag)?.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function numbersOf(text: string): readonly number[] {
  return (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
}
