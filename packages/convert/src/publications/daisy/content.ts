import { escapeMarkup } from '@relievo/graphic/xml';
import type { Element, Node } from '@xmldom/xmldom';
import { type Attributes, element, emptyElement } from '../html/markup.ts';
import { pageKindOf } from './pages.ts';

const ELEMENT = 1;
const TEXT = 3;
/** Elements that XHTML 1.0 has not, with the element that is written instead. */
const RENAMED: Readonly<Record<string, string>> = {
  section: 'div',
  aside: 'div',
  figure: 'div',
  figcaption: 'div',
  header: 'div',
};
const ATTRIBUTES = ['id', 'class', 'lang', 'xml:lang', 'dir', 'scope', 'colspan', 'rowspan'] as const;
const LIST_ATTRIBUTES = ['type', 'start'] as const;
/** XHTML 1.0 allows none of these without a part in it. */
const NEVER_EMPTY: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr']);
const VOID: ReadonlySet<string> = new Set(['br', 'img']);

export interface ContentAddresses {
  /** Returns the address of a link, from the address in an EPUB. */
  readonly link: (address: string) => string;
  /** Returns the file of a picture, or undefined if the book has none. */
  readonly picture: (address: string) => string | undefined;
}

/** Writes the page of a chapter as XHTML 1.0. */
export function writeContent(body: Element, addresses: ContentAddresses): string {
  return Array.from(body.childNodes, (node) => writeNode(node, addresses)).join('');
}

function writeNode(node: Node, addresses: ContentAddresses): string {
  if (node.nodeType === TEXT) return escapeMarkup(node.nodeValue ?? '');
  if (node.nodeType !== ELEMENT) return '';
  const from = node as Element;
  const name = RENAMED[from.nodeName] ?? from.nodeName;
  const value = (attribute: string): string => from.getAttribute(attribute) ?? '';
  if (name === 'math') return element('span', { class: 'math' }, escapeMarkup(value('alttext')));
  if (name === 'img') {
    const src = addresses.picture(value('src'));
    return src === undefined
      ? escapeMarkup(value('alt'))
      : emptyElement('img', { src, alt: value('alt'), ...own(from) });
  }
  const inside = Array.from(from.childNodes, (child) => writeNode(child, addresses)).join('');
  if (NEVER_EMPTY.has(name) && inside.trim() === '') return '';
  const href = from.hasAttribute('href') ? { href: addresses.link(value('href')) } : {};
  const attributes = { ...own(from), ...href, ...classOf(from) };
  return VOID.has(name) ? emptyElement(name, attributes) : element(name, attributes, inside);
}

function own(from: Element): Attributes {
  const names = from.nodeName === 'ol' ? [...ATTRIBUTES, ...LIST_ATTRIBUTES] : ATTRIBUTES;
  return Object.fromEntries(names.map((name) => [name, from.getAttribute(name) ?? undefined]));
}

/** Names the parts that a listener can skip by the classes of DAISY 2.02. */
function classOf(from: Element): Attributes {
  switch (from.getAttribute('role') ?? '') {
    case 'doc-pagebreak':
      return { class: pageKindOf(from.textContent ?? '') };
    case 'doc-noteref':
      return { class: 'noteref' };
    case 'doc-footnote':
      return { class: 'notebody' };
  }
  switch (from.getAttribute('class') ?? '') {
    case 'transcriber-note':
    case 'description':
      return { class: 'prodnote' };
    case 'box':
      return { class: 'sidebar' };
  }
  return {};
}
