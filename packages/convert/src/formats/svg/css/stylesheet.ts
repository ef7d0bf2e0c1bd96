import type { Element } from '@xmldom/xmldom';
import type { Declaration, Rule } from 'css-tree';
import { readAttribute } from '../dom.ts';
import { loadCssTree } from './load-css-tree.ts';
import { classesOf, doesMatch, keyOf, readSelector, type Selector } from './selector.ts';

export interface Declared {
  readonly name: string;
  readonly value: string;
  readonly important: boolean;
}

interface StyleRule {
  readonly selector: Selector;
  readonly order: number;
  readonly declarations: readonly Declared[];
}

export interface Stylesheet {
  readonly rulesFor: (element: Element, spend: () => void) => readonly StyleRule[];
  /** Rules that could not be understood. */
  readonly passedOver: number;
}

function declaredOf(node: Declaration): Declared {
  return {
    name: node.property.toLowerCase(),
    value: loadCssTree().generate(node.value).trim(),
    important: node.important === true,
  };
}

/** The rules of all <style> elements together, found by id, class or type of the element. */
export function readStylesheet(text: string): Stylesheet {
  const rules = new Map<string, StyleRule[]>();
  let passedOver = 0;
  let order = 0;
  const addRule = (rule: Rule): void => {
    if (rule.prelude.type !== 'SelectorList') {
      passedOver += 1;
      return;
    }
    const declarations = rule.block.children
      .toArray()
      .flatMap((node) => (node.type === 'Declaration' ? [declaredOf(node)] : []));
    for (const node of rule.prelude.children) {
      const selector = node.type === 'Selector' ? readSelector(node.children) : null;
      if (!selector) {
        passedOver += 1;
        continue;
      }
      const key = keyOf(selector);
      const known = rules.get(key);
      const made = { selector, order, declarations };
      order += 1;
      if (known) known.push(made);
      else rules.set(key, [made]);
    }
  };
  const sheet = text.trim() === '' ? undefined : parseOrNull(text);
  if (sheet?.type === 'StyleSheet') {
    for (const node of sheet.children) {
      if (node.type === 'Rule') addRule(node);
      else if (node.type === 'Atrule' && !HARMLESS.has(node.name)) passedOver += 1;
    }
  } else if (sheet === null) passedOver += 1;
  const rulesFor: Stylesheet['rulesFor'] = (element, spend) => {
    if (rules.size === 0) return [];
    const keys = [
      '*',
      element.localName ?? '',
      ...classesOf(element).map((name) => `.${name}`),
      `#${readAttribute(element, 'id') ?? ''}`,
    ];
    return keys
      .flatMap((key) => rules.get(key) ?? [])
      .filter(({ selector }) => doesMatch(element, selector, spend))
      .toSorted((a, b) => a.selector.specificity - b.selector.specificity || a.order - b.order);
  };
  return { rulesFor, passedOver };
}

/** Fonts and encodings change nothing of what is drawn here. */
const HARMLESS = new Set(['font-face', 'charset', 'namespace']);

function parseOrNull(text: string) {
  try {
    return loadCssTree().parse(text.replaceAll(/<!--|-->/g, ''), {
      parseValue: false,
      onParseError: () => undefined,
    });
  } catch {
    // Brackets nested deeper than the stack.
    return null;
  }
}

/** What a style attribute says, in its order. */
export function readDeclarations(text: string): readonly Declared[] {
  if (text.trim() === '') return [];
  try {
    const list = loadCssTree().parse(text, {
      context: 'declarationList',
      parseValue: false,
      onParseError: () => undefined,
    });
    return list.type === 'DeclarationList'
      ? list.children.toArray().flatMap((node) => (node.type === 'Declaration' ? [declaredOf(node)] : []))
      : [];
  } catch {
    return [];
  }
}
