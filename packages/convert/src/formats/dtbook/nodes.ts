import type { Block, Inline } from '@relievo/document/model';
import { tidySpaces } from '@relievo/document/text';
import type { Element } from '@xmldom/xmldom';
import { findWithin, nameOf } from '../markup/xml.ts';
import type { Node } from './reading.ts';

export function listNodes(element: Element): readonly Node[] {
  const nodes: Node[] = [];
  for (let node = element.firstChild; node; node = node.nextSibling) nodes.push(node);
  return nodes;
}

export function isElement(node: Node): node is Node & Element {
  return node.nodeType === 1;
}

/** Lists the elements inside an element, and its text if that says something. */
export function listParts(element: Element): readonly Node[] {
  return listNodes(element).filter(
    (node) => isElement(node) || (isText(node) && (node.nodeValue ?? '').trim() !== ''),
  );
}

export function isText({ nodeType }: Node): boolean {
  return nodeType === 3 || nodeType === 4;
}

/** Returns the name of an element, or an empty text for other nodes. */
export function nameOfNode(node: Node): string {
  return isElement(node) ? nameOf(node) : '';
}

/** Returns the nodes inside an element; any other node is its own content. */
export function listInside(node: Node): readonly Node[] {
  return isElement(node) ? listNodes(node) : [node];
}

export function isNamed(node: Node, ...names: readonly string[]): boolean {
  return isElement(node) && names.includes(nameOf(node));
}

const MAX_NUMBER = 40;

/** Returns the words of an element that holds a number of print; null if it holds more than that. */
export function readNumber(element: Element): string | null {
  const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return text.length > MAX_NUMBER || holdsMore(element) ? null : text;
}

/** Tells whether an element holds more than text: pictures, formulas or notes. */
export function holdsMore(element: Element): boolean {
  return ['img', 'math', 'note', 'noteref', 'pagenum'].some((name) => findWithin(element, name).length > 0);
}

/** Joins the text of paragraphs in one line. */
export function joinContent(blocks: readonly Block[]): readonly Inline[] {
  return tidySpaces(
    blocks.flatMap((block, at): readonly Inline[] => {
      const space: readonly Inline[] = at > 0 ? [{ kind: 'text', text: ' ' }] : [];
      if (block.kind === 'paragraph' || block.kind === 'heading') return [...space, ...block.content];
      if (block.kind === 'formula')
        return [...space, { kind: 'formula', mathml: block.mathml, line: block.line }];
      return block.kind === 'page-break' ? [{ kind: 'page-break', page: block.page }] : [];
    }),
  );
}

/** Returns the blocks that no line can hold, which are after the line. */
export function listOthers(blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(({ kind }) => !['paragraph', 'heading', 'formula', 'page-break'].includes(kind));
}
