import { createRequire } from 'node:module';
import type * as Parse5 from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

const require = createRequire(import.meta.url);
/** Only who opens a page of markup waits for it. */
export function loadParse5(): typeof Parse5 {
  return require('parse5') as typeof Parse5;
}

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
type HtmlParent = DefaultTreeAdapterTypes.ParentNode;

/** A page as browsers read it; nothing in it runs, and nothing that it names is fetched. */
export function parseHtml(text: string): HtmlParent {
  return loadParse5().parse(text, { scriptingEnabled: false });
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

export function listElements(parent: HtmlParent, ...names: readonly string[]): readonly HtmlElement[] {
  return parent.childNodes
    .filter(isElement)
    .filter(({ tagName }) => names.length === 0 || names.includes(tagName));
}

/** The first of this name, wherever it stands; a page may be nested deeper than a program may call itself. */
export function findElement(root: HtmlParent, name: string): HtmlElement | null {
  return listWithin(root, name)[0] ?? null;
}

/** All of this name in the order of the page. */
export function listWithin(root: HtmlParent, name: string): readonly HtmlElement[] {
  const found: HtmlElement[] = [];
  const waiting: HtmlNode[] = root.childNodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue;
    if (node.tagName === name) found.push(node);
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
      const child = node.childNodes[at];
      if (child) waiting.push(child);
    }
  }
  return found;
}

export function attributeOf({ attrs }: HtmlElement, name: string): string | null {
  return attrs.find((one) => one.name === name)?.value ?? null;
}

/** What nobody sees, and no screen reader says. */
export function isHidden(element: HtmlElement): boolean {
  const style = attributeOf(element, 'style') ?? '';
  return (
    attributeOf(element, 'hidden') !== null ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)
  );
}

/** Elements deeper than these are no page of a person. */
const DEEPEST = 400;

export function isTooDeep(root: HtmlParent): boolean {
  const waiting: (readonly [HtmlParent, number])[] = [[root, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [parent, depth] = next;
    if (depth > DEEPEST) return true;
    for (const child of parent.childNodes) if (isElement(child)) waiting.push([child, depth + 1]);
  }
  return false;
}
