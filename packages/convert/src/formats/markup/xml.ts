import { MARKUP_LIMITS, measureMarkup } from '@relievo/graphic/xml';
import { DOMParser, type Element } from '@xmldom/xmldom';

/** The root of an XML file of an office document; null where it is none, or declares what may grow. */
export function parseOfficeXml(bytes: Uint8Array | undefined): Element | null {
  if (!bytes) return null;
  const text = new TextDecoder().decode(bytes);
  return /<!(?:DOCTYPE|ENTITY)/i.test(text) ? null : parseXml(text);
}

/** Parses XML without declarations; null if it is not whole, or is deeper than anything that people write. */
export function parseXml(text: string): Element | null {
  const { depth, attributes, namespaces } = measureMarkup(text);
  if (depth > DEEPEST || attributes > MARKUP_LIMITS.attributes || namespaces > MARKUP_LIMITS.namespaces)
    return null;
  try {
    const parser = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message);
      },
    });
    return parser.parseFromString(text, 'text/xml').documentElement;
  } catch {
    return null;
  }
}

/** Elements deeper than these no program for documents writes, and none reads them without end. */
const DEEPEST = 500;

export function listChildren(element: Element, name?: string): readonly Element[] {
  const children: Element[] = [];
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (node.nodeType === 1 && (name === undefined || nameOf(node as Element) === name))
      children.push(node as Element);
  return children;
}

export function findChild(element: Element | undefined, ...path: readonly string[]): Element | undefined {
  let found = element;
  for (const name of path) found = found && listChildren(found, name)[0];
  return found;
}

/** Without the prefix, which every program chooses for itself. */
export function nameOf(element: Element): string {
  return element.localName ?? element.nodeName;
}

/** An attribute by its name without a prefix. */
export function valueOf(element: Element | undefined, name = 'val'): string | null {
  for (const attribute of element ? Array.from(element.attributes) : [])
    if ((attribute.localName ?? attribute.name) === name) return attribute.value;
  return null;
}

/** Finds the elements of a name that are inside no other of that name. Copies for older programs are passed. */
export function findWithin(element: Element, name: string): readonly Element[] {
  return listChildren(element).flatMap((child) => {
    if (nameOf(child) === 'Fallback') return [];
    return nameOf(child) === name ? [child] : findWithin(child, name);
  });
}
