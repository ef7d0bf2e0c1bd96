import type { Element } from '@xmldom/xmldom';
import type { CssNode } from 'css-tree';
import { isElement, readAttribute, tagOf } from '../dom.ts';
import { loadCssTree } from './load-css-tree.ts';

interface Attribute {
  readonly name: string;
  readonly value: string | null;
}

interface Compound {
  readonly type: string | null;
  readonly id: string | null;
  readonly classes: readonly string[];
  readonly attributes: readonly Attribute[];
  readonly isRoot: boolean;
}

/** From right to left: what the element itself is, then what stands before or around it. */
export interface Selector {
  readonly parts: readonly { readonly compound: Compound; readonly combinator: ' ' | '>' }[];
  readonly specificity: number;
}

interface Draft {
  type: string | null;
  id: string | null;
  classes: string[];
  attributes: Attribute[];
  isRoot: boolean;
}
function createDraft(): Draft {
  return { type: null, id: null, classes: [], attributes: [], isRoot: false };
}

/** The selectors that drawings use; null for those that look at states, siblings or numbers. */
export function readSelector(nodes: Iterable<CssNode>): Selector | null {
  const parts: { compound: Compound; combinator: ' ' | '>' }[] = [];
  let draft = createDraft();
  let specificity = 0;
  let combinator: ' ' | '>' = ' ';
  for (const node of nodes) {
    if (node.type === 'Combinator') {
      if (node.name !== ' ' && node.name !== '>') return null;
      parts.unshift({ compound: draft, combinator });
      combinator = node.name;
      draft = createDraft();
      continue;
    }
    const weight = addTo(draft, node);
    if (weight === null) return null;
    specificity += weight;
  }
  parts.unshift({ compound: draft, combinator });
  return { parts, specificity };
}

function addTo(draft: Draft, node: CssNode): number | null {
  switch (node.type) {
    case 'TypeSelector':
      if (node.name !== '*') draft.type = node.name.split('|').at(-1) ?? node.name;
      return node.name === '*' ? 0 : 1;
    case 'IdSelector':
      draft.id = node.name;
      return 1_000_000;
    case 'ClassSelector':
      draft.classes.push(node.name);
      return 1000;
    case 'AttributeSelector':
      if (node.matcher !== null && node.matcher !== '=') return null;
      draft.attributes.push({
        name: node.name.name,
        value:
          node.value === null
            ? null
            : node.value.type === 'String'
              ? node.value.value
              : loadCssTree().generate(node.value),
      });
      return 1000;
    case 'PseudoClassSelector':
      draft.isRoot = true;
      return node.name === 'root' ? 1000 : null;
    default:
      return null;
  }
}

/** Under which word an index finds it: what the rightmost part asks for first. */
export function keyOf({ parts }: Selector): string {
  const own = parts[0]?.compound;
  if (own?.id) return `#${own.id}`;
  if (own?.classes[0]) return `.${own.classes[0]}`;
  return own?.type ?? '*';
}

export function classesOf(element: Element): readonly string[] {
  return (readAttribute(element, 'class') ?? '').split(/\s+/).filter((name) => name !== '');
}

function doesFit(element: Element, { type, id, classes, attributes, isRoot }: Compound): boolean {
  return (
    (type === null || tagOf(element) === type) &&
    (id === null || readAttribute(element, 'id') === id) &&
    classes.every((name) => classesOf(element).includes(name)) &&
    (!isRoot || parentOf(element) === null) &&
    attributes.every(({ name, value }) => {
      const given = readAttribute(element, name);
      return value === null ? given !== undefined : given === value;
    })
  );
}

function parentOf(element: Element): Element | null {
  const parent = element.parentNode;
  return parent && isElement(parent) ? parent : null;
}

/** Greedy from the inside out; `spend` is called for each element that is looked at. */
export function doesMatch(element: Element, { parts }: Selector, spend: () => void): boolean {
  const [own, ...around] = parts;
  spend();
  if (!own || !doesFit(element, own.compound)) return false;
  let at: Element | null = element;
  let combinator = own.combinator;
  for (const part of around) {
    at = at && parentOf(at);
    while (at && !doesFit(at, part.compound)) {
      spend();
      if (combinator === '>') return false;
      at = parentOf(at);
    }
    if (!at) return false;
    combinator = part.combinator;
  }
  return true;
}
