import type { Element, Node } from '@xmldom/xmldom';

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
export function isText(node: Node): boolean {
  return node.nodeType === 3 || node.nodeType === 4;
}

export function readAttribute(element: Element, name: string): string | undefined {
  return element.getAttribute(name) ?? undefined;
}

export function tagOf(element: Element): string {
  return element.localName ?? '';
}

/** Children of SVG's own; what programs keep for themselves is passed over. */
export function listSvgChildren(element: Element): readonly Element[] {
  const children: Element[] = [];
  for (let child = element.firstChild; child; child = child.nextSibling)
    if (isElement(child) && child.namespaceURI === SVG_NAMESPACE) children.push(child);
  return children;
}

/** An element and all within it, in the order of the file. */
export function* walkElements(root: Element): Generator<Element, void, undefined> {
  const waiting: Element[] = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element;
    for (const child of listSvgChildren(element).toReversed()) waiting.push(child);
  }
}

/** SVG 2 writes href without its old prefix. */
export function hrefOf(element: Element): string | undefined {
  return readAttribute(element, 'href') ?? readAttribute(element, 'xlink:href');
}

export function readChildText(element: Element, tag: string): string {
  return (listSvgChildren(element).find((child) => tagOf(child) === tag)?.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function readNumbers(text: string): readonly number[] {
  return (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
}
